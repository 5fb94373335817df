// A time that is held for somebody who waited, as its link shows it (rules B93 to B95). The server decides.
import type { components } from '#contract';
import { between, forAbout, weArrive } from '#words/format';
import * as words from '#words/offer';
import { today } from '../../../shared/clock.ts';
import { duration, time } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';

export type Offer = components['schemas']['LinkedOffer'];

/** What the page shows. The server learns a little later that an offer has lapsed. */
export function stateAt({ state, expiresAt }: Pick<Offer, 'state' | 'expiresAt'>, now: number): Offer['state'] {
  return state === 'OPEN' && now >= Date.parse(expiresAt) ? 'LAPSED' : state;
}

/** `14 min left`, in the last minute `45 s left`. */
export function leftWords(expiresAt: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000));
  return words.left(seconds > 60 ? duration(Math.round(seconds / 60)) : words.seconds(seconds));
}

/** `We arrive between 11:00 AM and 11:15 AM, for about 1 h`. */
export function arrivalWords({ bookingTime, arriveUntil, durationInMinutes }: Offer): string {
  const about = forAbout(duration(durationInMinutes));
  return bookingTime === arriveUntil
    ? `${time(bookingTime)}, ${about}`
    : weArrive(between(time(bookingTime), time(arriveUntil)), about);
}

/** `Your visit moves from Mon, 23 Nov, 03:00 PM to Sat, 21 Nov, 11:00 AM. Its price stays.` The same day is said once. */
export function moveWords({ movesFrom, bookingDate, bookingTime }: Offer, now = today()): string | null {
  if (!movesFrom) return null;
  const at = (day: string, clock: string) => `${shortDate(day, now)}, ${time(clock)}`;
  const to = movesFrom.bookingDate === bookingDate ? time(bookingTime) : at(bookingDate, bookingTime);
  return words.moves(at(movesFrom.bookingDate, movesFrom.bookingTime), to);
}

interface Line {
  of: 'SERVICES' | 'QUIET' | 'DISCOUNT' | 'TRAVEL';
  /** Rupees, below 0 for what is taken off. */
  amount: number;
}

/** What the price is made of. Only the services need no lines. */
export function priceLines({ total, discount, travelFee = 0, quietDiscount = 0 }: Offer): Line[] {
  const paise = (rupees: number) => Math.round(rupees * 100);
  const other = (paise(discount) - paise(quietDiscount)) / 100;
  const lines: Line[] = [
    { of: 'QUIET', amount: -quietDiscount },
    { of: 'DISCOUNT', amount: -other },
    { of: 'TRAVEL', amount: travelFee },
  ];
  const others = lines.filter(({ amount }) => amount !== 0);
  return others.length === 0 ? [] : [{ of: 'SERVICES', amount: (paise(total) - paise(travelFee)) / 100 }, ...others];
}
