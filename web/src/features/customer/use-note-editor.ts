import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { hasCode } from '../../api/api-error.ts';
import { useInterrupted } from '../admin-shell/use-interrupted.ts';
import { putNote, type SavedNote, useRefreshNotes } from './use-note.ts';

const valuesOf = ({ note }: SavedNote) => ({ note: note ?? '' });

/** The form, and what it was filled from. */
export function useNoteEditor(id: string, latest: SavedNote, reload: () => Promise<SavedNote | undefined>) {
  const form = useForm({ defaultValues: valuesOf(latest) });
  const [base, setBase] = useState(latest);
  /** What somebody else has saved under our hands. */
  const [theirs, setTheirs] = useState<SavedNote | null>(null);
  const refresh = useRefreshNotes();
  const { isDirty } = form.formState;
  useInterrupted(`note ${id}`, form);

  // Somebody else's words come in by themselves as long as there are none of one's own.
  useEffect(() => {
    if (isDirty || latest.etag === base.etag) return;
    setBase(latest);
    form.reset(valuesOf(latest));
  }, [isDirty, latest, base.etag, form]);

  /** What becomes of it. What was typed stays typed until it is saved. */
  async function save(typed: { note: string }): Promise<'saved' | 'removed' | 'changed meanwhile'> {
    const mine = typed.note.trim() || null;
    try {
      await putNote(id, mine, base.etag);
    } catch (error) {
      if (!hasCode(error, 'NOTE_CHANGED')) throw error;
      const fresh = await reload();
      // When it cannot be read again, SWR answers what it had: the state before.
      if (!fresh || fresh.etag === base.etag) throw error;
      // Else it was saved by the try before, whose answer was lost.
      if (fresh.note !== mine) {
        setBase(fresh);
        form.reset(valuesOf(fresh));
        form.reset(typed, { keepDefaultValues: true });
        setTheirs(fresh);
        return 'changed meanwhile';
      }
    }
    await refresh();
    return mine ? 'saved' : 'removed';
  }

  return { form, theirs, save };
}
