import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { useSignOut } from '../../../features/admin-shell/use-sign-out.ts';
import { useUnreadCount } from '../../../features/message/use-unread-count.ts';
import { askFirst } from '../../../forms/use-leave-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NavLink } from '../../../ui/nav-link.tsx';
import { EntryLink } from './entry-link.tsx';
import { alsoHere, navigation, shortcuts } from './navigation.ts';

const look =
  'group relative flex h-16 flex-1 flex-col items-center justify-center gap-0.5 text-[min(0.8125rem,3.8vw)] leading-4.5 font-semibold';
const pill = 'grid h-7 w-full max-w-14 place-items-center rounded-full group-aria-[current]:bg-plum-tint';

/** The phone's shortcuts. Not printed, or they would cover the end of every sheet. */
export function TabBar() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const unread = useUnreadCount();
  const [here] = useLocation();
  const hereEntry = navigation.find(entry => entry.href === here || alsoHere(entry, here));
  const isUnderMore = hereEntry !== undefined && !shortcuts.includes(hereEntry);
  return (
    <div className="lg:hidden print:hidden">
      <div aria-hidden className="h-[calc(4rem+env(safe-area-inset-bottom))]" />
      <nav
        data-tab-bar
        aria-label="Shortcuts"
        className="fixed inset-x-0 bottom-0 z-20 flex bg-card pb-[env(safe-area-inset-bottom)] shadow-bar"
      >
        {shortcuts.map(entry => {
          const { href, label, icon: Icon } = entry;
          return (
            <NavLink
              key={href}
              href={href}
              also={alsoHere(entry, here)}
              className={isHere => `${look} ${isHere ? 'text-plum' : 'text-muted'}`}
            >
              <span className={pill}>
                <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
              </span>
              {label}
              {href === adminPaths.messages && unread > 0 && (
                <span className="absolute top-2 left-[calc(50%+0.5rem)] size-2.5 rounded-full bg-madder ring-2 ring-card">
                  <span className="sr-only">, some unread</span>
                </span>
              )}
            </NavLink>
          );
        })}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={isUnderMore || undefined}
          onClick={() => setMenuOpen(true)}
          className={`${look} ${isUnderMore ? 'text-plum' : 'text-muted'}`}
        >
          <span className={pill}>
            <Menu aria-hidden className="size-5.5" strokeWidth={1.75} />
          </span>
          More
        </button>
      </nav>
      {isMenuOpen && <MenuSheet onClose={() => setMenuOpen(false)} />}
    </div>
  );
}

interface Props {
  onClose: () => void;
}

/** All pages on a phone, at the bottom within the thumb's reach. */
function MenuSheet({ onClose }: Props) {
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
