import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * When a focused control is replaced by another in the same place, the new one gets the focus. Spread the result onto the place;
 * `shown` says which of the two is there.
 */
export function useKeepFocus(place: RefObject<HTMLElement | null>, shown: unknown) {
  // React reports no blur for an element that it removes, so this stays true.
  const hadFocus = useRef(false);
  const last = useRef(shown);

  useLayoutEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (hadFocus.current && !place.current?.contains(document.activeElement)) {
      [...(place.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].at(-1)?.focus({ preventScroll: true });
    }
  }, [place, shown]);

  // A DOM listener: React does not report the focus that a closing dialog gives back.
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
