import { useEffect, useState } from 'react';
import { useDebounced } from '../../../../shared/use-debounced.ts';
import { searches } from './find-people.ts';
import type { HitGroup } from './hit.ts';

const restMs = 250;
/** One letter is in every name. */
const fewestLetters = 2;

interface Answers {
  text: string;
  groups: HitGroup[];
  /** Some kinds could not be searched. */
  hasFailed: boolean;
}

export interface Found {
  /** What the server found; while newer answers are on their way, those of the text before. */
  groups: HitGroup[];
  isBusy: boolean;
  hasFailed: boolean;
}

const nothing: Answers = { text: '', groups: [], hasFailed: false };

/** Searches bookings, people and services once the typing rests. What was asked before is given up. */
export function useFound(typed: string): Found {
  const text = typed.trim();
  const rested = useDebounced(text, restMs);
  const [answers, setAnswers] = useState(nothing);

  useEffect(() => {
    if ([...rested].length < fewestLetters) return setAnswers({ ...nothing, text: rested });
    const stop = new AbortController();
    void Promise.allSettled(searches.map(search => search(rested, stop.signal))).then(all => {
      if (stop.signal.aborted) return;
      const groups = all.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []));
      setAnswers({ text: rested, groups, hasFailed: groups.length < all.length });
    });
    return () => stop.abort();
  }, [rested]);

  const isShort = [...text].length < fewestLetters;
  return {
    groups: isShort ? [] : answers.groups,
    isBusy: !isShort && answers.text !== text,
    hasFailed: !isShort && answers.hasFailed,
  };
}
