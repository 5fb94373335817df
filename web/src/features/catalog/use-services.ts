import { useEffect } from 'react';
import { readState } from '../../api/read-state.ts';
import type { Service, ServiceFilter } from './service.ts';
import { keepServices, lastKnownServices } from './services-cache.ts';
import { servicesOf, useServicePages } from './use-service-pages.ts';

export interface Services {
  services: Service[] | undefined;
  /** Of how many pages they are. */
  pages: number;
  /** How many there are, loaded or not. */
  total: number;
  /** They are spelt nearly like the search; nothing has it as it was typed. */
  isNear: boolean;
  /** The nearest ones, where nothing was found. */
  suggestions: Service[];
  /** These belong to the words searched for before; the new ones are on their way. */
  isOutdated: boolean;
  /** These are the last known ones, because live ones could not be read (rule C16). */
  isStale: boolean;
  /** Why there are neither live nor last known ones. */
  error: unknown;
  reload: () => Promise<unknown>;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasMoreFailed: boolean;
  loadMore: () => void;
}

/** The services that match, to begin with so many pages of them; after failed retries the ones kept in local storage. */
export function useServices(filter: ServiceFilter, firstPages: number): Services {
  const { categoryId, search } = filter;
  const { pages, total, isOutdated, error, hasMore, isBehind, more, reload } = useServicePages(filter, firstPages);
  const services = pages ? servicesOf(pages) : error ? lastKnownServices(filter) : undefined;
  const state = readState(services, error);

  useEffect(() => {
    if (!pages?.[0] || isOutdated || search !== '') return;
    keepServices(categoryId, { savedAt: pages[0].loadedAt, services: servicesOf(pages) });
  }, [pages, isOutdated, search, categoryId]);

  return {
    services,
    pages: pages?.length ?? 1,
    total: pages ? total : (services?.length ?? 0),
    isNear: pages?.[0]?.isNear ?? false,
    suggestions: pages?.[0]?.suggestions ?? [],
    isOutdated,
    ...state,
    // A later page that failed leaves the ones before it live.
    isStale: state.isStale && !(pages && isBehind),
    reload,
    hasMore,
    isLoadingMore: hasMore && isBehind && !error,
    hasMoreFailed: Boolean(hasMore && isBehind && error),
    loadMore: more,
  };
}
