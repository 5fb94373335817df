import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

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

  // Heard from the browser: React reports no focus that a dialog gives back as it goes, either.
  useEffect(() => {
    const element = place.current;
    const note = () => {
      hadFocus.current = true;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [place]);

  return {
    onBlur: (event: FocusEvent) => {
      hadFocus.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}
