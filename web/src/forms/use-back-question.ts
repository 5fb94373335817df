import { useEffect } from 'react';
import { useLatest } from '../shared/use-latest.ts';

/** The Navigation API, as far as it is used here: TypeScript's library does not have it yet, nor has every browser. */
type Navigates = { navigation?: EventTarget };
type NavigateEvent = Event & { navigationType: 'push' | 'reload' | 'replace' | 'traverse' };

/**
 * While a dialog has something unsaved, the browser's Back asks in the dialog instead of taking it away with the page. Pressed
 * once more it goes, for the browser lets no page hold it twice in a row.
 */
export function useBackQuestion(isUnsaved: boolean, ask: () => void): void {
  const latest = useLatest(ask);
  useEffect(() => {
    const { navigation } = window as Navigates;
    if (!isUnsaved || !navigation) return;
    const hold = (event: Event) => {
      if ((event as NavigateEvent).navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      latest.current();
    };
    navigation.addEventListener('navigate', hold);
    return () => navigation.removeEventListener('navigate', hold);
  }, [isUnsaved, latest]);
}
