import { useLocation } from 'wouter';
import * as words from '#words/profile';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { toast } from '../../../ui/toast.ts';
import { useSession } from '../auth/session.tsx';

/** Ends all sessions of the customer, this one too, and leads home (rule S14). Throws ApiError. */
export function useSignOutEverywhere(): () => Promise<void> {
  const { leave } = useSession();
  const [, navigate] = useLocation();
  return async () => {
    await ask(api.POST('/auth/sign-out-everywhere')).catch(error => {
      // After a lost answer the first call may have ended this session, too.
      if (!hasCode(error, 'UNAUTHORIZED')) throw error;
    });
    // Home first: a customer's page would ask to sign in again.
    navigate(paths.home);
    leave();
    toast.success(words.signedOutEverywhere);
  };
}
