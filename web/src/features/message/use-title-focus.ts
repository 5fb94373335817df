import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Read, a message leaves the list of unread ones, maybe along with the focus that has just come back to it: then the
 * page's title takes it. Spread what it answers onto the list's place; `shown` is what the list shows.
 */
export function useTitleFocus(shown: unknown) {
  // A browser reports no blur for an element that is removed, so this is still true then.
  const hadFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another look
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    hadFocus.current = false;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [shown]);

  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: (event: FocusEvent) => {
      hadFocus.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}
