/** How long who waits for what, and what is offered when (rules B90 to B96). Pure. */

import { istInstant } from '../../../common/minutes.ts';
import { overlaps, type Span } from '../../../common/span.ts';
import { addDays, DAY, HOUR, type Instant, type IsoDate, MINUTE, type Minute } from '../../../common/time.ts';
import type { wait, waitOffer } from '../../platform/db/schema.ts';

export type WaitRow = typeof wait.$inferSelect;
export type OfferRow = typeof waitOffer.$inferSelect;

/** Open waits of a customer at once. */
export const MOST_WAITS = 3;
/** How far ahead the last day of a wait may lie. */
export const DAYS_AHEAD = 31;
/** Offers that a customer gets on a day. */
export const OFFERS_A_DAY = 3;
/** So many offers in a row lapse before a wait is paused. */
export const LAPSES_TO_PAUSE = 2;
/** Nothing is offered that begins sooner. */
export const LEAST_AHEAD: Minute = 90;
/** How long a time is kept from the public, over all of its offers. */
export const LONGEST_HIDDEN = HOUR;
/** A visit that begins within `SOON` is offered for `SHORT_OFFER`. */
const SOON = 3 * HOUR;
const SHORT_OFFER = 10 * MINUTE;
/** Nobody is hurried more than this. */
const LEAST_OFFER = 5 * MINUTE;
/** How long the customer sees a wait that has ended. */
export const ENDED_SHOWN = 7 * DAY;

export function isOpen({ state }: Pick<WaitRow, 'state'>): boolean {
  return state === 'WAITING' || state === 'OFFERED' || state === 'PAUSED';
}

export function isHeld({ state, expiresAt }: Pick<OfferRow, 'state' | 'expiresAt'>, now: Instant): boolean {
  return state === 'OPEN' && now < expiresAt;
}

/** Until when a time is held from now on; undefined if too little is left of its hour, so that it belongs to the public. */
export function heldUntil(
  { date, startMinute, hiddenSince }: { date: IsoDate; startMinute: Minute; hiddenSince: Instant },
  { waitOfferMinutes }: { waitOfferMinutes: number },
  now: Instant,
): Instant | undefined {
  const start = istInstant(date, startMinute);
  const length = start - now <= SOON ? Math.min(SHORT_OFFER, waitOfferMinutes * MINUTE) : waitOfferMinutes * MINUTE;
  const until = Math.min(now + length, hiddenSince + LONGEST_HIDDEN, start);
  return until - now >= Math.min(LEAST_OFFER, length) ? until : undefined;
}

/** Whether the customer has been offered this time before, or some of it. What the salon took back counts not. */
export function wasOffered(
  before: Pick<OfferRow, 'date' | 'startMinute' | 'endMinute' | 'state'>[],
  date: IsoDate,
  span: Span,
): boolean {
  return before.some(one => one.state !== 'WITHDRAWN' && one.date === date && overlaps(one, span));
}

/**
 * Since when this time has been kept from the public, if it still counts: an offer of it ended, and its hour began within the last two. An hour
 * after it went to the public, it counts as any other time.
 */
export function hiddenSinceOf(
  ended: Pick<OfferRow, 'startMinute' | 'endMinute' | 'hiddenSince' | 'professionalId'>[],
  span: Span & { professionalId: string | null },
  now: Instant,
): Instant {
  const same = ended.filter(
    one => one.hiddenSince > now - 2 * LONGEST_HIDDEN && one.professionalId === span.professionalId && overlaps(one, span),
  );
  return Math.min(now, ...same.map(({ hiddenSince }) => hiddenSince));
}

/** The days in question, none of them past, and not beyond what may be waited for. */
export function lastDay(today: IsoDate): IsoDate {
  return addDays(today, DAYS_AHEAD);
}

/** Whether this start is among those that are waited for. */
export function isWaitedFor({ times }: Pick<WaitRow, 'times'>, startMinute: Minute): boolean {
  return times === null || times.includes(startMinute);
}
