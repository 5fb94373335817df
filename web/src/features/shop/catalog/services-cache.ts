import { isLike } from '../../../shared/is-like.ts';
import { findBest } from '../../../shared/search.ts';
import { keys, readJson, servicesLifetimeMs, writeJson } from '../../../shared/storage.ts';
import { searchTextOf, serviceSample } from './kept-service.ts';
import type { Service, ServiceFilter } from './service.ts';

interface Kept {
  /** Epoch ms. */
  savedAt: number;
  services: Service[];
}

/** Stores the services of a category, or of all with null, in the local storage. */
export function keepServices(categoryId: string | null, kept: Kept): void {
  writeJson(keys.services(categoryId), kept);
}

/** The stored services, searched here because the server cannot be reached. Undefined if none are fresh enough. */
export function lastKnownServices({ categoryId, search }: ServiceFilter): Service[] | undefined {
  const kept = readJson(keys.services(categoryId), isKept);
  if (!kept || Date.now() - kept.savedAt > servicesLifetimeMs) return undefined;
  return findBest(kept.services, search, searchTextOf);
}

const isKept = (value: unknown): value is Kept => isLike<unknown>({ savedAt: 0, services: [serviceSample] }, value);
