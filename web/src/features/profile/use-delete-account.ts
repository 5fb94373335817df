import { useLocation } from 'wouter';
import { api, ask } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { useSession } from '../auth/session.tsx';

/** Deletes the account and leaves the customer at home, signed out. Throws ApiError and has then changed nothing. */
export function useDeleteAccount(): () => Promise<void> {
  const { leave } = useSession();
  const [, navigate] = useLocation();

  return async () => {
    await ask(api.DELETE('/auth/profile'));
    // Home first: a page for customers would ask to sign in again.
    navigate(paths.home);
    leave();
    toast.success('Your account is deleted', { detail: 'Thank you for having had us. You are welcome back at any time.' });
  };
}
