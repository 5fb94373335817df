import { readJson, remove, servicesLifetimeMs } from './storage.ts';

/** Removes expired records that nobody may read again. The privacy page promises it. */
export function sweep(): void {
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (isOfPassingUse(key) && !readJson(key, isStillGood)) remove(key);
    }
  } catch {
    // The storage is forbidden, so nothing was stored.
  }
}

function isOfPassingUse(key: string): boolean {
  return /_draft$|^(otp_timer|services_cache|days_cache|own)_/.test(key);
}

function isStillGood(kept: unknown): kept is object {
  if (typeof kept !== 'object' || kept === null) return false;
  if ('expiresAt' in kept) return Number(kept.expiresAt) > Date.now();
  return 'savedAt' in kept && Number(kept.savedAt) + servicesLifetimeMs >= Date.now();
}
