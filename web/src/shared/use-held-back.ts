import { type RefObject, useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/** The Navigation API, as far as it is used here: TypeScript's library does not have it yet, nor has every browser. */
interface Navigates {
  navigation?: EventTarget & {
    canGoBack: boolean;
    currentEntry: { index: number } | null;
    back: (options: { info: unknown }) => unknown;
  };
}
type NavigateEvent = Event & {
  navigationType: 'push' | 'reload' | 'replace' | 'traverse';
  destination: { index: number };
  info: unknown;
};
type OnBack = (() => void) | null;

const { navigation } = globalThis as Navigates;

/** What Back does, in the order of mounting. The last one that is not null does it: the dialog on top. */
let held: readonly RefObject<OnBack>[] = [];

/** Tells a Back of the page's own from the browser's. */
const unheld = {};

navigation?.addEventListener('navigate', event => {
  const { navigationType, destination, cancelable, info } = event as NavigateEvent;
  const isBack = navigationType === 'traverse' && destination.index < (navigation.currentEntry?.index ?? 0);
  if (isBack && cancelable && info !== unheld && backAsHeld()) event.preventDefault();
});

/** As `history.back`, but nobody holds it: for a cross, which closes without asking. */
export function goBackUnheld(): void {
  if (navigation?.canGoBack) navigation.back({ info: unheld });
  else history.back();
}

/** Runs the top handler, for a dialog that receives Back itself; false if there is none. */
export function backAsHeld(): boolean {
  const last = held.findLast(({ current }) => current);
  last?.current?.();
  return last !== undefined;
}

/**
 * Unless it is null, the browser's Back does this instead of leaving the page: it asks about what is unsaved, or goes back a
 * step. Pressed once more it leaves, for the browser lets no page hold it twice without a tap in between.
 */
export function useHeldBack(onBack: OnBack): void {
  const latest = useLatest(onBack);
  useEffect(() => {
    held = [...held, latest];
    return () => {
      held = held.filter(other => other !== latest);
    };
  }, [latest]);
}
