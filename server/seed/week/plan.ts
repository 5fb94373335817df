/** Who asks for what in the demo's week, and how each visit goes (rule C60). Pure: whether a time fits, the product itself decides. */

import { istInstant } from '../../../common/minutes.ts';
import {
  addDays,
  type Instant,
  type IsoDate,
  istDate,
  istMidnight,
  MINUTE,
  type Minute,
  weekdayOf,
} from '../../../common/time.ts';
import { pick, type Random } from '../history/random.ts';
import { MEN_FROM } from './people.ts';

/** How a visit goes, if the time for it has come. */
export type Fate =
  | 'DONE'
  | 'UNPAID'
  | 'CANCELLED'
  | 'NO_SHOW'
  | 'REFUSED'
  | 'HELP'
  /** A visit of which nobody said how it ended. */
  | 'OPEN'
  /** Its professional sets out just before now, or is at work now. */
  | 'SETS_OUT'
  | 'AT_WORK'
  | 'PREPAID_CANCELLED'
  /** The time is kept until the customer has paid. */
  | 'HELD'
  /** Wished for somebody who is on leave by then. */
  | 'UNCOVERED';

export interface Request {
  date: IsoDate;
  bookedAt: Instant;
  byStaff: boolean;
  /** The customer's number. */
  customer: number;
  /** Keys of the catalogue. */
  services: string[];
  /** Key of the professional. */
  wish?: string;
  /** Hours, in the order in which the customer likes them. */
  hours: number[];
  fate: Fate;
  /** Which review the customer writes. */
  review?: number | undefined;
}

const FOR_WOMEN = [
  ['gold-facial', 'eyebrow-threading'],
  ['vitamin-c-facial'],
  ['full-arms-wax', 'full-legs-wax', 'underarm-wax'],
  ['rose-spa-pedicure'],
  ['womens-haircut', 'blow-dry'],
  ['relaxing-full-body-massage'],
  ['sheet-mask-facial', 'upper-lip-threading'],
  ['party-make-up'],
  ['classic-manicure', 'classic-pedicure'],
  ['root-touch-up'],
  ['aloe-roll-on-wax'],
  ['arabic-mehendi'],
  ['fruit-clean-up', 'face-katori-wax'],
  ['deep-conditioning-spa'],
  ['spa-manicure', 'gel-polish'],
  ['neem-steam-facial', 'eyebrow-threading'],
  ['head-neck-shoulder-massage', 'hot-oil-champi'],
  ['de-tan-face-neck', 'full-arms-wax', 'eyebrow-threading'],
  ['womens-haircut', 'girls-haircut'],
  ['guest-mehendi'],
  ['chocolate-full-body-wax'],
  ['heel-care-pedicure', 'eyebrow-threading'],
  ['saree-draping', 'eye-make-up-lashes'],
  ['foot-reflexology'],
];
const FOR_MEN = [
  ['mens-haircut', 'beard-trim', 'mens-clean-up'],
  ['mens-haircut', 'mens-clean-up'],
];

/** Most customers want the late morning or the afternoon. */
const HOURS = [11, 10, 15, 12, 16, 9, 13, 17, 14, 18];
const WISHES = ['asha', 'farah', 'rohan', 'lata', 'priya'];

/** Days from today with the visits that are wanted on them. */
const WANTED: [ahead: number, visits: number][] = [
  [-3, 10],
  [-2, 11],
  [-1, 12],
  [0, 13],
  [1, 12],
  [2, 10],
  [3, 9],
];

/** By day, then by the order of the day's requests. */
const FATES: Record<number, Fate[]> = {
  [-3]: ['DONE', 'DONE', 'UNPAID', 'DONE', 'CANCELLED'],
  [-2]: ['DONE', 'REFUSED', 'DONE', 'DONE', 'DONE', 'CANCELLED'],
  [-1]: ['DONE', 'HELP', 'NO_SHOW', 'DONE', 'OPEN', 'DONE', 'CANCELLED'],
  0: ['AT_WORK', 'SETS_OUT', 'DONE', 'DONE', 'CANCELLED'],
  1: ['UNCOVERED', 'PREPAID_CANCELLED', 'HELD', 'DONE', 'UNCOVERED'],
};

/** Who writes which review, of what: by day, and the order of the day's requests. */
const REVIEWED: Record<string, Partial<Request>> = {
  '-3 0': { review: 0, hours: [10, ...HOURS] },
  '-3 1': { review: 1, services: ['classic-manicure', 'classic-pedicure'] },
  '-2 0': { review: 2, hours: [11, ...HOURS] },
  '-1 0': { review: 3, services: ['vitamin-c-facial'] },
};

/** What a fate needs to be seen. */
const needsOf = (fate: Fate, now: Instant): Partial<Request> => {
  const hour = Math.floor((now - istMidnight(istDate(now))) / MINUTE / 60);
  if (fate === 'UNCOVERED') return { wish: 'asha', services: ['gold-facial', 'eyebrow-threading'], hours: [15, 17, 16, 14] };
  if (fate === 'HELD') return { bookedAt: now - 4 * MINUTE, byStaff: false, services: ['vitamin-c-facial'] };
  if (fate === 'SETS_OUT') return { hours: [hour + 1, ...HOURS] };
  if (fate === 'AT_WORK') return { services: ['gold-facial', 'eyebrow-threading'], hours: [hour, ...HOURS] };
  if (fate === 'OPEN') return { services: ['party-make-up'], hours: [17, 16, 15] };
  return {};
};

const startingWith = (n: number): number[] => [...HOURS.slice(n % HOURS.length), ...HOURS.slice(0, n % HOURS.length)];

/** Between 9:00 and 20:59 of a day before the visit, and of today at the latest. */
const bookedOn = (date: IsoDate, ahead: number, next: Random): Instant => {
  const days = Math.max(ahead, 0) + 1 + Math.floor(next() * 4);
  const minute: Minute = 9 * 60 + Math.floor(next() * 12 * 60);
  return istInstant(addDays(date, -days), minute);
};

/** The requests of the week around `now`, in the order in which they come in. */
export function requestsAround(now: Instant, customers: number, next: Random): Request[] {
  const today = istDate(now);
  const requests: Request[] = [];
  const regulars = customers - 1;
  for (const [ahead, wanted] of WANTED) {
    const date = addDays(today, ahead);
    const isShort = weekdayOf(date) === 'SUNDAY';
    for (let n = 0; n < wanted - (isShort ? 2 : 0); n++) {
      const fate = FATES[ahead]?.[n] ?? 'DONE';
      // The first customer's messages fail: one visit of hers is enough.
      const customer = ahead === 1 && n === 3 ? 0 : 1 + (requests.length % regulars);
      const drawn = {
        ...{ date, customer, bookedAt: bookedOn(date, ahead, next), byStaff: next() < 0.25, fate },
        services: pick(next, customer < MEN_FROM ? FOR_WOMEN : FOR_MEN),
        hours: startingWith(n),
        ...(next() < 0.4 && { wish: pick(next, WISHES) }),
      };
      requests.push({ ...drawn, ...needsOf(fate, now), ...REVIEWED[`${ahead} ${n}`] });
    }
  }
  return requests.toSorted((a, b) => a.bookedAt - b.bookedAt);
}
