import { useCallback, useEffect, useRef, useState } from 'react';
import type { components } from '#contract';
import { api, ask } from '../../api/client.ts';
import { messageOf } from '../../api/message-of.ts';

export type FoundPlace = components['schemas']['Place'];

/** The contract's shortest question, and its longest: links are long. */
const shortest = 2;
export const longest = 2000;
const restMs = 500;

export interface PlaceSearch {
  text: string;
  type: (text: string) => void;
  /** Asks at once. */
  submit: () => void;
  clear: () => void;
  /** Null when nothing has been asked for. */
  places: FoundPlace[] | null;
  isSearching: boolean;
  problem: string | null;
}

/**
 * Asks while one types, once the typing rests, only where the provider permits it (rule A6). A text that names a position itself
 * needs no choice once it is whole, pasted or sent: `onPosition` gets its place. Of one half typed the place is only offered.
 */
export function usePlaceSearch(typeAhead: boolean, onPosition: (place: FoundPlace) => void): PlaceSearch {
  const [text, setText] = useState('');
  const [places, setPlaces] = useState<FoundPlace[] | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    latest.current?.abort();
    setPlaces(null);
    setProblem(null);
    setSearching(false);
  }, []);
  useEffect(() => forget, [forget]);

  async function search(asked: string, isWhole: boolean) {
    forget();
    const q = asked.trim();
    if (q.length < shortest) return;
    const asking = new AbortController();
    latest.current = asking;
    setSearching(true);
    try {
      const found = await ask(api.GET('/geocode/search', { params: { query: { q } }, signal: asking.signal }));
      if (asking.signal.aborted) return;
      const [place] = found;
      if (isWhole && place?.fromText) {
        clear();
        onPosition(place);
      } else setPlaces(found);
    } catch (error) {
      if (!asking.signal.aborted) setProblem(messageOf(error, 'Failed to search location.'));
    }
    if (!asking.signal.aborted) setSearching(false);
  }

  function clear() {
    setText('');
    forget();
  }

  return {
    text,
    type(next) {
      setText(next);
      forget();
      const isPasted = next.length > text.length + 1;
      if (typeAhead) timer.current = setTimeout(() => search(next, isPasted), restMs);
    },
    submit: () => void search(text, true),
    clear,
    places,
    isSearching,
    problem,
  };
}
