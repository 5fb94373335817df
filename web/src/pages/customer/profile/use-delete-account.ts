import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import * as words from '#words/profile';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask, onSessionEnd } from '../../../api/client.ts';
import { mayBeDone } from '../../../api/unanswered.ts';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import { paths } from '../../../paths.ts';
import { keys } from '../../../shared/storage.ts';
import { toast } from '../../../ui/toast.ts';

/** Deletes the account, signs the customer out and leads home. Throws ApiError. Then nothing changed, unless the answer was lost. */
export function useDeleteAccount(): () => Promise<void> {
  const { leave } = useSession();
  const [, navigate] = useLocation();
  const [mayBeGone, setMayBeGone] = useState(false);

  const end = useCallback(() => {
    // Go home first: a customer's page would ask to sign in again.
    navigate(paths.home);
    leave();
    toast.success(words.accountDeleted, { detail: words.thanksForBeing });
  }, [leave, navigate]);

  // Any call may be the first to hear that the customer is gone. That is the deletion, not an ended session.
  useEffect(() => (mayBeGone ? onSessionEnd(keys.authToken, end) : undefined), [mayBeGone, end]);

  return async () => {
    try {
      await ask(api.DELETE('/auth/profile'));
    } catch (error) {
      setMayBeGone(was => mayBeDone(error) || (was && !hasCode(error, 'ACCOUNT_HAS_BOOKINGS')));
      throw error;
    }
    end();
  };
}
