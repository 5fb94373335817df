import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useRouteChange } from '../../../shared/use-route-change.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SkipLink } from '../../../ui/skip-link.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
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
