import { useLayoutEffect, useState } from 'react';
import { forgetPlace, keptPlace } from './list-place.ts';
import type { ServiceFilter } from './service.ts';

/** Where in this list one stood before; null in a list that was not come back to but chosen here. */
export function useListPlace({ categoryId, search }: ServiceFilter) {
  const [returned, setReturned] = useState(() => ({ place: keptPlace(), categoryId, search }));
  const { place } = returned;
  if (place && (returned.categoryId !== categoryId || returned.search !== search)) setReturned({ ...returned, place: null });
  return place;
}

/** Goes there once the list is there. */
export function useReturn(place: ReturnType<typeof useListPlace>, isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere || !place) return;
    scrollTo(0, place.scrollY);
    forgetPlace();
  }, [isThere, place]);
}
