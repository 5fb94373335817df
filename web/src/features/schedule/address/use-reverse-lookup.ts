import { useCallback, useEffect, useRef, useState } from 'react';
import { api, ask } from '../../../api/client.ts';
import type { Position } from '../../../map/position.ts';
import { useLatest } from '../../../shared/use-latest.ts';
import { type LookedUp, lookedUp, nothingKnown } from './place-address.ts';

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
