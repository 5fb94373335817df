import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLatest } from '../../shared/use-latest.ts';

/** What was written and not sent when the page was left, until one comes back to it in this tab. */
let unsent = '';

export function useUnsent<Values extends { message: string }>(form: UseFormReturn<Values>, isWriting: boolean): void {
  const messages = form as unknown as UseFormReturn<{ message: string }>;
  const latest = useLatest(isWriting);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and once again when the form goes
  useEffect(() => {
    if (unsent) messages.setValue('message', unsent, { shouldDirty: true });
    return () => {
      unsent = latest.current ? messages.getValues('message') : '';
    };
  }, []);
}
