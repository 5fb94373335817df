import { CalendarDays, Menu, ShoppingBag, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import * as common from '#words/common';
import * as words from '#words/home';
import type { Language } from '../../../../../common/words/languages.ts';
import { api } from '../../../api/client.ts';
import { useAuthDialog } from '../../../features/accounts/auth/auth-dialog.tsx';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import { Logo, WordMark } from '../../../features/salon/settings/logo.tsx';
import { useNavigation } from '../../../features/salon/settings/navigation.ts';
import { useCartCount } from '../../../features/shop/cart/use-cart.ts';
import { paths } from '../../../paths.ts';
import { lazy } from '../../../shared/lazy.ts';
import { keys, read } from '../../../shared/storage.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { LanguageChoice } from '../../../ui/language-choice.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { LinkButton, NavLink } from '../../../ui/link-button.tsx';
import { useLogout } from './use-logout.ts';

const MobileMenu = lazy(() => import('./mobile-menu.tsx'));

export function Header() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <header className="sticky top-0 z-20 border-b border-line bg-ground">
        <div className="page-width max-md:steady-text flex h-16 items-center gap-2 md:h-20">
          <Brand />
          <nav aria-label={words.main} className="ml-1 hidden md:flex lg:ml-8">
            {useNavigation().map(({ href, also, label, needsRoom }) => (
              <NavLink
                key={href}
                href={href}
                also={also}
                className={isHere =>
                  `${needsRoom ? 'max-xl:hidden ' : ''}inline-flex min-h-11 items-center rounded-full px-2 font-semibold lg:px-4 transition-colors hover:bg-sand ${isHere ? 'text-plum underline decoration-marigold decoration-2 underline-offset-8' : 'text-ink'}`
                }
              >
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="ml-auto flex shrink-0 items-center gap-1 md:gap-2">
            <LanguageChoice onChoose={tellLanguage} />
            <CartLink />
            <div className="hidden items-center gap-2 md:flex">
              <Account />
            </div>
            <IconButton
              icon={Menu}
              label={common.menu}
              aria-haspopup="dialog"
              className="-mr-2 md:hidden"
              onClick={() => setMenuOpen(true)}
            />
          </div>
        </div>
      </header>
      {isMenuOpen && (
        <LateDialog onClose={() => setMenuOpen(false)}>
          <MobileMenu onClose={() => setMenuOpen(false)} />
        </LateDialog>
      )}
    </>
  );
}

function Account() {
  const { status } = useSession();
  const { open } = useAuthDialog();
  const logout = useLogout();
  const [location] = useLocation();
  const markFor = (href: string) => ({
    href,
    'aria-current': location === href ? ('page' as const) : undefined,
    className: 'max-lg:px-3 aria-[current]:bg-plum-tint',
  });

  if (status === 'out') {
    return (
      <>
        <Button variant="quiet" size="sm" onClick={() => open('login')}>
          {words.login}
        </Button>
        <Button size="sm" onClick={() => open('register')}>
          {words.register}
        </Button>
      </>
    );
  }
  return (
    <>
      <LinkButton variant="quiet" size="sm" {...markFor(paths.bookings)}>
        <CalendarDays aria-hidden className="size-5.5 lg:hidden" strokeWidth={1.75} />
        <span className="max-lg:sr-only">{common.myBookings}</span>
      </LinkButton>
      <LinkButton variant="quiet" size="sm" {...markFor(paths.profile)}>
        <UserRound aria-hidden className="size-5.5" strokeWidth={1.75} />
        <span className="max-lg:sr-only">{common.profile}</span>
      </LinkButton>
      <Button variant="secondary" size="sm" onClick={logout}>
        {words.logout}
      </Button>
    </>
  );
}

function Brand() {
  return (
    <Link href={paths.home} className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md">
      <Logo className="size-9" />
      <WordMark />
    </Link>
  );
}

function CartLink() {
  const items = useCartCount();
  return (
    <Link
      href={paths.cart}
      aria-label={items > 0 ? words.cartWith(common.items(items)) : common.cart}
      className="relative grid size-11 place-items-center rounded-full transition-colors hover:bg-sand"
    >
      <ShoppingBag aria-hidden className="size-5.5" strokeWidth={1.75} />
      <CountBadge count={items} className="top-0.5 left-6" />
    </Link>
  );
}

/** Messages and bills follow the choice of a customer who is signed in. The page goes, but the request lives on. */
function tellLanguage(language: Language): void {
  if (read(keys.authToken)) api.PUT('/auth/profile', { body: { language }, keepalive: true }).catch(() => null);
}

/** A small count at the corner of an icon. The link's label says it in words. */
export function CountBadge({ count, className }: { count: number; className: string }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden
      className={`figures absolute min-w-5 rounded-full bg-marigold px-1 text-center text-2xs leading-4.5 font-bold text-ink ring-2 ring-ground ${className}`}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
