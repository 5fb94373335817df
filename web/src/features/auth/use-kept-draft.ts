import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keys, read } from '../../shared/storage.ts';
import { useLatest } from '../../shared/use-latest.ts';
import { toast } from '../../ui/toast.ts';
import type { KeptDraft } from './kept-draft.ts';

/**
 * Gives the form back what was typed in it when the session ended, and keeps that when it ends now. `about` is undefined where
 * nothing is kept. True when there was something.
 */
export function useKeptDraft<Values extends FieldValues>(
  drafts: KeptDraft<Values>,
  form: UseFormReturn<Values>,
  about: string | null | undefined,
): boolean {
  const [userId] = useState(() => read(keys.userId));
  const [kept] = useState(() => (about === undefined ? null : drafts.of(about)));
  const isUnsaved = useLatest(form.formState.isDirty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and once again when the dialog goes
  useEffect(() => {
    if (kept) {
      form.reset(kept, { keepDefaultValues: true });
      drafts.drop();
      toast.info('What you had typed is here again.');
    }
    return () => {
      // By the server: nobody goes on after a logout, in whichever tab that was.
      const isCutOff = !read(keys.authToken) && read(keys.cutOff);
      if (isCutOff && isUnsaved.current && userId && about !== undefined) drafts.keep(userId, about, form.getValues());
    };
  }, []);
  return kept !== null;
}
