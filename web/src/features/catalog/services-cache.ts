import { keys, readJson, servicesLifetimeMs, writeJson } from '../../shared/storage.ts';
import { matches } from './search.ts';
import type { Service, ServiceFilter } from './service.ts';

type Kept = {
  /** Epoch ms. */
  savedAt: number;
  services: Service[];
};

/** Keeps a category's services, or with null all services, in local storage. */
export function keepServices(categoryId: string | null, kept: Kept): void {
  writeJson(keys.services(categoryId), kept);
}

/** The services kept last, searched here since the server cannot be; undefined when there are none fresh enough. */
export function lastKnownServices({ categoryId, search }: ServiceFilter): Service[] | undefined {
  const kept = readJson(keys.services(categoryId), isKept);
  if (!kept || Date.now() - kept.savedAt > servicesLifetimeMs) return undefined;
  return kept.services.filter(service => matches(search, service));
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'savedAt' in value &&
    typeof value.savedAt === 'number' &&
    'services' in value &&
    Array.isArray(value.services) &&
    value.services.every(isService)
  );
}

function isService(value: unknown): value is Service {
  const { id, name, description, price, durationInMinutes } = (value ?? {}) as Partial<Service>;
  return [id, name, description].every(text => typeof text === 'string') && [price, durationInMinutes].every(Number.isFinite);
}
