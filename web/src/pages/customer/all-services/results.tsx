import { SearchX, Sparkles } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as words from '#words/catalog';
import * as common from '#words/common';
import * as titles from '#words/titles';
import { messageOf } from '../../../api/message-of.ts';
import type { ServiceFilter } from '../../../features/shop/catalog/catalog.ts';
import { ServiceCard, ServiceCardSkeleton, ServicesFound } from '../../../features/shop/catalog/service-card.tsx';
import { useCategories } from '../../../features/shop/catalog/use-categories.ts';
import { startOfLastPage } from '../../../features/shop/catalog/use-service-pages.ts';
import { type Services, useServices } from '../../../features/shop/catalog/use-services.ts';
import { useFrameByFrame } from '../../../shared/use-after-paint.ts';
import { useLatest } from '../../../shared/use-latest.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { LoadMore } from './load-more.tsx';

interface Props {
  filter: ServiceFilter;
  onClearSearch: () => void;
  onShowAll: () => void;
}

export function Results({ filter, onClearSearch, onShowAll }: Props) {
  const place = useListPlace(filter);
  const found = useServices(filter, place?.pages ?? 1);
  const { services, total, isNear, suggestions, isOutdated, isStale, error, reload } = found;
  const { drawn, awaited } = useDrawn(found, place !== null);
  useReturn(place, services !== undefined);
  useKeptWhileAway(found.pages);
  const list = useRef<HTMLUListElement>(null);
  const { search, categoryId } = filter;
  const categories = useCategories();

  if (error) {
    // The categories failed on the same connection, so read them again, too.
    const reloadAll = () => Promise.all([reload(), categories.error && categories.reload()]);
    return (
      <ErrorState title={words.servicesFailed} onRetry={reloadAll}>
        <p>
          {messageOf(error, common.checkConnectionShort)} {words.cartIsSafe}
        </p>
      </ErrorState>
    );
  }
  return (
    <>
      <h2 className="sr-only">{words.servicesTitle}</h2>
      {categories.error ? (
        <ReadFailed onRetry={categories.reload} className="mt-2 lg:mt-6">
          {words.categoriesFailed}
        </ReadFailed>
      ) : null}
      {isStale && <StaleNote className="mt-2 lg:mt-6" />}
      <p role="status" className="mt-2 min-h-5.5 text-sm text-muted lg:mt-6">
        {services && services.length > 0 && !isOutdated && (
          <span>{isNear ? nearSummary(total, search) : summary(services.length, total, search)}</span>
        )}
      </p>
      {services?.length === 0 ? (
        <>
          <NoServices
            search={search}
            categoryId={categoryId}
            onClearSearch={onClearSearch}
            onShowAll={onShowAll}
            reload={reload}
          />
          <ServicesFound title={words.didYouMean} services={suggestions} />
        </>
      ) : (
        <ul
          ref={list}
          onClickCapture={({ target }) => target instanceof Element && target.closest('a') && keepPlace(found.pages)}
          aria-busy={!services || isOutdated || drawn < services.length}
          className={`@container mt-3 grid gap-3 transition-opacity sm:grid-cols-2 sm:gap-5 md:grid-cols-3 xl:gap-6 ${isOutdated ? 'opacity-60' : ''}`}
        >
          {services?.slice(0, drawn).map((service, nth) => (
            <ServiceCard key={service.id} service={service} eager={nth < 3} />
          ))}
          <Repeat after={drawn} times={awaited}>
            <ServiceCardSkeleton />
          </Repeat>
        </ul>
      )}
      <LoadMore found={found} list={list} isDrawn={drawn === services?.length} />
    </>
  );
}

function summary(loaded: number, total: number, search: string): string {
  const all = common.services(total);
  const shown = loaded < total ? words.showing(loaded, all) : all;
  return search ? words.matching(shown, search) : shown;
}

/** Nothing matches the search as typed. These differ in one letter of a word. */
function nearSummary(total: number, search: string): string {
  return words.similar(search, common.services(total));
}

type NoServicesProps = Props['filter'] & Omit<Props, 'filter'> & { reload: () => Promise<unknown> };

function NoServices({ search, categoryId, onClearSearch, onShowAll, reload }: NoServicesProps) {
  if (search) {
    return (
      <EmptyState
        icon={SearchX}
        title={words.noServicesFound}
        action={<Button onClick={onClearSearch}>{words.clearSearch}</Button>}
      >
        <p>{categoryId ? words.nothingMatchesHere(search) : words.nothingMatches(search)}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Sparkles}
      title={words.noServices}
      action={
        categoryId ? (
          <Button onClick={onShowAll}>{titles.allServices}</Button>
        ) : (
          <Button onClick={reload}>{common.refresh}</Button>
        )
      }
    >
      <p>{categoryId ? words.emptyCategory : words.comeBackLater}</p>
    </EmptyState>
  );
}

/** Cards per frame: as many as a phone shows. */
const handful = 3;

/** Skeletons for a page that is loading. */
const skeletons = 6;

interface Drawn {
  /** How many services to render now. The others follow frame by frame, so that a slow phone can scroll meanwhile. */
  drawn: number;
  /** How many skeletons follow: for a page that is loading, then for its cards that are not rendered yet. */
  awaited: number;
}

/** `isWhole` renders everything at once: when the customer returns to a place in the list, it needs its full height. */
function useDrawn({ services, isLoadingMore }: Services, isWhole: boolean): Drawn {
  const count = services?.length ?? 0;
  const drawn = useFrameByFrame(count, isWhole ? count : handful);
  if (!services || isLoadingMore) return { drawn, awaited: skeletons };
  return { drawn, awaited: Math.max(0, Math.min(count, startOfLastPage(count) + skeletons) - drawn) };
}

/** The earlier place in this list. Null if the customer did not return to it. */
function useListPlace({ categoryId, search }: ServiceFilter) {
  const [returned, setReturned] = useState(() => ({ place: keptPlace(), categoryId, search }));
  const { place } = returned;
  if (place && (returned.categoryId !== categoryId || returned.search !== search)) setReturned({ ...returned, place: null });
  return place;
}

/** Scrolls there once the list is rendered. */
function useReturn(place: ReturnType<typeof useListPlace>, isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere || !place) return;
    scrollTo(0, place.scrollY);
    forgetPlace();
  }, [isThere, place]);
}

/** For phones that drop the page while another app is open: the reloaded page would have one page of the list. */
function useKeptWhileAway(pages: number): void {
  const latest = useLatest(pages);
  useEffect(() => {
    const note = () => {
      if (!document.hidden) forgetPlace();
      else if (scrollY > 0) keepPlace(latest.current);
    };
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [latest]);
}

// The place in a list when the customer opened a service's page. Stored in the history entry, because that survives a reload of the
// service's page. Without a reload the browser restores the place by itself.
interface ListPlace {
  /** How many pages of the list were loaded. */
  pages: number;
  scrollY: number;
}

function keepPlace(pages: number): void {
  history.replaceState({ ...history.state, place: { pages, scrollY } satisfies ListPlace }, '');
}

function keptPlace(): ListPlace | null {
  const place = typeof history === 'undefined' ? null : history.state?.place;
  return Number.isInteger(place?.pages) && Number.isFinite(place?.scrollY) ? place : null;
}

/** The place is for one return. After that the browser restores the place. */
function forgetPlace(): void {
  history.replaceState({ ...history.state, place: undefined }, '');
}
