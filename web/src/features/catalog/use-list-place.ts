import { useEffect, useLayoutEffect, useState } from 'react';
import { useLatest } from '../../shared/use-latest.ts';
import { forgetPlace, keepPlace, keptPlace } from './list-place.ts';
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

/** A phone with little memory drops the page while another app is looked at, and then loads it anew, with one page of the list. */
export function useKeptWhileAway(pages: number): void {
  const latest = useLatest(pages);
  useEffect(() => {
    const note = () => {
      if (!document.hidden) forgetPlace();
      else if (scrollY > 0) keepPlace(latest.current);
    };
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [latest]);
}
