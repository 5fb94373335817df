import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { AlertBar } from '../../../features/messages/alerts/alert-bar.tsx';
import { lazy } from '../../../shared/lazy.ts';
import { useRouteChange } from '../../../shared/use-route-change.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SkipLink } from '../../../ui/skip-link.tsx';
import { GroupStrip } from './group-strip.tsx';
import { Header } from './header.tsx';
import { useSearchKeys } from './search/use-search-keys.ts';
import { Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';
import { useGroups } from './use-here.ts';

const SearchDialog = lazy(() => import('./search/search-dialog.tsx'));

/** Sidebar and page on a desktop; on a phone the page over a bar of groups. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  const [isSearching, setSearching] = useState(false);
  const [search, stop] = [() => setSearching(true), () => setSearching(false)];
  useRouteChange(location);
  useSearchKeys(search);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <Sidebar />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <Header onSearch={search} />
        <AlertBar />
        <GroupStrip />
        <ErrorBoundary key={location}>
          <main id="main" tabIndex={-1} className="mx-auto w-full max-w-7xl flex-1 px-4 py-5 md:px-8 md:py-8">
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </main>
        </ErrorBoundary>
        <TabBar onSearch={search} />
      </div>
      <Confirm key={location} />
      {isSearching && <Search onClose={stop} />}
    </div>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const groups = useGroups();
  return (
    <LateDialog onClose={onClose}>
      <SearchDialog groups={groups} onClose={onClose} />
    </LateDialog>
  );
}
