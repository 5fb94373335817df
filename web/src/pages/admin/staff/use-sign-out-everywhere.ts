import { useLocation } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { leave } from '../../../api/staff-session.ts';

/**
 * Ends every session of this person, this one too, and leads to the sign-in. Throws ApiError: without an answer another device may
 * still be signed in.
 */
export function useSignOutEverywhere(): () => Promise<void> {
  const [, navigate] = useLocation();
  return async () => {
    await ask(adminApi.POST('/auth/sign-out-everywhere')).catch(error => {
      // After a lost answer the first call may have ended this session, too.
      if (!hasCode(error, 'UNAUTHORIZED')) throw error;
    });
    navigate(adminPaths.login);
    leave();
  };
}
