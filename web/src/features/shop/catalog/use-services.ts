import { useEffect } from 'react';
import { readState } from '../../../api/read-state.ts';
import { isCutOff } from '../../../shared/cut-off.ts';
import { isLike } from '../../../shared/is-like.ts';
import { findBest } from '../../../shared/search.ts';
import { keys, readJson, servicesLifetimeMs, writeJson } from '../../../shared/storage.ts';
import type { Service, ServiceFilter } from './catalog.ts';
import { searchTextOf, serviceSample } from './kept-service.ts';
import { servicesOf, useServicePages } from './use-service-pages.ts';

export interface Services {
  services: Service[] | undefined;
  /** How many pages are loaded. */
  pages: number;
  /** How many match, loaded or not. */
  total: number;
  /** The search found only services with a similar spelling. */
  isNear: boolean;
  /** The nearest ones when nothing was found. */
  suggestions: Service[];
  /** True while these services match the previous search and the new ones are loading. */
  isOutdated: boolean;
  /** The last known ones, because the last read failed (rule C16). */
  isStale: boolean;
  /** Why there are none, neither fresh nor stored. */
  error: unknown;
  reload: () => Promise<unknown>;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasMoreFailed: boolean;
  loadMore: () => void;
}

/** The matching services, beginning with `firstPages` pages. After failed retries, those in the local storage. */
export function useServices(filter: ServiceFilter, firstPages: number): Services {
  const { categoryId, search } = filter;
  const { pages, total, isOutdated, error, hasMore, isBehind, more, reload } = useServicePages(filter, firstPages);
  const services = pages ? servicesOf(pages) : error ? lastKnownServices(filter) : undefined;
  const state = readState(services, error);

  useEffect(() => {
    // Without network these are kept ones (web/src/offline), which must not become younger.
    if (!pages?.[0] || isOutdated || search !== '' || isCutOff()) return;
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
    // If a later page failed, the earlier ones are still fresh.
    isStale: state.isStale && !(pages && isBehind),
    reload,
    hasMore,
    isLoadingMore: hasMore && isBehind && !error,
    hasMoreFailed: Boolean(hasMore && isBehind && error),
    loadMore: more,
  };
}

interface Kept {
  /** Epoch ms. */
  savedAt: number;
  services: Service[];
}

/** Stores the services of a category, or of all with null, in the local storage. */
function keepServices(categoryId: string | null, kept: Kept): void {
  writeJson(keys.services(categoryId), kept);
}

/** The stored services, searched here because the server cannot be reached. Undefined if none are fresh enough. */
function lastKnownServices({ categoryId, search }: ServiceFilter): Service[] | undefined {
  const kept = readJson(keys.services(categoryId), isKept);
  if (!kept || Date.now() - kept.savedAt > servicesLifetimeMs) return undefined;
  return findBest(kept.services, search, searchTextOf);
}

const isKept = (value: unknown): value is Kept => isLike<unknown>({ savedAt: 0, services: [serviceSample] }, value);
