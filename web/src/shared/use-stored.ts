import { useSyncExternalStore } from 'react';
import { read, subscribe } from './storage.ts';

/** The text stored under a key, updated by this tab and others. Null in a page's first paint (first-paint-html.ts). */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
}
