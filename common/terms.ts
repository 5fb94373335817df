/** What customers agree to when they book: a deposit, and a fee for cancelling late (rules M16 to M18, M41, M42). Pure; money is paise. */

import type { components } from '#contract';
import { LEAST_ONLINE, toPaise, wholeRupeesOf } from './money.ts';
import { addDays, DAY, HOUR, type Instant, type IsoDate, istMidnight, MINUTE, type Minute } from './time.ts';

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
  return shareOnline(finalPaise, Math.max(usualPercent, askedPercent));
}

/** A share of the price that is paid online; 0 if it is too small for that. */
const shareOnline = (finalPaise: number, percent: number): number => {
  const share = wholeRupeesOf(finalPaise, percent);
  return share < LEAST_ONLINE ? 0 : share;
};

/** What has to be paid when booking, and in all by a later day. Null and 0 without a second step. */
export interface Steps {
  advancePaise: number;
  laterPaise: number;
  laterOn: IsoDate | null;
}

export const NO_STEPS: Steps = { advancePaise: 0, laterPaise: 0, laterOn: null };

/**
 * The steps of an order for guests with PAY_AFTER for a visit on `date` that is booked on `today` (rules M62, M63). Booked after the day
 * of the second step, the first one has it, too. `askedPercent` as in `depositOf`.
 */
export function partyStepsOf(
  finalPaise: number,
  { date, today }: { date: IsoDate; today: IsoDate },
  settings: Pick<Settings, 'partyDepositPercent' | 'partyBalancePercent' | 'partyBalanceDays'>,
  askedPercent = 0,
): Steps {
  const { partyDepositPercent, partyBalancePercent, partyBalanceDays } = settings;
  const laterOn = addDays(date, -partyBalanceDays);
  const isLater = laterOn > today;
  const advancePaise = shareOnline(finalPaise, Math.max(partyDepositPercent, askedPercent, isLater ? 0 : partyBalancePercent));
  const laterPaise = wholeRupeesOf(finalPaise, partyBalancePercent);
  if (!isLater || laterPaise - advancePaise < LEAST_ONLINE) return { ...NO_STEPS, advancePaise };
  return { advancePaise, laterPaise, laterOn };
}

/** The sum of the second step after the price changed, in paise: a lower price lowers it by the same share (rule M64). */
export function laterPaiseAfter(laterPaise: number, from: number, to: number): number {
  return to >= from ? laterPaise : wholeRupeesOf(to, (laterPaise * 100) / from);
}

/** The day of the second step after the visit moved: it goes along with the date (rule M64). */
export function laterOnAfter(laterOn: IsoDate | null, from: IsoDate, to: IsoDate): IsoDate | null {
  return laterOn === null ? null : addDays(laterOn, Math.round((istMidnight(to) - istMidnight(from)) / DAY));
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
