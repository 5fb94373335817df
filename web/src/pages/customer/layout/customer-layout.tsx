import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../paths.ts';
import { connectionBar } from '../../../shared/connection-bar.ts';
import { pageIsReady } from '../../../shared/early-input.ts';
import { useRouteChange } from '../../../shared/use-route-change.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SkipLink } from '../../../ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { hasOwnBar, TabBar } from './tab-bar.tsx';

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
