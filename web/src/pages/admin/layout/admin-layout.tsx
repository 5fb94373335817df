import { BellRing, ChevronRight } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useMay } from '../../../api/staff-role.tsx';
import { type Alert, matterOf, slotOf, useAlerts } from '../../../features/messages/alert/alerts.tsx';
import { subjectsFor } from '../../../features/office/admin-shell/settings-subjects.ts';
import { today } from '../../../shared/clock.ts';
import { plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useRouteChange } from '../../../shared/route-focus.ts';
import { useLatest } from '../../../shared/use-latest.ts';
import { Confirm } from '../../../ui/confirm-dialog.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SkipLink } from '../../../ui/skip-link.tsx';
import { ConfirmAgain } from './confirm-again.tsx';
import { Header } from './header.tsx';
import { isIn, PageLink, useGroups, useHere } from './page-link.tsx';
import { Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';

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
      <ConfirmAgain />
      {isSearching && <Search onClose={stop} />}
    </div>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const groups = useGroups();
  const may = useMay();
  const subjects = may('PUT /settings/admin') ? subjectsFor(may) : [];
  return (
    <LateDialog onClose={onClose}>
      <SearchDialog groups={groups} subjects={subjects} onClose={onClose} />
    </LateDialog>
  );
}

/** Ctrl K, or Cmd K, opens the search anywhere; a slash does where nothing is typed (rule W71). Not over an open dialog. */
function useSearchKeys(open: () => void): void {
  const latest = useLatest(open);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTypedInto(event.target);
      if (event.defaultPrevented || !(isChord || isSlash)) return;
      event.preventDefault();
      if (!document.querySelector('dialog:modal')) latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [latest]);
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** The pages of the group in one row, where there is no sidebar. It scrolls away with the header. */
function GroupStrip() {
  const groups = useGroups();
  const here = useHere(groups);
  const strip = useRef<HTMLElement>(null);
  const page = here?.page.href;

  // The last pages may be outside the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosen) strip.current?.scrollTo({ left: chosen.offsetLeft - 48 });
  }, [page]);

  // As far as the reader may see it: the address may be one of another role.
  const group = groups.find(one => isIn(one, here));
  if (!group || group.pages.length < 2) return null;
  return (
    <nav
      ref={strip}
      aria-label={group.label}
      className="no-scrollbar relative flex gap-1 overflow-x-auto border-b border-line bg-card px-3 md:px-7 lg:hidden print:hidden"
    >
      {group.pages.map(one => (
        <PageLink
          key={one.href}
          page={one}
          here={here}
          className="flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-2.5 text-sm font-semibold whitespace-nowrap text-muted aria-[current]:border-plum aria-[current]:text-plum"
        />
      ))}
    </nav>
  );
}

const AlertsDialog = lazy(() => import('../../../features/messages/alert/alerts-dialog.tsx'));
// Lazy, because calls are rare.
const HelpCalls = lazy(() => import('../../../features/messages/alert/help-calls.tsx'));

/** What needs the salon now, on every page of the admin area (rule N60): calls for help whole, the rest as a line that opens a list. */
function AlertBar() {
  const { data } = useAlerts({ isLive: true });
  const alerts = data?.alerts ?? [];
  const rest = alerts.filter(({ kind }) => kind !== 'HELP');
  const others = (data?.total ?? 0) - (alerts.length - rest.length);
  return (
    <div className="print:hidden">
      <div role="alert" className="empty:hidden">
        {rest.length < alerts.length && (
          // Its own boundary: the page stays while the calls load.
          <Suspense fallback={null}>
            <HelpCalls />
          </Suspense>
        )}
      </div>
      {rest.length > 0 && <Line alerts={rest} total={others} />}
    </div>
  );
}

function Line({ alerts, total }: { alerts: Alert[]; total: number }) {
  const [isOpen, setOpen] = useState(false);
  const [first] = alerts;
  if (!first) return null;
  const isUrgent = first.kind !== 'MESSAGE_FAILED';
  return (
    <section aria-label="Alerts" className={isUrgent ? 'bg-madder-tint text-madder' : 'bg-marigold-tint'}>
      <span role="status" className="sr-only">
        {plural(total, 'alert')}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="mx-auto flex min-h-11 w-full max-w-7xl items-center gap-2 px-4 py-1.5 text-left text-sm font-semibold -outline-offset-2 md:px-8"
      >
        <BellRing aria-hidden className="size-5 shrink-0" strokeWidth={2} />
        <span className="figures min-w-0 flex-1 truncate">
          {matterOf(first)} <span className="font-normal">· {slotOf(first, today())}</span>
        </span>
        {total > 1 && (
          <span className="figures shrink-0 whitespace-nowrap">
            +{total - 1}
            <span className="max-sm:sr-only"> more</span>
          </span>
        )}
        <ChevronRight aria-hidden className="size-5 shrink-0" />
      </button>
      {isOpen && (
        <LateDialog onClose={() => setOpen(false)}>
          <AlertsDialog alerts={alerts} total={total} onClose={() => setOpen(false)} />
        </LateDialog>
      )}
    </section>
  );
}
