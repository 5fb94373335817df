// What customers read about deposits and about cancelling late (rules M16 to M18, M41, M42). The server
// decides. Money is rupees here, and paise in common/terms.ts.
import type { components } from '#contract';
import * as words from '#words/booking';
import { istInstant, minuteOf } from '../../../../../common/minutes.ts';
import { toPaise, toRupees, wholeRupeesOf } from '../../../../../common/money.ts';
import * as terms from '../../../../../common/terms.ts';
import { istDate, istTime } from '../../../../../common/time.ts';
import { hasCode } from '../../../api/api-error.ts';
import { serverNow } from '../../../shared/clock.ts';
import { date, money, plainTime, shortWeekday } from '../../../shared/format.ts';
import { isAskedAnew, type ShownBooking } from './booking.ts';

type Policy = Pick<
  components['schemas']['PublicSettings'],
  'cancelFeePercent' | 'cancelFreeHours' | 'depositPercent' | 'depositAbove'
>;

/** What has to be paid online when the order is placed; 0 for nothing. `asked` per cent are asked of this customer (rule M31). */
export function depositOf(price: number, policy: Policy, asked = 0): number {
  return toRupees(terms.depositOf(toPaise(price), policy, asked));
}

type PartyPolicy = Parameters<typeof terms.partyStepsOf>[2];

/** What an order for guests has to pay when it is placed, and what in all by a later day (rules M62, M63). */
export function partyStepsOf(price: number, day: string, policy: PartyPolicy, asked = 0) {
  const dates = { date: day, today: istDate(serverNow()) };
  const { advancePaise, laterPaise, laterOn } = terms.partyStepsOf(toPaise(price), dates, policy, asked);
  return {
    deposit: toRupees(advancePaise),
    later: laterOn ? { amount: toRupees(laterPaise - advancePaise), by: laterOn } : null,
  };
}

/** `Thu, 10 Dec, 11:00 AM`, at an epoch time in ms. */
function moment(epochMs: number): string {
  const [day, clock] = [istDate(epochMs), istTime(epochMs)];
  const [dayOfMonth, month] = date(day).split(' ');
  return `${shortWeekday(day)}, ${dayOfMonth} ${month}, ${plainTime(clock)}`;
}

/** The policy in a sentence, for an order; null if cancelling is free. `visit` is day and time at the salon. */
export function termsOfOrder(
  price: number,
  visit: { date: string; time: string },
  policy: Policy,
  now = serverNow(),
): string | null {
  const { freeCancelUntil, lateFeePaise, graceUntil } = terms.termsOf(toPaise(price), { start: startOf(visit), now }, policy);
  if (freeCancelUntil === null || graceUntil === null) return null;
  const kept = words.shareOfPrice(policy.cancelFeePercent, money(toRupees(lateFeePaise)));
  return graceUntil > freeCancelUntil ? words.freeAtFirst(terms.GRACE, kept) : words.freeThenKeep(moment(freeCancelUntil), kept);
}

type OfferTerms = components['schemas']['OfferTerms'];

/** The policy in a sentence, for a time that is offered, as the server tells it. Without terms cancelling stays free. */
export function termsOfOffer(
  price: number,
  offered: OfferTerms | undefined,
  { isMove, now = serverNow() }: { isMove: boolean; now?: number },
): string {
  if (!offered) return words.freeUntilStart;
  const { feePercent, freeUntil } = offered;
  const fee = money(toRupees(wholeRupeesOf(toPaise(price), feePercent)));
  const kept = words.shareOfPrice(feePercent, fee);
  if (freeUntil !== null && Date.parse(freeUntil) > now) return words.freeThenKeep(moment(Date.parse(freeUntil)), kept);
  // What is booked anew can be cancelled for free for a while (rule M41).
  return isMove ? words.movedIsCosting(fee) : words.freeAtFirst(terms.GRACE, kept);
}

/** What the customer's move does to the free time, as the server counts it (rule M18); null if cancelling stays free. */
export function termsAfterMove(
  { cancellation, bookingDate, bookingTime }: ShownBooking,
  to: { date: string; time: string } | null,
  now = serverNow(),
): string | null {
  if (!cancellation || !to) return null;
  const freeUntil = Date.parse(cancellation.freeUntil);
  const fee = money(cancellation.fee);
  if (now > freeUntil) return words.movedTooLate(fee);
  const from = startOf({ date: bookingDate, time: bookingTime });
  const moved = terms.freeUntilAfter(freeUntil, { from, to: startOf(to), byCustomer: true, now });
  if (moved === null || now > moved) return words.movedIsCosting(fee);
  return words.movedFreeUntil(moment(moved), fee);
}

function startOf({ date, time }: { date: string; time: string }): number {
  return istInstant(date, minuteOf(time));
}

/** The booking's terms, in paise. The grace of a booking whose professional has set out is over, so the server tells none. */
function agreed({ freeUntil, graceUntil, fee }: NonNullable<ShownBooking['cancellation']>) {
  return {
    freeCancelUntil: Date.parse(freeUntil),
    graceUntil: graceUntil === null ? null : Date.parse(graceUntil),
    lateFeePaise: toPaise(fee),
  };
}

/** What the salon keeps if the booking is cancelled now. */
export function feeNow(booking: ShownBooking, now = serverNow()): number {
  const { cancellation, amountPaid } = booking;
  if (!cancellation || isAskedAnew(booking)) return 0;
  return toRupees(terms.feeAt({ ...agreed(cancellation), heldPaise: toPaise(amountPaid) }, { now, hasSetOut: false }));
}

/** Until when cancelling is free. Null after that, and if it is free until the visit starts. */
export function freeUntilOf({ cancellation }: ShownBooking, now = serverNow()): string | null {
  if (!cancellation) return null;
  const freeUntil = terms.lastFree(agreed(cancellation), false);
  return now <= freeUntil ? moment(freeUntil) : null;
}

/** `We keep ₹200 of ₹1,000. ₹800 comes back.` */
export function keptWords(fee: number, paid: number): string {
  if (fee >= paid) return words.keepAll(money(paid));
  return `${words.keepSome(money(fee), money(paid))} ${words.comesBack(money(rest(paid, fee)))}`;
}

/** `paid` less `fee`, without a fraction of a paisa. */
export function rest(paid: number, fee: number): number {
  return toRupees(toPaise(paid - fee));
}

/** Whether another try would be refused, too: the visit has begun or ended, or the booking is deleted. */
export function isRefusedForGood(error: unknown): boolean {
  return hasCode(error, 'INVALID_STATUS_TRANSITION', 'BOOKING_NOT_FOUND');
}
