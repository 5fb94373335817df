import { useLocation } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { leave } from '../../../api/staff-session.ts';
import { confirm } from '../../../ui/confirm-dialog.tsx';

/** Asks, and then ends every session of this person. */
export function useSignOutQuestion(): () => void {
  const signOutEverywhere = useSignOutEverywhere();
  return () =>
    confirm({
      title: 'Sign out everywhere?',
      body: <p>You are signed out here and on every other device. If somebody may know your password, change it instead.</p>,
      confirm: 'Sign Out',
      confirming: 'Signing out...',
      fallback: 'Failed to sign out',
      act: signOutEverywhere,
    });
}

/**
 * Ends every session of this person, this one too, and leads to the sign-in. Throws ApiError: without an answer another device may
 * still be signed in.
 */
function useSignOutEverywhere(): () => Promise<void> {
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
