import { useLocation } from 'wouter';
import { adminPaths } from '../../admin-paths.ts';
import { signOut } from './staff-session.ts';

/** Rule K8: to the sign-in, which knows nothing of the page that was left; the next to come may be somebody else. */
export function useSignOut(): () => void {
  const [, navigate] = useLocation();
  return () => {
    navigate(adminPaths.login);
    void signOut();
  };
}
