import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * When a control that has the focus gives way to another in the same place, the focus goes to that one instead of
 * being lost. Spread what it answers onto the place; `shown` says which of the two is there.
 */
export function useKeepFocus(place: RefObject<HTMLElement | null>, shown: unknown) {
  // React reports no blur for an element that it removes itself, so this is still true then.
  const hadFocus = useRef(false);
  const last = useRef(shown);

  useLayoutEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (hadFocus.current && !place.current?.contains(document.activeElement)) {
      [...(place.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].at(-1)?.focus({ preventScroll: true });
    }
  }, [place, shown]);

  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: (event: FocusEvent) => {
      hadFocus.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}
