import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { hasCode } from '../../api/api-error.ts';
import { api, ask, onSessionEnd } from '../../api/client.ts';
import { mayBeDone } from '../../api/unanswered.ts';
import { paths } from '../../paths.ts';
import { keys } from '../../shared/storage.ts';
import { toast } from '../../ui/toast.ts';
import { useSession } from '../auth/session.tsx';

/** Deletes the account and leaves the customer at home, signed out. Throws ApiError; unless its answer was lost, it has then changed nothing. */
export function useDeleteAccount(): () => Promise<void> {
  const { leave } = useSession();
  const [, navigate] = useLocation();
  const [mayBeGone, setMayBeGone] = useState(false);

  const end = useCallback(() => {
    // Home first: a page for customers would ask to sign in again.
    navigate(paths.home);
    leave();
    toast.success('Your account is deleted', { detail: 'Thank you for having had us. You are welcome back at any time.' });
  }, [leave, navigate]);

  // Whichever call is the first to hear that this customer is known no more: it was done, and no session to be renewed has ended.
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
