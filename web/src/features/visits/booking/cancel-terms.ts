// What customers read about deposits and about cancelling late (rules M16 to M18, M41, M42). The server decides; money is rupees.

import type { components } from '#contract';
import * as words from '#words/booking';
import { istDate, istTime } from '../../../../../common/time.ts';
import { serverNow } from '../../../shared/clock.ts';
import { date, money, plainTime, shortWeekday } from '../../../shared/format.ts';
import { isAskedAnew, type ShownBooking } from './booking.ts';

type Policy = Pick<
  components['schemas']['PublicSettings'],
  'cancelFeePercent' | 'cancelFreeHours' | 'depositPercent' | 'depositAbove'
>;

const minuteMs = 60_000;
const hourMs = 3_600_000;
/** For so long, what was just booked can be cancelled for free. */
const graceMinutes = 15;
/** A payment provider takes no less. */
const leastDeposit = 1;

/** In whole rupees, half a rupee up, at most the whole price, as on the server. */
function share(price: number, percent: number): number {
  return Math.min(Math.floor((Math.round(price * 100) * percent + 5000) / 10_000), price);
}

/** What has to be paid online when the order is placed; 0 for nothing. `asked` per cent are asked of this customer (rule M31). */
export function depositOf(price: number, { depositPercent, depositAbove }: Policy, asked = 0): number {
  const usual = price > depositAbove ? depositPercent : 0;
  const deposit = share(price, Math.max(usual, asked));
  return deposit < leastDeposit ? 0 : deposit;
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
  { cancelFeePercent, cancelFreeHours }: Policy,
  now = serverNow(),
): string | null {
  const fee = share(price, cancelFeePercent);
  if (fee === 0) return null;
  const freeUntil = startOf(visit) - cancelFreeHours * hourMs;
  const kept = words.shareOfPrice(cancelFeePercent, money(fee));
  const graceEnds = now + graceMinutes * minuteMs;
  return graceEnds > freeUntil ? words.freeAtFirst(graceMinutes, kept) : words.freeThenKeep(moment(freeUntil), kept);
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
  const moved = freeUntil + startOf(to) - startOf({ date: bookingDate, time: bookingTime });
  if (now > moved) return words.movedIsCosting(fee);
  return words.movedFreeUntil(moment(moved), fee);
}

function startOf({ date, time }: { date: string; time: string }): number {
  return Date.parse(`${date}T${time}+05:30`);
}

/** The last moment, in epoch ms, at which cancelling is free: what was just booked may be cancelled for a while (rule M41). */
function lastFree({ freeUntil, graceUntil }: NonNullable<ShownBooking['cancellation']>): number {
  return Math.max(Date.parse(freeUntil), graceUntil === null ? 0 : Date.parse(graceUntil));
}

/** What the salon keeps if the booking is cancelled now. */
export function feeNow(booking: ShownBooking, now = serverNow()): number {
  const { cancellation, amountPaid } = booking;
  if (!cancellation || isAskedAnew(booking) || now <= lastFree(cancellation)) return 0;
  return Math.min(cancellation.fee, amountPaid);
}

/** Until when cancelling is free. Null after that, and if it is free until the visit starts. */
export function freeUntilOf({ cancellation }: ShownBooking, now = serverNow()): string | null {
  if (!cancellation) return null;
  const freeUntil = lastFree(cancellation);
  return now <= freeUntil ? moment(freeUntil) : null;
}

/** `We keep ₹200 of ₹1,000. ₹800 comes back.` */
export function keptWords(fee: number, paid: number): string {
  if (fee >= paid) return words.keepAll(money(paid));
  return `${words.keepSome(money(fee), money(paid))} ${words.comesBack(money(rest(paid, fee)))}`;
}

/** `paid` less `fee`, without a fraction of a paisa. */
export function rest(paid: number, fee: number): number {
  return Math.round((paid - fee) * 100) / 100;
}
