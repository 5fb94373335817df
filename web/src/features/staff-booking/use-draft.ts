import { useEffect, useState } from 'react';
import { keys, read } from '../../shared/storage.ts';
import { useLatest } from '../../shared/use-latest.ts';
import type { AddressRequest } from '../address/address.ts';
import type { Visit } from '../booking/use-visit-choice.ts';
import type { Place } from './address-section.tsx';
import type { CallerValues } from './caller-section.tsx';
import type { Line } from './staff-booking.ts';

/** All that was entered for a booking that is not made yet. */
export type Draft = {
  caller: CallerValues;
  lines: Line[];
  place: Place | null;
  written: AddressRequest | null;
  couponCode: string;
  visit: Pick<Visit, 'date' | 'time'> | null;
};

/** What was entered when the session ended, until somebody signs in again in this tab. */
let kept: Draft | null = null;

/** What to begin with: the draft that the end of a session has interrupted, or what is given. */
export function useFirstDraft(given: Draft): { first: Draft; isRestored: boolean } {
  const [left] = useState(kept);
  useEffect(() => {
    kept = null;
  }, []);
  return { first: left ?? given, isRestored: left !== null };
}

/** Keeps the draft should the session end before it is booked. */
export function useKeptDraft(draft: Draft, isBegun: boolean): void {
  const now = useLatest({ draft, isBegun });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page goes
  useEffect(
    () => () => {
      if (now.current.isBegun && read(keys.adminToken) === null) kept = now.current.draft;
    },
    [],
  );
}
