import { LockKeyhole } from 'lucide-react';
import { useAuthDialog } from '../../../features/auth/auth-dialog.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Shown below the login dialog, and after it is closed (rule S18). */
export function SessionEnded() {
  const auth = useAuthDialog();
  return (
    <EmptyState
      icon={LockKeyhole}
      title="Please log in to access cart"
      action={<Button onClick={() => auth.open('login', { next: paths.checkout })}>Login</Button>}
    >
      <p>Your cart is kept safe; nothing in it is lost.</p>
    </EmptyState>
  );
}
