/** What customers agree to when they book: a deposit, and a fee for cancelling late (rules M16 to M18). Pure; money is paise. */
import type { Schemas } from '../contract/types.ts';
import { percentageOf, toPaise } from '../shared/money.ts';
import { HOUR, type Instant } from '../shared/time.ts';
import { LEAST } from './rules.ts';

type Settings = Required<Schemas['Settings']>;

const percentOf = (paise: number, percent: number): number => percentageOf(paise, percent * 100);

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
  const deposit = percentOf(finalPaise, Math.max(usualPercent, askedPercent));
  return deposit < LEAST ? 0 : deposit;
}

/** A booking's copy of the cancellation policy. Null and 0: cancelling is free. */
export interface Terms {
  freeCancelUntil: Instant | null;
  cancelFeePercent: number;
}

/** The policy for a visit that starts at `start` (rule M17). */
export function termsOf(
  finalPaise: number,
  start: Instant,
  { cancelFeePercent, cancelFreeHours }: Pick<Settings, 'cancelFeePercent' | 'cancelFreeHours'>,
): Terms {
  if (percentOf(finalPaise, cancelFeePercent) === 0) return { freeCancelUntil: null, cancelFeePercent: 0 };
  return { freeCancelUntil: start - cancelFreeHours * HOUR, cancelFeePercent };
}

/** What cancelling late costs. */
export function lateFee({ finalPaise, cancelFeePercent }: Pick<Terms, 'cancelFeePercent'> & { finalPaise: number }): number {
  return percentOf(finalPaise, cancelFeePercent);
}

/** What the salon keeps if the booking is cancelled at `now`. Free includes the last moment, and nothing is collected. */
export function feeAt(booking: Terms & { finalPaise: number; heldPaise: number }, now: Instant): number {
  const { freeCancelUntil, heldPaise } = booking;
  return freeCancelUntil === null || now <= freeCancelUntil ? 0 : Math.min(lateFee(booking), heldPaise);
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
