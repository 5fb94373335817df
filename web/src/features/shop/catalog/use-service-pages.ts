import { useDeferredValue, useEffect } from 'react';
import { mutate as mutateAny } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { api, ask } from '../../../api/client.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';
import { servicesLifetimeMs } from '../../../shared/storage.ts';
import type { Service, ServiceFilter } from './catalog.ts';

interface Page {
  of: ServiceFilter;
  content: Service[];
  total: number;
  /** The search found only services with a similar spelling. */
  isNear: boolean;
  /** The nearest services when the search found nothing. */
  suggestions: Service[];
  loadedAt: number;
}

const pageSize = 10;

/** The matching services, page by page. Read again when they are old, or changed between two pages. */
export function useServicePages({ categoryId, search }: ServiceFilter, firstPages: number) {
  const { data, error, size, setSize, mutate } = useSWRInfinite(
    page => ['/service/all', categoryId, search, page] as const,
    ([, ...of]) => load(...of),
    { revalidateFirstPage: false, keepPreviousData: true, parallel: true, initialSize: firstPages },
  );

  const known = useDeferredValue(data);
  const first = known?.[0];
  // Cards of another category must not show, even for a moment. Those of another search may stay until the answer, unless it found
  // nothing.
  const mayStay = !error && first?.content.length !== 0;
  const pages = first?.of.categoryId === categoryId && (first.of.search === search || mayStay) ? known : undefined;
  /** True while the services on the screen match the previous search and the new ones are loading. */
  const isOutdated = pages !== undefined && first?.of.search !== search;
  const total = pages?.at(-1)?.total ?? 0;

  useEffect(() => {
    if (first && Date.now() - first.loadedAt > servicesLifetimeMs) void mutate();
  }, [first, mutate]);

  const isTorn = pages !== undefined && haveMoved(pages);
  useEffect(() => {
    if (isTorn) void mutate();
  }, [isTorn, mutate]);

  const count = pages?.length ?? 0;
  return {
    pages,
    total,
    isOutdated,
    error,
    hasMore: pages !== undefined && !isOutdated && count * pageSize < total,
    /** More are requested than exist. */
    isBehind: size > count,
    more: () => setSize(count + 1),
    reload: () => mutate(),
  };
}

/** The services of these pages without duplicates. */
export function servicesOf(pages: Page[]): Service[] {
  return [...new Map(pages.flatMap(({ content }) => content).map(service => [service.id, service])).values()];
}

/** Where the last page begins. */
export function startOfLastPage(count: number): number {
  return Math.floor(Math.max(count - 1, 0) / pageSize) * pageSize;
}

/** Whether services came, went or moved between two pages: then one may be on both, and another on neither. */
function haveMoved(pages: Page[]): boolean {
  const shown = pages.flatMap(({ content }) => content).length;
  return servicesOf(pages).length < shown || pages.some(({ total }) => total !== pages[0]?.total);
}

async function load(categoryId: string | null, search: string, page: number): Promise<Page> {
  const query = { page, size: pageSize, ...(categoryId && { categoryId }), ...(search && { search }), ...readerLanguage };
  const { content, totalElements, matched, suggestions = [] } = await ask(api.GET('/service/all', { params: { query } }));
  // The page of a service that was in a list then shows at once.
  for (const service of content) void mutateAny(['/service', service.id], service, { revalidate: false });
  const isNear = matched === 'SPELLING';
  return { of: { categoryId, search }, content, total: totalElements, isNear, suggestions, loadedAt: Date.now() };
}
