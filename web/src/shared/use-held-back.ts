import { type RefObject, useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/** The Navigation API, as far as it is used here: TypeScript's library does not have it yet, nor has every browser. */
interface Navigates {
  navigation?: EventTarget & { canGoBack: boolean; back: (options: { info: unknown }) => unknown };
}
type NavigateEvent = Event & { navigationType: 'push' | 'reload' | 'replace' | 'traverse'; info: unknown };

/** What Back does for whoever holds it, in the order they came: it is for the last one, the dialog on top of what else holds it. */
let held: readonly RefObject<() => void>[] = [];

/** Tells a Back of the page's own from the browser's. */
const unheld = {};

/** As `history.back`, past whoever holds it: for what closes and does not ask, such as a cross. */
export function goBackUnheld(): void {
  const { navigation } = window as Navigates;
  if (navigation?.canGoBack) navigation.back({ info: unheld });
  else history.back();
}

/** Does what Back is held for, where a dialog is the one to hear of it (ui/overlay.tsx); false when nobody holds it. */
export function backAsHeld(): boolean {
  const last = held.at(-1);
  last?.current();
  return last !== undefined;
}

/**
 * While it is held, the browser's Back does this instead of leaving the page: it asks about what is unsaved, or goes back a
 * step. Pressed once more it leaves, for the browser lets no page hold it twice without a tap in between.
 */
export function useHeldBack(isHeld: boolean, onBack: () => void): void {
  const latest = useLatest(onBack);
  useEffect(() => {
    if (!isHeld) return;
    const { navigation } = window as Navigates;
    held = [...held, latest];
    const hold = (event: Event) => {
      const { navigationType, cancelable, info } = event as NavigateEvent;
      if (navigationType !== 'traverse' || !cancelable || info === unheld || held.at(-1) !== latest) return;
      event.preventDefault();
      latest.current();
    };
    navigation?.addEventListener('navigate', hold);
    return () => {
      held = held.filter(other => other !== latest);
      navigation?.removeEventListener('navigate', hold);
    };
  }, [isHeld, latest]);
}
