import { useDeferredValue } from 'react';
import useSWR from 'swr';
import { api } from '../../../api/client.ts';
import { readState } from '../../../api/read-state.ts';
import { isLike } from '../../../shared/is-like.ts';
import { keys, readJson, writeJson } from '../../../shared/storage.ts';
import { allCategories, type Category } from './catalog.ts';

const dayMs = 24 * 60 * 60_000;

/** The page size. The server tells the browser to request this page early (server/site/page.ts). */
const size = 50;

interface Categories {
  categories: Category[] | undefined;
  /** The last known ones, because the last read failed (rule C16). */
  isStale: boolean;
  /** Why there are none, neither fresh nor stored. */
  error: unknown;
  reload: () => Promise<unknown>;
}

/** All categories, cached in memory for 24 hours. After failed retries, those in the local storage. */
export function useCategories(): Categories {
  const { data, error, mutate } = useSWR('/category', load, { dedupingInterval: dayMs, revalidateOnReconnect: true });
  // Deferred like all lists of the catalogue: React renders it in slices, so that a slow phone can scroll meanwhile.
  const live = useDeferredValue(data);
  const categories = live ?? (error ? lastKnown() : undefined);
  return { categories, ...readState(categories, error), reload: () => mutate() };
}

async function load(): Promise<Category[]> {
  const all = await allCategories(api, size);
  writeJson(keys.categories, all);
  return all;
}

function lastKnown(): Category[] | undefined {
  return readJson(keys.categories, isCategories) ?? undefined;
}

const sample: Category = { id: '', name: '', description: '', imagePath: null, serviceCount: 0, sac: '' };
const isCategories = (value: unknown): value is Category[] => isLike([sample], value);
