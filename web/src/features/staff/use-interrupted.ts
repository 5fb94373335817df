import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLatest } from '../../shared/use-latest.ts';
import { toast } from '../../ui/toast.ts';
import { wasCutOff, whoIsHere } from './staff-session.ts';

/** What was typed in a dialog and not saved when the session ended, until the same person opens that dialog again in this tab. */
let kept: { by: string; of: string; values: unknown } | null = null;

/**
 * Gives the form of a dialog back what was in it when the session ended, `of` the thing it is about. When that has changed
 * meanwhile, there is nothing to go on with.
 */
export function useInterrupted<Values extends FieldValues>(of: string, form: UseFormReturn<Values>): void {
  const { isDirty, defaultValues } = form.formState;
  const isUnsaved = useLatest(isDirty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and once again when the dialog goes
  useEffect(() => {
    const by = whoIsHere();
    const ofTheSame = `${of} ${JSON.stringify(defaultValues)}`;
    if (kept?.of === ofTheSame && kept.by === by) {
      form.reset(kept.values as Values, { keepDefaultValues: true });
      kept = null;
      toast.info('What you had typed is here again.');
    }
    return () => {
      if (isUnsaved.current && wasCutOff()) kept = { by, of: ofTheSame, values: form.getValues() };
    };
  }, []);
}
