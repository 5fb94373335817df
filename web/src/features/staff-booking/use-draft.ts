import { useEffect, useState } from 'react';
import { useLatest } from '../../shared/use-latest.ts';
import type { AddressRequest, Place } from '../address/address.ts';
import type { AddressValues } from '../address/address-form.ts';
import type { Visit } from '../booking/use-visit-choice.ts';
import { wasCutOff, whoIsHere } from '../staff/staff-session.ts';
import type { CallerValues } from './caller-section.tsx';
import type { Line, Sent } from './staff-booking.ts';

/** All that was entered for a booking that is not made yet. */
export type Draft = {
  caller: CallerValues;
  lines: Line[];
  place: Place | null;
  written: AddressRequest | null;
  /** What was being typed of an address, in the dialog that was open over it. */
  typed: AddressValues | null;
  couponCode: string;
  visit: Pick<Visit, 'date' | 'time'> | null;
  /** What was sent and not answered: it may be booked. */
  unanswered: Sent | null;
};

/** What was entered when the session ended, by whom and for what, until the page is opened again in this tab. */
let kept: { by: string; draft: Draft; search: string } | null = null;

/**
 * What to begin with: the draft that the end of one's session has interrupted, or what is given. Another customer or slot is another
 * booking.
 */
export function useFirstDraft(given: Draft): { first: Draft; isRestored: boolean } {
  const [left] = useState(() => (kept?.search === location.search && kept.by === whoIsHere() ? kept.draft : null));
  useEffect(() => {
    kept = null;
  }, []);
  return { first: left ?? given, isRestored: left !== null };
}

/** Keeps the draft should the session end before it is booked; `draftNow` gives null as long as nothing is begun. */
export function useKeptDraft(draftNow: () => Draft | null): void {
  const latest = useLatest(draftNow);
  const { search } = location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and once again when the page goes
  useEffect(() => {
    const by = whoIsHere();
    return () => {
      const draft = wasCutOff() ? latest.current() : null;
      if (draft) kept = { by, draft, search };
    };
  }, []);
}

// For the answer that comes when the end of the session has taken the page already: of what was `sent`.

/** It is booked: there is nothing to go on with. */
export function dropKept(sent: Sent): void {
  if (kept?.draft.unanswered === sent) kept = null;
}

/** It is not; `open` is what may be booked all the same. */
export function keepOpen(sent: Sent, open: Sent | null): void {
  if (kept?.draft.unanswered === sent) kept.draft = { ...kept.draft, unanswered: open };
}
