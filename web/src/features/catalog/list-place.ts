// Where in a list one stood when leaving for a service's page. It is kept with the entry of the history, which outlives
// a reload over there; without one the browser finds the place by itself, since the list is still in memory.
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

/** It is for coming back once; from then on the browser knows better. */
export function forgetPlace(): void {
  history.replaceState({ ...history.state, place: undefined }, '');
}
