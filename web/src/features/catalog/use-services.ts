import { useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { mutate as mutateAny } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { api, ask } from '../../api/client.ts';
import { servicesLifetimeMs } from '../../shared/storage.ts';
import { useFrameByFrame } from '../../shared/use-after-paint.ts';
import { forgetPlace, keepPlace, keptPlace } from './list-place.ts';
import type { Service, ServiceFilter } from './service.ts';
import { keepServices, lastKnownServices } from './services-cache.ts';

type Page = { of: ServiceFilter; content: Service[]; total: number; loadedAt: number };

export type Services = {
  services: Service[] | undefined;
  /** How many of them to draw now; the others come frame by frame, so that a slow phone can scroll in between. */
  drawn: number;
  /** How many skeletons to draw after them: for a page on its way, then for those of its cards that are still to come. */
  awaited: number;
  /** How many there are, loaded or not. */
  total: number;
  /** These belong to the words searched for before; the new ones are on their way. */
  isOutdated: boolean;
  /** Live data could not be had and these are the last known ones (spec 4). */
  isStale: boolean;
  /** Neither live nor last known data. */
  isFailed: boolean;
  reload: () => Promise<unknown>;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasMoreFailed: boolean;
  loadMore: () => void;
  /** To be called before one leaves for the page of one of them. */
  keepPlace: () => void;
};

const pageSize = 10;

/** Cards that come into the list at once: what a phone shows of it. */
const handful = 3;

/** Skeletons for a page on its way. */
const skeletons = 6;

/** The services that match, page by page; after failed retries the ones kept in local storage. */
export function useServices(filter: ServiceFilter): Services {
  const { categoryId, search } = filter;
  const [returned, setReturned] = useState(() => ({ place: keptPlace(), categoryId, search }));
  const { place } = returned;
  // Of the list one has come back to, and of none that is chosen there.
  if (place && (returned.categoryId !== categoryId || returned.search !== search)) setReturned({ ...returned, place: null });
  const { data, error, size, setSize, mutate } = useSWRInfinite(
    page => ['/service/all', categoryId, search, page] as const,
    ([, ...of]) => load(...of),
    { revalidateFirstPage: false, keepPreviousData: true, parallel: true, initialSize: place?.pages ?? 1 },
  );

  const pages = useDeferredValue(data);
  const first = pages?.[0];
  // Another category's cards are none of this one's, even for a moment; another search's may stay until the answer. That it found
  // nothing says nothing of this one.
  const mayStay = !error && first?.content.length !== 0;
  const live = first?.of.categoryId === categoryId && (first.of.search === search || mayStay) ? pages : undefined;
  const isOutdated = live !== undefined && first?.of.search !== search;
  const known = live && withoutRepeats(live);
  const services = known ?? (error ? lastKnownServices(filter) : undefined);
  const total = live?.at(-1)?.total ?? services?.length ?? 0;
  const hasMore = live !== undefined && !isOutdated && live.length * pageSize < total;

  const count = services?.length ?? 0;
  // Whoever comes back to a place finds all of the list, as high as it was.
  const drawn = useFrameByFrame(count, place ? count : handful);

  const isLoadingMore = hasMore && size > live.length && !error;
  const beforeLastPage = Math.floor(Math.max(count - 1, 0) / pageSize) * pageSize;
  const stillToCome = Math.max(0, Math.min(count, beforeLastPage + skeletons) - drawn);
  const awaited = !services || isLoadingMore ? skeletons : stillToCome;

  const isThere = services !== undefined;
  useLayoutEffect(() => {
    if (!isThere || !place) return;
    scrollTo(0, place.scrollY);
    forgetPlace();
  }, [isThere, place]);

  useEffect(() => {
    if (first && Date.now() - first.loadedAt > servicesLifetimeMs) void mutate();
  }, [first, mutate]);

  const isTorn = live !== undefined && haveMoved(live);
  useEffect(() => {
    if (isTorn) void mutate();
  }, [isTorn, mutate]);

  useEffect(() => {
    if (!live?.[0] || isOutdated || search !== '') return;
    keepServices(categoryId, { savedAt: live[0].loadedAt, services: withoutRepeats(live) });
  }, [live, isOutdated, search, categoryId]);

  return {
    services,
    drawn,
    awaited,
    total,
    isOutdated,
    // A later page that failed leaves the ones before it live.
    isStale: Boolean(error && services && (!live || size <= live.length)),
    isFailed: Boolean(error && !services),
    reload: () => mutate(),
    hasMore,
    isLoadingMore,
    hasMoreFailed: Boolean(hasMore && size > live.length && error),
    loadMore: () => setSize(live ? live.length + 1 : 1),
    keepPlace: () => keepPlace(live?.length ?? 1),
  };
}

function withoutRepeats(pages: Page[]): Service[] {
  return [...new Map(pages.flatMap(({ content }) => content).map(service => [service.id, service])).values()];
}

/** Whether services came, went or changed places between two pages: then one may stand on both, and another on neither. */
function haveMoved(pages: Page[]): boolean {
  const shown = pages.flatMap(({ content }) => content).length;
  return withoutRepeats(pages).length < shown || pages.some(({ total }) => total !== pages[0]?.total);
}

async function load(categoryId: string | null, search: string, page: number): Promise<Page> {
  const query = { page, size: pageSize, ...(categoryId && { categoryId }), ...(search && { search }) };
  const { content, totalElements } = await ask(api.GET('/service/all', { params: { query } }));
  // So that the page of a service one has seen in a list is there at once.
  for (const service of content) void mutateAny(['/service', service.id], service, { revalidate: false });
  return { of: { categoryId, search }, content, total: totalElements, loadedAt: Date.now() };
}
