import { useEffect, useLayoutEffect, useState } from 'react';
import { useLatest } from '../../../shared/use-latest.ts';
import { forgetPlace, keepPlace, keptPlace } from './list-place.ts';
import type { ServiceFilter } from './service.ts';

/** The earlier place in this list. Null if the customer did not return to it. */
export function useListPlace({ categoryId, search }: ServiceFilter) {
  const [returned, setReturned] = useState(() => ({ place: keptPlace(), categoryId, search }));
  const { place } = returned;
  if (place && (returned.categoryId !== categoryId || returned.search !== search)) setReturned({ ...returned, place: null });
  return place;
}

/** Scrolls there once the list is rendered. */
export function useReturn(place: ReturnType<typeof useListPlace>, isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere || !place) return;
    scrollTo(0, place.scrollY);
    forgetPlace();
  }, [isThere, place]);
}

/** For phones that drop the page while another app is open: the reloaded page would have one page of the list. */
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
