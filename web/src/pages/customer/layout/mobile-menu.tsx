import { ChevronRight, Phone } from 'lucide-react';
import { Link } from 'wouter';
import * as common from '#words/common';
import * as words from '#words/home';
import { useAuthDialog } from '../../../features/accounts/auth/auth-dialog.tsx';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import { customerNavigation, moreLinks, useNavigation } from '../../../features/salon/settings/navigation.ts';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { callLink } from '../../../shared/outside-links.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { NavLink } from '../../../ui/link-button.tsx';
import { useLogout } from './use-logout.ts';

interface Props {
  onClose: () => void;
}

export default function MobileMenu({ onClose }: Props) {
  const { status } = useSession();
  const auth = useAuthDialog();
  const logout = useLogout();
  const settings = useSettings();
  const navigation = useNavigation();
  const links = status === 'out' ? navigation : [...navigation, ...customerNavigation];

  function closeAnd(act: () => void) {
    onClose();
    act();
  }

  return (
    <Sheet
      onClose={onClose}
      title={common.menu}
      footer={
        status === 'out' ? (
          <>
            <Button variant="secondary" block onClick={() => closeAnd(() => auth.open('login'))}>
              {words.login}
            </Button>
            <Button block onClick={() => closeAnd(() => auth.open('register'))}>
              {words.register}
            </Button>
          </>
        ) : (
          <Button variant="secondary" block onClick={() => closeAnd(logout)}>
            {words.logout}
          </Button>
        )
      }
    >
      <nav aria-label={common.menu}>
        {links.map(({ href, also, label }) => (
          <NavLink
            key={href}
            href={href}
            also={also}
            onClick={onClose}
            className={isHere =>
              `flex min-h-14 items-center justify-between border-b border-line text-lg font-semibold ${isHere ? 'text-plum underline decoration-marigold decoration-2 underline-offset-8' : ''}`
            }
          >
            {label}
            <ChevronRight aria-hidden className="size-5 text-muted" />
          </NavLink>
        ))}
      </nav>
      <ul className="two-columns mt-3 grid gap-x-6 text-sm">
        {moreLinks.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              onClick={onClose}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {settings?.phone && (
        <a href={callLink(settings.phone)} className="mt-4 flex min-h-14 items-center gap-3 font-semibold text-plum">
          <Phone aria-hidden className="size-5" strokeWidth={1.75} />
          <span className="figures">{settings.phone}</span>
        </a>
      )}
    </Sheet>
  );
}
