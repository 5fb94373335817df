// A screen reader hears a new page only when the focus moves to it. The old page's focus is dropped on
// navigation, and the new h1 takes it: at once, or when it comes after loading, unless the visitor has
// meanwhile gone elsewhere.
import { type RefObject, useLayoutEffect } from 'react';

let hasNavigated = false;

export function dropFocusForNavigation(): void {
  hasNavigated = true;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  focusAfterNavigation(document.querySelector('main h1'));
}

export function focusAfterNavigation(title: HTMLElement | null): void {
  if (hasNavigated && document.activeElement === document.body) title?.focus({ preventScroll: true });
}

/** When the element goes while it holds the focus (its button was what sent it away), the heading over it takes the focus. */
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
