import { useCallback, useEffect, useRef, useState } from 'react';
import type { components } from '#contract';
import { api, ask } from '../../../api/client.ts';
import type { Position } from '../../../map/position.ts';
import { useLatest } from '../../../shared/use-latest.ts';

export type Lookup = 'idle' | 'looking' | 'found' | 'failed';

const restMs = 500;

/**
 * Looks up the address of a position once the pin rests. A later position makes an earlier answer stale. A failed lookup clears the
 * fields (rule A12).
 */
export function useReverseLookup(onAnswer: (found: LookedUp) => void) {
  const [state, setState] = useState<Lookup>('idle');
  const asking = useRef<AbortController | null>(null);
  const answer = useLatest(onAnswer);
  useEffect(() => () => asking.current?.abort(), []);

  const lookUp = useCallback(
    async ({ latitude: lat, longitude: lon }: Position) => {
      asking.current?.abort();
      const mine = new AbortController();
      asking.current = mine;
      setState('looking');
      await new Promise(resolve => setTimeout(resolve, restMs));
      if (mine.signal.aborted) return;
      const found = await ask(api.GET('/geocode/reverse', { params: { query: { lat, lon } }, signal: mine.signal }))
        .then(({ address }) => lookedUp(address))
        .catch(() => nothingKnown);
      if (mine.signal.aborted) return;
      setState(Object.values(found).some(Boolean) ? 'found' : 'failed');
      answer.current(found);
    },
    [answer],
  );

  return { state, lookUp };
}

type PlaceAddress = components['schemas']['PlaceAddress'];

export interface LookedUp {
  street: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
}

export const nothingKnown: LookedUp = { street: '', city: '', state: '', postalCode: '', country: '' };

/** Street and city: the first of the provider's names that is given (rule A11). */
function lookedUp(place: PlaceAddress): LookedUp {
  return {
    street: first(
      place.road,
      place.neighbourhood,
      place.suburb,
      place.quarter,
      place.hamlet,
      place.block,
      place.residential,
      place.industrial,
    ),
    city: first(place.city, place.town, place.village, place.county, place.state_district),
    state: first(place.state),
    postalCode: first(place.postcode),
    country: first(place.country),
  };
}

function first(...names: (string | undefined)[]): string {
  return names.find(Boolean) ?? '';
}
