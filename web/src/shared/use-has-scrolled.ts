import { useSyncExternalStore } from 'react';
import { makeStore } from './store.ts';

const scrolled = makeStore(false);
// Captured, because a scroll within the page does not bubble.
if (typeof document !== 'undefined')
  document.addEventListener('scroll', () => scrolled.set(true), { capture: true, once: true, passive: true });

/** Whether the visitor has scrolled anything since the page was loaded. */
export function useHasScrolled(): boolean {
  return useSyncExternalStore(scrolled.subscribe, scrolled.read, scrolled.read);
}
