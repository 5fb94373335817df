// The place in a list when the customer opened a service's page. Stored in the history entry, because that survives a reload of the
// service's page. Without a reload the browser restores the place by itself.
interface ListPlace {
  /** How many pages of the list were loaded. */
  pages: number;
  scrollY: number;
}

export function keepPlace(pages: number): void {
  history.replaceState({ ...history.state, place: { pages, scrollY } satisfies ListPlace }, '');
}

export function keptPlace(): ListPlace | null {
  const place = typeof history === 'undefined' ? null : history.state?.place;
  return Number.isInteger(place?.pages) && Number.isFinite(place?.scrollY) ? place : null;
}

/** The place is for one return. After that the browser restores the place. */
export function forgetPlace(): void {
  history.replaceState({ ...history.state, place: undefined }, '');
}
