import { useCallback, useEffect, useRef, useState } from 'react';
import type { components } from '#contract';
import * as words from '#words/address';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';

export type FoundPlace = components['schemas']['Place'];

/** The contract's limits for the length of a search. Pasted links are long. */
const shortest = 2;
export const longest = 2000;
const restMs = 500;

export interface PlaceSearch {
  text: string;
  type: (text: string) => void;
  /** Searches at once. */
  submit: () => void;
  clear: () => void;
  /** Null before a search. */
  places: FoundPlace[] | null;
  isSearching: boolean;
  problem: string | null;
}

/**
 * Searches while the customer types, once typing pauses, if the provider permits that (rule A6). If a pasted or submitted text contains a
 * position, `onPosition` gets it without a choice. While it is typed, the position is only offered.
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
      if (!asking.signal.aborted) setProblem(messageOf(error, words.searchFailed));
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
