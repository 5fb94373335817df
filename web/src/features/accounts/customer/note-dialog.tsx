import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../api/staff-session.ts';
import { readOf, useStaffRead } from '../../../api/use-staff-read.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { TextArea } from '../../../forms/text-fields.tsx';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { toast } from '../../../ui/toast.ts';
import { noteLength } from './customer.ts';

interface SavedNote {
  note: string | null;
  /** The version of the note. Saving sends it, so that it never overwrites a colleague's text unseen. */
  etag: string;
}

const path = '/customer/admin/{id}/note';
const title = 'Note for the Next Visit';
const valuesOf = ({ note }: SavedNote) => ({ note: note ?? '' });

async function readNote(id: string): Promise<SavedNote> {
  const answer = adminApi.GET(path, { params: { path: { id } } });
  const { note } = await ask(answer);
  return { note, etag: (await answer).response.headers.get('ETag') ?? '' };
}

interface Props {
  customerId: string;
  onClose: () => void;
}

export default function NoteDialog({ customerId, onClose }: Props) {
  const { data, error, reload } = useStaffRead([path, customerId], () => readNote(customerId));
  if (data) return <NoteForm customerId={customerId} latest={data} reload={reload} onClose={onClose} />;
  if (!error) return <Loading over />;
  return (
    <Dialog title={title} onClose={onClose}>
      <ReadFailed onRetry={reload}>Failed to load the note</ReadFailed>
    </Dialog>
  );
}

type FormProps = Props & { latest: SavedNote; reload: () => Promise<SavedNote | undefined> };

function NoteForm({ customerId, latest, reload, onClose }: FormProps) {
  const { mutate } = useSWRConfig();
  const form = useForm({ defaultValues: valuesOf(latest) });
  /** The version that the form began with. */
  const [base, setBase] = useState(latest);
  /** The text that a colleague saved meanwhile. */
  const [theirs, setTheirs] = useState<SavedNote | null>(null);
  const { isDirty } = form.formState;
  useKeptForm(form, { by: staff, of: `note ${customerId}`, about: asFilled(form) });

  // A colleague's text replaces this one while nothing is typed.
  useEffect(() => {
    if (isDirty || latest.etag === base.etag) return;
    setBase(latest);
    form.reset(valuesOf(latest));
  }, [isDirty, latest, base.etag, form]);

  async function put(note: string | null): Promise<'saved' | 'changed meanwhile' | 'gone'> {
    try {
      const params = { path: { id: customerId }, header: { 'if-match': base.etag } };
      await ask(adminApi.PUT(path, { params, body: { note } }));
    } catch (error) {
      if (hasCode(error, 'USER_NOT_FOUND')) return 'gone';
      if (!hasCode(error, 'NOTE_CHANGED')) throw error;
      const fresh = await reload();
      // If the read fails, too, SWR returns the old version.
      if (!fresh || fresh.etag === base.etag) throw error;
      // The previous try saved this text, and its answer was lost.
      if (fresh.note !== note) {
        setBase(fresh);
        setTheirs(fresh);
        const typed = form.getValues();
        form.reset(valuesOf(fresh));
        form.reset(typed, { keepDefaultValues: true });
        return 'changed meanwhile';
      }
    }
    return 'saved';
  }

  async function save(typed: { note: string }) {
    const note = typed.note.trim() || null;
    const outcome = await put(note);
    if (outcome === 'changed meanwhile') return;
    if (outcome === 'gone') toast.error('This customer was deleted meanwhile.');
    else toast.success(note ? 'Note saved' : 'Note removed');
    // Read it again before the panel below becomes visible.
    await mutate(readOf('/customer/admin', '/customer/admin/{id}', path)).catch(() => null);
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={title}
      hint="Staff see it with each of their visits. The customer gets it, too, when they download their data."
      save="Save"
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to save the note"
    >
      {theirs && <Theirs note={theirs.note} />}
      <TextArea
        label="Note"
        placeholder="Allergies, wishes, what to bring..."
        maxLength={noteLength}
        rows={4}
        {...form.register('note')}
      />
    </FormDialog>
  );
}

function Theirs({ note }: { note: string | null }) {
  return (
    <Alert tone="warning">
      {note === null ? (
        'A colleague has removed the note meanwhile.'
      ) : (
        <>
          A colleague has saved the note meanwhile:
          <q className="my-1 block font-normal whitespace-pre-line">{note}</q>
        </>
      )}{' '}
      Your text is below. Compare both, then save again.
    </Alert>
  );
}
