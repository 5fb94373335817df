import { useSyncExternalStore } from 'react';
import { read, subscribe } from './storage.ts';

/** The text kept under a key, following changes made here and in other tabs; null in the first paint of a page (first-paint-html.ts). */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
}
