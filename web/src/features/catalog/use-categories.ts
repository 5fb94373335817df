import { useDeferredValue } from 'react';
import useSWR from 'swr';
import { api } from '../../api/client.ts';
import { readState } from '../../api/read-state.ts';
import { isLike } from '../../shared/is-like.ts';
import { keys, readJson, writeJson } from '../../shared/storage.ts';
import { allCategories, type Category } from './category.ts';

const dayMs = 24 * 60 * 60_000;

/** How many a page: pages of the site have the browser ask for the first one at once (server/site/page.ts). */
const size = 50;

interface Categories {
  categories: Category[] | undefined;
  /** These are the last known ones, because live ones could not be read (rule C16). */
  isStale: boolean;
  /** Why there are neither live nor last known ones. */
  error: unknown;
  reload: () => Promise<unknown>;
}

/** All categories, kept for 24 hours in memory; after failed retries, the ones kept in local storage. */
export function useCategories(): Categories {
  const { data, error, mutate } = useSWR('/category', load, { dedupingInterval: dayMs, revalidateOnReconnect: true });
  // Deferred, as all lists of the catalogue are: drawn in slices, a slow phone stays able to scroll meanwhile.
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

const sample: Category = { id: '', name: '', description: '', imagePath: null, serviceCount: 0 };
const isCategories = (value: unknown): value is Category[] => isLike([sample], value);
