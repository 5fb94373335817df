import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLatest } from '../../shared/use-latest.ts';
import { toast } from '../../ui/toast.ts';
import { wasCutOff } from './staff-session.ts';

/** What was typed in a dialog and not saved when the session ended, until that dialog is opened again in this tab. */
let kept: { of: string; values: unknown } | null = null;

/**
 * Gives the form of a dialog back what was in it when the session ended, `of` the thing it is about. When that has changed
 * meanwhile, there is nothing to go on with.
 */
export function useInterrupted<Values extends FieldValues>(of: string, form: UseFormReturn<Values>): void {
  const { isDirty, defaultValues } = form.formState;
  const isUnsaved = useLatest(isDirty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and once again when the dialog goes
  useEffect(() => {
    const ofTheSame = `${of} ${JSON.stringify(defaultValues)}`;
    if (kept?.of === ofTheSame) {
      form.reset(kept.values as Values, { keepDefaultValues: true });
      kept = null;
      toast.info('What you had typed is here again.');
    }
    return () => {
      if (isUnsaved.current && wasCutOff()) kept = { of: ofTheSame, values: form.getValues() };
    };
  }, []);
}
