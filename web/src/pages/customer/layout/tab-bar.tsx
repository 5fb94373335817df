import { CalendarDays, House, ShoppingBag, Sparkles } from 'lucide-react';
import * as common from '#words/common';
import * as words from '#words/home';
import { useCartCount } from '../../../features/shop/cart/use-cart-count.ts';
import { paths } from '../../../paths.ts';
import { NavLink } from '../../../ui/nav-link.tsx';
import { CountBadge } from './count-badge.tsx';

const tabs = [
  { href: paths.home, label: words.home, icon: House },
  { href: paths.services, also: paths.allServices, label: words.services, icon: Sparkles },
  { href: paths.cart, label: common.cart, icon: ShoppingBag },
  { href: paths.bookings, label: words.bookings, icon: CalendarDays },
];

/** Pages with their own bottom bar (ui/bottom-bar.tsx): they hide the tab bar. */
export function hasOwnBar(location: string): boolean {
  return (
    location === paths.book ||
    [paths.cart, paths.checkout, paths.orderSuccess, paths.service('')].some(path => location.startsWith(path))
  );
}

/** The main pages in a bar at the bottom of phones. */
export function TabBar() {
  const items = useCartCount();
  return (
    <>
      <div aria-hidden className="h-[calc(4rem+env(safe-area-inset-bottom))] md:hidden" />
      <nav
        aria-label={words.shortcuts}
        className="steady-text fixed inset-x-0 bottom-0 z-20 flex bg-card pb-[env(safe-area-inset-bottom)] shadow-bar md:hidden"
      >
        {tabs.map(({ href, also, label, icon: Icon }) => (
          <NavLink
            key={href}
            href={href}
            also={also}
            aria-label={href === paths.cart && items > 0 ? words.cartWith(common.items(items)) : undefined}
            className={isHere =>
              `group relative flex h-16 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold ${isHere ? 'text-plum' : 'text-muted'}`
            }
          >
            <span className="grid h-7 w-14 place-items-center rounded-full group-aria-[current]:bg-plum-tint">
              <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
            </span>
            {label}
            {href === paths.cart && <CountBadge count={items} className="top-1 left-[calc(50%+0.25rem)]" />}
          </NavLink>
        ))}
      </nav>
    </>
  );
}
