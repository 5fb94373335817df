import { useLocation } from 'wouter';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import { paths } from '../../../paths.ts';

/** Logs out and leads home. Home first: a customer's page would ask to sign in again. */
export function useLogout(): () => void {
  const { logout } = useSession();
  const [, navigate] = useLocation();
  return () => {
    navigate(paths.home);
    void logout();
  };
}
