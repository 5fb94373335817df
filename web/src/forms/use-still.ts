import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Nothing can be typed or chosen in there while it is being saved: it would be neither in what was sent nor on the screen
 * afterwards. Then the focus is at the first field in error, or where it was. A dialog's content is scrolled by the keyboard meanwhile,
 * though nothing in it takes the focus.
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
