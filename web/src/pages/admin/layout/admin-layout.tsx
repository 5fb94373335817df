import { ExternalLink, LogOut } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useSignOut } from '../../../features/admin-shell/use-sign-out.ts';
import { useSalonName } from '../../../features/settings/salon.tsx';
import { askFirst } from '../../../forms/use-leave-guard.ts';
import { paths } from '../../../paths.ts';
import { useRouteChange } from '../../../shared/use-route-change.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SkipLink } from '../../../ui/skip-link.tsx';
import { EntryLink } from './entry-link.tsx';
import { navigation } from './navigation.ts';
import { TabBar } from './tab-bar.tsx';

/** Sidebar and page on a desktop; on a phone the page over a bar of shortcuts. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  useRouteChange(location);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <Sidebar />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <Header />
        <ErrorBoundary key={location}>
          <main id="main" tabIndex={-1} className="mx-auto w-full max-w-7xl flex-1 px-4 py-5 md:px-8 md:py-8">
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </main>
        </ErrorBoundary>
        <TabBar />
      </div>
      <Confirm key={location} />
    </div>
  );
}

/** On a phone it scrolls away with the page, to leave room for the list. */
function Header() {
  return (
    <header className="max-md:steady-text border-b border-line bg-card lg:sticky lg:top-0 lg:z-10">
      <div className="mx-auto flex min-h-14 max-w-7xl items-center gap-3 px-4 md:h-16 md:px-8">
        <img src="/icon.svg" alt="" width={32} height={32} className="size-8 lg:hidden" />
        <p className="flex-1 font-display text-lg/tight font-medium sm:text-xl">Admin Dashboard</p>
        <LinkButton href={paths.home} variant="quiet" size="sm" className="-mr-3">
          View Site
          <ExternalLink aria-hidden className="size-4.5" strokeWidth={1.75} />
        </LinkButton>
      </div>
    </header>
  );
}

/** The area's pages on a desktop. */
function Sidebar() {
  const signOut = useSignOut();
  const salonName = useSalonName();
  return (
    <aside
      aria-label="Salon"
      className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line bg-card p-3 lg:flex print:hidden"
    >
      <p className="flex items-center gap-2.5 px-3 py-3">
        <img src="/icon.svg" alt="" width={36} height={36} className="size-9 shrink-0" />
        <span className="min-w-0 font-display text-lg leading-5 font-semibold text-plum wrap-anywhere">{salonName}</span>
      </p>
      <nav aria-label="Admin" className="mt-6 grid gap-1">
        {navigation.map(entry => (
          <EntryLink key={entry.href} {...entry} />
        ))}
      </nav>
      <button
        type="button"
        onClick={() => askFirst(signOut)}
        className="mt-auto flex min-h-11 items-center gap-3 rounded-md px-3 font-semibold hover:bg-sand"
      >
        <LogOut aria-hidden className="size-5" strokeWidth={1.75} />
        Sign out
      </button>
    </aside>
  );
}
