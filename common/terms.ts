/** What customers agree to when they book: a deposit, and a fee for cancelling late (rules M16 to M18, M41, M42). Pure; money is paise. */

import type { components } from '#contract';
import { LEAST_ONLINE, toPaise, wholeRupeesOf } from './money.ts';
import { HOUR, type Instant, MINUTE, type Minute } from './time.ts';

type Settings = Required<components['schemas']['Settings']>;

/**
 * What has to be paid online when an order with PAY_AFTER is booked; 0 for nothing (rule M16). `askedPercent` is asked of this customer,
 * whatever the order costs (rule M31).
 */
export function depositOf(
  finalPaise: number,
  settings: Pick<Settings, 'depositPercent' | 'depositAbove'>,
  askedPercent = 0,
): number {
  const usualPercent = finalPaise <= toPaise(settings.depositAbove) ? 0 : settings.depositPercent;
  const deposit = wholeRupeesOf(finalPaise, Math.max(usualPercent, askedPercent));
  return deposit < LEAST_ONLINE ? 0 : deposit;
}

/** For so long, what was just booked can be cancelled for free (rule M41). */
export const GRACE: Minute = 15;

/** A booking's copy of the cancellation policy. Null and 0: cancelling is free. */
export interface Terms {
  freeCancelUntil: Instant | null;
  cancelFeePercent: number;
  /** What cancelling late costs. */
  lateFeePaise: number;
  graceUntil: Instant | null;
}

/** The policy for a visit that starts at `start` and is booked at `now` (rules M17, M41). */
export function termsOf(
  finalPaise: number,
  { start, now }: { start: Instant; now: Instant },
  { cancelFeePercent, cancelFreeHours }: Pick<Settings, 'cancelFeePercent' | 'cancelFreeHours'>,
): Terms {
  const lateFeePaise = wholeRupeesOf(finalPaise, cancelFeePercent);
  if (lateFeePaise === 0) return { freeCancelUntil: null, cancelFeePercent: 0, lateFeePaise: 0, graceUntil: null };
  const graceUntil = Math.min(now + GRACE * MINUTE, start);
  return { freeCancelUntil: start - cancelFreeHours * HOUR, cancelFeePercent, lateFeePaise, graceUntil };
}

/** Until when the grace lasts; null if there is none, or not any more, because somebody has set out. */
export function graceOf({ graceUntil }: Pick<Terms, 'graceUntil'>, hasSetOut: boolean): Instant | null {
  return hasSetOut ? null : graceUntil;
}

type Agreed = Pick<Terms, 'freeCancelUntil' | 'lateFeePaise' | 'graceUntil'>;

/** The last moment at which cancelling is free: what was just booked may be cancelled for a while (rule M41). */
export function lastFree(
  { freeCancelUntil, graceUntil }: { freeCancelUntil: Instant; graceUntil: Instant | null },
  hasSetOut: boolean,
): Instant {
  return Math.max(freeCancelUntil, graceOf({ graceUntil }, hasSetOut) ?? 0);
}

/** What the salon keeps if the booking is cancelled at `now`. Free includes the last moment, and nothing is collected. */
export function feeAt(booking: Agreed & { heldPaise: number }, { now, hasSetOut }: { now: Instant; hasSetOut: boolean }): number {
  const { freeCancelUntil, lateFeePaise, heldPaise, graceUntil } = booking;
  if (freeCancelUntil === null || now <= lastFree({ freeCancelUntil, graceUntil }, hasSetOut)) return 0;
  return Math.min(lateFeePaise, heldPaise);
}

interface Move {
  /** The starts of the visit. */
  from: Instant;
  to: Instant;
  byCustomer: boolean;
  now: Instant;
}

/**
 * Until when cancelling is free after a move (rule M18). The customer's move takes it along, unless it has passed. The salon's move never
 * makes it earlier, but it ends with the start of the visit.
 */
export function freeUntilAfter(freeCancelUntil: Instant | null, { from, to, byCustomer, now }: Move): Instant | null {
  if (freeCancelUntil === null) return null;
  const moved = freeCancelUntil + to - from;
  if (byCustomer) return now > freeCancelUntil ? freeCancelUntil : moved;
  return Math.min(Math.max(freeCancelUntil, moved), to);
}
