import { CalendarDays, House, ShoppingBag, Sparkles } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import * as common from '#words/common';
import * as words from '#words/home';
import { useCartCount } from '../../../features/shop/cart/use-cart.ts';
import { paths } from '../../../paths.ts';
import { connectionBar } from '../../../shared/connection-bar.ts';
import { pageIsReady } from '../../../shared/early-input.ts';
import { useRouteChange } from '../../../shared/route-focus.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { NavLink } from '../../../ui/link-button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SkipLink } from '../../../ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { CountBadge, Header } from './header.tsx';

/** Header, page, footer, and a tab bar on phones. The page fills the window while it loads. */
export function CustomerLayout({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  useRouteChange(location);
  const ConnectionBar = useSyncExternalStore(connectionBar.subscribe, connectionBar.read, () => null);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      {ConnectionBar && <ConnectionBar />}
      <ErrorBoundary key={location}>
        <main id="main" tabIndex={-1} className="min-h-dvh flex-1">
          <Suspense fallback={<Loading />}>
            {children}
            <Ready />
          </Suspense>
        </main>
      </ErrorBoundary>
      {!location.startsWith(paths.allServices) && <Footer />}
      {!hasOwnBar(location) && <TabBar />}
    </div>
  );
}

/** A sibling of the page: React hydrates a lazy page after the frame around it. */
function Ready() {
  useEffect(pageIsReady, []);
  return null;
}

const tabs = [
  { href: paths.home, label: words.home, icon: House },
  { href: paths.services, also: paths.allServices, label: words.services, icon: Sparkles },
  { href: paths.cart, label: common.cart, icon: ShoppingBag },
  { href: paths.bookings, label: words.bookings, icon: CalendarDays },
];

/** Pages with their own bottom bar (ui/bottom-bar.tsx): they hide the tab bar. */
function hasOwnBar(location: string): boolean {
  return (
    location === paths.book ||
    [paths.cart, paths.checkout, paths.orderSuccess, paths.service('')].some(path => location.startsWith(path))
  );
}

/** The main pages in a bar at the bottom of phones. */
function TabBar() {
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
