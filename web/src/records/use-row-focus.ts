import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard focus in a list whose rows come and go. A row that had the focus, or was opened, may leave the list: a read message
 * leaves the unread ones. Then the row now at its place takes the focus, else the last row, else the page's title.
 *
 * Spread the result onto the element around the list. Rows carry `data-record`; the button that opens one carries `data-opens`.
 * `ids` name the rows shown, `opened` the one that a panel or dialog shows.
 */
export function useRowFocus(ids: string[] | undefined, opened: string | null) {
  const list = useRef<HTMLDivElement>(null);
  /** Place of the row that was opened or had the focus last. */
  const place = useRef(-1);
  // Browsers report no blur for an element that is removed, so this stays true then.
  const hadFocus = useRef(false);
  // A tap does not focus a button in every browser, so the opened row is noted, too.
  const openedAt = opened === null ? -1 : (ids?.indexOf(opened) ?? -1);

  const rows = () =>
    [...(list.current?.querySelectorAll<HTMLElement>('[data-record]') ?? [])].filter(row => row.offsetParent !== null);

  function focusPlace() {
    const row = place.current < 0 ? undefined : (rows()[place.current] ?? rows().at(-1));
    const control = row?.querySelector<HTMLElement>('[data-opens]') ?? row?.querySelector<HTMLElement>('button, input, a[href]');
    if (control) control.focus();
    else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }

  useLayoutEffect(() => {
    if (openedAt >= 0) place.current = openedAt;
  }, [openedAt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only closing gives the focus back
  useLayoutEffect(() => {
    if (opened !== null) return;
    // The closing dialog has put the focus on its row, or on the page's title when the row is gone.
    hadFocus.current = list.current?.contains(document.activeElement) ?? false;
    if (!hadFocus.current && place.current >= 0) focusPlace();
  }, [opened]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list holds other rows
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    hadFocus.current = false;
    focusPlace();
  }, [ids?.join()]);

  // React's onFocus would miss it: a closing dialog gives the focus back while React updates, and React passes on no events then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element stays
  useLayoutEffect(() => {
    const element = list.current;
    const note = ({ target }: Event) => {
      hadFocus.current = true;
      place.current = rows().findIndex(row => row.contains(target as Node));
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);

  return {
    ref: list,
    onBlur: (event: FocusEvent) => {
      hadFocus.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}
