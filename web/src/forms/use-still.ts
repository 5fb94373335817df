import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Makes the area inert during a request: input would neither be sent nor stay on the screen. Afterwards the focus goes to the first field
 * with an error, or back. Meanwhile the keyboard can scroll the dialog, though nothing in it can be focused.
 */
export function useStill<E extends HTMLElement>(isStill: boolean): RefObject<E | null> {
  const area = useRef<E>(null);
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || element.inert === isStill) return;
    const content = element.closest<HTMLElement>('[data-dialog-content]');
    if (isStill) {
      const { activeElement } = document;
      focused.current = activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : null;
      element.inert = true;
      if (content) content.tabIndex = 0;
    } else {
      element.inert = false;
      content?.removeAttribute('tabindex');
      (element.querySelector<HTMLElement>('[aria-invalid=true]') ?? focused.current)?.focus();
    }
  }, [isStill]);
  return area;
}
