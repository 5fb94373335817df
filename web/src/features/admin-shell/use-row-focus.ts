import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * What was opened from a list may leave it, as a message that was read the unread ones: while it is open, or later, along with
 * the focus that has just come back to it. Then the row that is now at its place has the focus, else the last one, else the
 * page's title. Spread what it answers onto the list's place; `ids` are of what the list shows, `opened` is the one beside it.
 * Where a row has more than one button, `buttons` finds the one that opens it.
 */
export function useRowFocus(ids: string[] | undefined, opened: string | null, buttons = 'li button, tbody button') {
  const list = useRef<HTMLDivElement>(null);
  /** Of the row that was opened, or had the focus, last. */
  const place = useRef(-1);
  // A browser reports no blur for an element that is removed, so this is still true then.
  const hadFocus = useRef(false);
  // Not every browser gives a button the focus that is tapped.
  const openedAt = opened === null ? -1 : (ids?.indexOf(opened) ?? -1);

  // Of the cards and the table, the ones that are seen.
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(buttons) ?? [])].filter(row => row.offsetParent !== null);

  function focusPlace() {
    const row = place.current < 0 ? undefined : (rows()[place.current] ?? rows().at(-1));
    if (row) row.focus();
    else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }

  useLayoutEffect(() => {
    if (openedAt >= 0) place.current = openedAt;
  }, [openedAt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only closing gives the focus back
  useLayoutEffect(() => {
    if (opened !== null) return;
    // To its row, of which React tells nothing while it updates; to the title when that is gone.
    hadFocus.current = list.current?.contains(document.activeElement) ?? false;
    if (!hadFocus.current && place.current >= 0) focusPlace();
  }, [opened]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another look
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    hadFocus.current = false;
    focusPlace();
  }, [ids?.join()]);

  return {
    ref: list,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      hadFocus.current = true;
      place.current = rows().findIndex(row => row.closest('li, tr')?.contains(event.target));
    },
    onBlur: (event: FocusEvent) => {
      hadFocus.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}
