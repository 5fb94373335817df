import { useLocation } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { signOut } from '../../../api/staff-session.ts';

/** Signs out and leads to the sign-in, which forgets the page: another person may sign in next (rule K8). */
export function useSignOut(): () => void {
  const [, navigate] = useLocation();
  return () => {
    navigate(adminPaths.login);
    void signOut();
  };
}
