import type { components } from '#contract';
import * as words from '#words/booking';
import { type Choice, refOf } from '../../../../../common/choice.ts';
import { istInstant, minuteOf } from '../../../../../common/minutes.ts';
import { toPaise, toRupees } from '../../../../../common/money.ts';
import { istDate, istTime } from '../../../../../common/time.ts';
import { serverNow } from '../../../shared/clock.ts';
import { nameIn } from '../../../shared/name-in.ts';

export type Booking = components['schemas']['Booking'];
/** A booking as its customer sees it, signed in or by the link of a message. */
export type ShownBooking = Booking | components['schemas']['LinkedBooking'];

/** The names of the services in the site's language, or 'Service' without any (rule B19). */
export function titleOf(booking: ShownBooking): string {
  return booking.items.map(nameIn).join(', ') || words.service;
}

/** The last 6 characters of the id: customer and salon call the booking by them. */
export function referenceOf(booking: ShownBooking): string {
  return shortId(booking.bookingId);
}

/** How a booking with this id is called. */
export function shortId(bookingId: string): string {
  return bookingId.slice(-6);
}

/** Whether the money has to be refunded: a paid visit was cancelled. */
export function isOwed({ paymentStatus, status }: ShownBooking): boolean {
  return paymentStatus === 'PAID' && status === 'CANCELLED';
}

/** Whether there may be a bill, an invoice or a voucher: the visit was carried out, or money changed hands. */
export function hasDocuments({ status, amountPaid, paidAt, refundedAt, finalPrice }: Booking): boolean {
  return finalPrice > 0 && (status === 'COMPLETED' || amountPaid > 0 || paidAt !== null || refundedAt !== null);
}

/** The second step of a party's deposit that is still to be paid, beside what makes the booking firm (rule M63). */
export interface Step {
  /** Rupees. */
  amount: number;
  /** `2026-12-11` */
  by: string;
  /** The day is over. Nothing is cancelled because of it. */
  isLate: boolean;
}

type Stepped = Pick<ShownBooking, 'status' | 'dueNow' | 'laterDue' | 'laterDueOn'>;

/** Null without one, and once it is paid. */
export function stepOf({ status, dueNow, laterDue = 0, laterDueOn }: Stepped, now = serverNow()): Step | null {
  const amount = toRupees(toPaise(laterDue) - toPaise(dueNow));
  if (status !== 'PENDING' || laterDueOn === undefined || amount <= 0) return null;
  return { amount, by: laterDueOn, isLate: istDate(now) > laterDueOn };
}

/** What the customer is asked to pay online now, in rupees: what makes the booking firm, its second step, or all that is due. */
export function dueOnline(booking: ShownBooking): number {
  const { payBy, dueNow, amountDue } = booking;
  return payBy === null ? (stepOf(booking)?.amount ?? amountDue) : dueNow;
}

/** Whether the visit has not begun. */
export function isToCome(booking: ShownBooking, now = serverNow()): boolean {
  const [day, clock] = [istDate(now), istTime(now)];
  return startOf(booking) > `${day}T${clock}`;
}

/** The salon asked about another time, because nobody can come as booked: the customer answers, moves or cancels for free (rule N82). */
export function isAskedAnew({ status, proposal, visit }: ShownBooking): boolean {
  return status === 'PENDING' && proposal !== null && visit?.state === 'PLANNED';
}

/** How far each who comes is; none with teams. Of several professionals, `visit` has the lead alone. */
export function visitsIn({ parts, visit }: ShownBooking): NonNullable<ShownBooking['visit']>[] {
  return (parts ?? [{ visit }]).flatMap(one => one.visit ?? []);
}

/** Somebody is on the way, and the time at which we said that she arrives is over. Of those who tap nothing we know nothing. */
export function isLate(booking: ShownBooking, now = serverNow()): boolean {
  const { status, bookingDate } = booking;
  if (status !== 'PENDING') return false;
  return visitsIn(booking).some(
    ({ state, arrivalTo }) => state === 'ON_THE_WAY' && now > istInstant(bookingDate, minuteOf(arrivalTo)),
  );
}

/** Whether a professional has started, which she may do early. */
export function hasStarted(booking: ShownBooking): boolean {
  return visitsIn(booking).some(({ state }) => state === 'STARTED' || state === 'DONE');
}

/** A customer may cancel it until the visit begins (rule B10). */
export function canCancel(booking: ShownBooking, now = serverNow()): boolean {
  if (isAskedAnew(booking)) return true;
  return booking.status === 'PENDING' && isToCome(booking, now) && !hasStarted(booking);
}

/** A customer may move it until the first professional sets out. */
export function canMove(booking: ShownBooking, now = serverNow()): boolean {
  return canCancel(booking, now) && visitsIn(booking).every(({ state }) => state === 'PLANNED');
}

/**
 * By date and time (rule W10): pending visits with the next one first, then the others with the latest first. A pending visit of today
 * counts as upcoming while it is going on.
 */
export function inOrder(bookings: Booking[], now = serverNow()): { upcoming: Booking[]; past: Booking[] } {
  const day = istDate(now);
  const sorted = bookings.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  const isUpcoming = (booking: Booking) => booking.status === 'PENDING' && booking.bookingDate >= day;
  return { upcoming: sorted.filter(isUpcoming), past: sorted.filter(one => !isUpcoming(one)).reverse() };
}

function startOf({ bookingDate, bookingTime }: ShownBooking): string {
  return `${bookingDate}T${bookingTime}`;
}

/** The services' ids, repeated for their quantity. */
export function idsOf(items: (Choice & { serviceId: string; quantity: number })[]): string[] {
  return items.flatMap(item => Array<string>(item.quantity).fill(refOf(item)));
}
