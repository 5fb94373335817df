import { hash, timingSafeEqual } from 'node:crypto';

/** Compares secrets and signatures. Takes the same time for every wrong value. */
export function isSame(given: string, right: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', right, 'buffer'));
}
