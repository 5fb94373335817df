import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLatest } from '../../shared/use-latest.ts';
import { useSession } from '../auth/session.tsx';
import type { MessageValues } from './sender.ts';

/** What was written and not sent when the page was left, and by whom, until one comes back to it in this tab. */
let unsent: { message: string; userId: string | null } | null = null;

export function useUnsent(form: UseFormReturn<MessageValues>, isWriting: boolean): void {
  const latest = useLatest(isWriting);
  const { userId } = useSession();
  // Also after they have logged out: it is theirs.
  const author = useRef(userId);
  if (userId) author.current = userId;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and once again when the form goes
  useEffect(() => {
    // A customer's is nobody else's; a visitor may have signed in since.
    if (unsent && (unsent.userId === null || unsent.userId === userId))
      form.setValue('message', unsent.message, { shouldDirty: true });
    return () => {
      const message = latest.current ? form.getValues('message') : '';
      unsent = message ? { message, userId: author.current } : null;
    };
  }, []);
}
