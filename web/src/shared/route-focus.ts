// Screen readers announce a new page only when the focus moves into it. On navigation the old page loses the focus and the new h1 takes
// it, at once or after loading. If the visitor has focused something else meanwhile, that keeps it.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

let hasNavigated = false;

function dropFocusForNavigation(): void {
  hasNavigated = true;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  focusAfterNavigation(document.querySelector('main h1'));
}

export function focusAfterNavigation(title: HTMLElement | null): void {
  if (hasNavigated && document.activeElement === document.body) title?.focus({ preventScroll: true });
}

/** If the element is removed while it holds the focus, the heading before it takes the focus. */
export function useFocusHandedOn(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const going = element.current;
    return () => {
      if (!going?.contains(document.activeElement)) return;
      const headings = (going.closest('dialog') ?? document).querySelectorAll<HTMLElement>('h1, h2, h3');
      const heading = [...headings].findLast(one => one.compareDocumentPosition(going) & Node.DOCUMENT_POSITION_FOLLOWING);
      requestAnimationFrame(() => {
        if (!heading || document.activeElement !== document.body) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      });
    };
  }, [element]);
}

/** Whether Back leads to another page of this site. */
export function hasComeFromAnotherPage(): boolean {
  return hasNavigated;
}

/** A new page begins at its top with the focus on its title. Back restores the scroll position. */
export function useRouteChange(location: string): void {
  const shown = useRef(location);
  const isGoingBack = useRef(false);

  useEffect(() => {
    // In the capture phase, to know it before the router renders. The browser restores the scroll position.
    const note = () => {
      isGoingBack.current = true;
      setTimeout(() => {
        isGoingBack.current = false;
      });
    };
    addEventListener('popstate', note, { capture: true });
    return () => removeEventListener('popstate', note, { capture: true });
  }, []);

  useLayoutEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    if (!isGoingBack.current) scrollTo(0, 0);
    dropFocusForNavigation();
  }, [location]);
}
