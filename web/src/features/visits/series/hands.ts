import type { Wanted } from '../booking/availability.ts';
import type { SeriesAct, SeriesVisit } from './series.ts';

interface StaffWords {
  /** Of a visit that the customer is asked about. */
  asked: string;
  /** Why a visit could not be booked. */
  why: (visit: SeriesVisit) => string;
  /** What cancelling costs; `fee` is written. */
  costs: (fee: string) => string;
}

/** What somebody can do with a series: its customer, who holds a link to it, or staff. */
export interface SeriesHands {
  /** What staff read instead of what is said to the customer. */
  staff?: StaffWords;
  /** Says what was done. Throws the server's refusal. */
  act: (body: SeriesAct, done: string) => Promise<unknown>;
  /** What to ask for the free times of a visit. */
  wantedFor: (visit: SeriesVisit) => Wanted;
}

/** Each visit has a link of its own, which knows its services, its address and who comes. */
export function wantedFor({ token }: SeriesVisit): Wanted {
  return { minutes: 0, seriesLink: token };
}
