import { useSignOut } from '../../../features/admin-shell/use-sign-out.ts';
import { askFirst } from '../../../forms/use-leave-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EntryLink } from './entry-link.tsx';
import { navigation } from './navigation.ts';

interface Props {
  onClose: () => void;
}

/** All pages on a phone, at the bottom within the thumb's reach. */
export function MenuSheet({ onClose }: Props) {
  const signOut = useSignOut();
  return (
    <Dialog
      onClose={onClose}
      title="Menu"
      footer={
        <Button
          variant="secondary"
          block
          onClick={() => {
            onClose();
            askFirst(signOut);
          }}
        >
          Sign out
        </Button>
      }
    >
      <nav aria-label="Menu" className="two-columns grid gap-1">
        {navigation.map(entry => (
          <EntryLink key={entry.href} {...entry} onClick={onClose} />
        ))}
      </nav>
    </Dialog>
  );
}
