/** Who may do what with a booking, and how the contract shows a booking (rules B9, B10). Pure. */

import { choiceIn } from '../../../common/choice.ts';
import { istInstant, timeOf } from '../../../common/minutes.ts';
import { toRupees } from '../../../common/money.ts';
import { quietPaiseOf } from '../../../common/price.ts';
import { stateNamed } from '../../../common/states.ts';
import { graceOf } from '../../../common/terms.ts';
import { type Instant, toRfc3339 } from '../../../common/time.ts';
import { due, dueNow, laterDue, paymentStateOf, refundDue } from '../../money/ledger/rules.ts';
import { maySeeDataOf } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { booking, bookingItem, ServiceLine } from '../../platform/db/schema.ts';
import { isCodeLocked, MAX_WRONG_CODES, progressIn } from '../../schedule/professional/visit-rules.ts';
import { NOBODY_NAMED, type WhoComes } from '../../schedule/professional/who-comes.ts';

export type BookingRow = typeof booking.$inferSelect;

export type BookingItemRow = typeof bookingItem.$inferSelect;

/** An item without its date, which it takes from the booking. Without `choice` it is the default. */
export type BookedItem = Omit<BookingItemRow, 'bookingDate' | 'choice'> & { choice?: string };

/** Both are null after the account was deleted. */
export interface Customer {
  fullName: string | null;
  mobile: string | null;
}

export const bookingCan = {
  /** A customer sees their own; staff see every one. */
  see: (booking: Pick<BookingRow, 'userId'>, caller: Caller) => maySeeDataOf(booking.userId, caller),
  end: (booking: BookingRow) => booking.status === 'PENDING',
  pay: (booking: BookingRow) => booking.status !== 'CANCELLED',
  refund: (booking: BookingRow) => booking.status === 'CANCELLED' && refundDue(booking) > 0,
};

/** Whether the time was given back because nobody paid, so that the visit was never firm. Whoever cancels a booking ends its hold. */
export function ranOut({ status, holdUntil }: Pick<BookingRow, 'status' | 'holdUntil'>): boolean {
  return status === 'CANCELLED' && holdUntil !== null;
}

/** Why a cancelled visit did not take place (rule B40); null for an ordinary cancellation. */
export function reasonOf(booking: Pick<BookingRow, 'status' | 'holdUntil' | 'cancelReason'>): Schemas['CancelReason'] | null {
  return ranOut(booking) ? 'NOT_PAID' : booking.cancelReason;
}

/** Whether an address names a State that we do not know. Tax depends on it (rule G4). */
export function isStateUnknown({ address }: Pick<BookingRow, 'address'>): boolean {
  return address !== null && stateNamed(address.state) === undefined;
}

/** Whether the visit has begun by the plan. A professional may begin before. */
export function hasBegun({ bookingDate, startMinute }: BookingRow, now: Instant): boolean {
  return now >= istInstant(bookingDate, startMinute);
}

const instantOf = (instant: Instant | null): string | null => (instant === null ? null : toRfc3339(instant));

export function paymentStatusOf({ paidAt }: Pick<BookingRow, 'paidAt'>): Schemas['PaymentStatus'] {
  return paidAt === null ? 'UNPAID' : 'PAID';
}

/** Where the money of a booking stands, in rupees (rules M10 and M13). */
export function moneyOf(
  booking: BookingRow,
): Pick<
  Schemas['Booking'],
  'paymentState' | 'amountPaid' | 'amountDue' | 'amountPending' | 'dueNow' | 'refundDue' | 'payBy' | 'laterDue' | 'laterDueOn'
> {
  return {
    paymentState: paymentStateOf(booking),
    amountPaid: toRupees(booking.heldPaise),
    amountDue: toRupees(due(booking)),
    dueNow: toRupees(dueNow(booking)),
    refundDue: toRupees(refundDue(booking)),
    amountPending: toRupees(booking.pendingPaise),
    payBy: booking.status === 'PENDING' ? instantOf(booking.holdUntil) : null,
    ...(booking.laterOn !== null && { laterDue: toRupees(laterDue(booking)), laterDueOn: booking.laterOn }),
  };
}

/** What the customer agreed to, in rupees (rule M17). */
const cancellationOf = (booking: BookingRow, hasSetOut: boolean): Schemas['Cancellation'] | null =>
  booking.freeCancelUntil === null
    ? null
    : {
        freeUntil: toRfc3339(booking.freeCancelUntil),
        feePercent: booking.cancelFeePercent,
        graceUntil: instantOf(graceOf(booking, hasSetOut)),
        fee: toRupees(booking.lateFeePaise),
        kept: toRupees(Math.min(Math.max(booking.feePaise - booking.creditedPaise, 0), booking.heldPaise)),
      };

/** The last minute of a day that the contract can name. */
const LAST_MINUTE = 24 * 60 - 1;

/** Which visit of a booking with several it is, for its events and answers; null for an ordinary booking. */
export function partIn({ partCount }: Pick<BookingRow, 'partCount'>, { part }: { part: number }): number | null {
  return partCount > 1 ? part : null;
}

/** The same as answers show it: which visit, and of how many. Nothing for an ordinary booking. */
export function partShown({ partCount: parts }: Pick<BookingRow, 'partCount'>, { part }: { part: number }) {
  return parts > 1 ? { part, parts } : {};
}

/** How far she is. */
export function visitIn(booking: BookingRow, progress: NonNullable<WhoComes['progress']>): Schemas['BookingVisit'] {
  const { state, doneAt } = progressIn(progress, booking);
  const { onTheWayAt, arrivedAt, startedAt, collected, codeWaived, helpAt, calledAt, nobodyAt, refusal, grace } = progress;
  return {
    state,
    onTheWayAt: instantOf(onTheWayAt),
    arrivedAt: instantOf(arrivedAt),
    startedAt: instantOf(startedAt),
    doneAt: instantOf(doneAt),
    arrivalFrom: timeOf(booking.startMinute),
    arrivalTo: timeOf(Math.min(booking.startMinute + grace, LAST_MINUTE)),
    codeLocked: isCodeLocked(progress),
    codeWaived,
    collected,
    helpAt: instantOf(helpAt),
    calledAt: instantOf(calledAt),
    nobodyAt: instantOf(nobodyAt),
    ...(refusal !== null && { refusal }),
  };
}

/** A line as the contract shows it. */
export function itemOf(line: ServiceLine): Schemas['BookingItem'] {
  const { serviceId, choice = '', name, names, pricePaise, quantity, durationInMinutes } = line;
  return {
    serviceId,
    ...choiceIn(choice),
    name,
    ...(names && { names }),
    price: toRupees(pricePaise),
    quantity,
    durationInMinutes,
  };
}

/** What waits for the customer's yes, without the code that read.ts adds for them. */
export function toServicesProposal(
  { id, at, by, lines, wrongCodes, ...sums }: NonNullable<BookingRow['servicesProposal']>,
  { startMinute }: Pick<BookingRow, 'startMinute'>,
): Schemas['ServicesProposal'] {
  const durationInMinutes = minutesOfLines(lines);
  return {
    proposalId: id,
    items: lines.map(itemOf),
    totalPrice: toRupees(sums.totalPaise),
    discount: toRupees(sums.discountPaise),
    finalPrice: toRupees(sums.finalPaise),
    durationInMinutes,
    to: timeOf(startMinute + durationInMinutes),
    proposedAt: toRfc3339(at),
    by,
    code: null,
    codeLocked: wrongCodes >= MAX_WRONG_CODES,
  };
}

/** What staff lowered the price by, for staff and for the customer's export (rule B61). */
export function handDiscountOf({
  handDiscount,
}: Pick<BookingRow, 'handDiscount'>): Pick<Schemas['Booking'], 'handDiscount' | 'discountByHand'> {
  if (!handDiscount) return {};
  const amount = toRupees(handDiscount.paise);
  return { handDiscount: { amount, reason: handDiscount.reason }, discountByHand: amount };
}

/** Travel and quiet-hour price in rupees, where there are any (rules M50 and M51). */
export function extrasShown({
  totalPaise,
  travelPaise,
  quietPercent,
}: Pick<BookingRow, 'totalPaise' | 'travelPaise' | 'quietPercent'>): Pick<Schemas['Booking'], 'travelFee' | 'quietDiscount'> {
  return {
    ...(travelPaise > 0 && { travelFee: toRupees(travelPaise) }),
    ...(quietPercent > 0 && { quietDiscount: toRupees(quietPaiseOf(totalPaise - travelPaise, quietPercent)) }),
  };
}

/** What a booking for guests shows beside the fields of every booking (party-rules.ts). */
export type PartyFields = Pick<Schemas['Booking'], 'guests' | 'readyBy' | 'parts' | 'relatedTo'>;

/** Whether anybody is on the way, or there. */
const hasSetOut = (lead: WhoComes['progress'], { parts = [] }: PartyFields): boolean =>
  [lead, ...parts.map(({ visit }) => visit)].some(visit => (visit?.state ?? 'PLANNED') !== 'PLANNED');

/** How far the lead is, for the booking: it is not over while others still work (rule N101). */
const leadIn = (booking: BookingRow, progress: NonNullable<WhoComes['progress']>): Schemas['BookingVisit'] => {
  const visit = visitIn(booking, progress);
  return booking.status === 'PENDING' && visit.state === 'DONE' ? { ...visit, state: 'STARTED', doneAt: null } : visit;
};

/** The contract's booking, without the UPI link and the start code that read.ts adds. `whoComes` is of the lead. */
export function toBooking(
  booking: BookingRow,
  items: BookedItem[],
  customer: Customer,
  { progress, ...whoComes }: WhoComes = NOBODY_NAMED,
  party: PartyFields = {},
): Schemas['Booking'] {
  return {
    bookingId: booking.id,
    userId: booking.userId,
    user: { fullName: customer.fullName, mobile: customer.mobile },
    name: items.map(({ name }) => name),
    items: items.map(itemOf),
    bookingDate: booking.bookingDate,
    bookingTime: timeOf(booking.startMinute),
    durationInMinutes: booking.durationInMinutes,
    addressId: booking.addressId,
    address: booking.address,
    totalPrice: toRupees(booking.totalPaise),
    discount: toRupees(booking.discountPaise),
    ...extrasShown(booking),
    couponCode: booking.couponCode,
    finalPrice: toRupees(booking.finalPaise),
    paymentType: booking.paymentType,
    paymentStatus: paymentStatusOf(booking),
    ...moneyOf(booking),
    cancellation: cancellationOf(booking, hasSetOut(progress, party)),
    paidAt: instantOf(booking.paidAt),
    refundedAt: instantOf(booking.refundedAt),
    upi: null,
    status: booking.status,
    createdAt: toRfc3339(booking.createdAt),
    completedAt: instantOf(booking.completedAt),
    cancelledAt: instantOf(booking.cancelledAt),
    ...(isStateUnknown(booking) && { stateUnknown: true }),
    ...(booking.enteredAfter && { enteredAfter: true }),
    cancelReason: reasonOf(booking),
    refusal: booking.refusal,
    reference: booking.reference,
    externalId: booking.externalId,
    metadata: booking.metadata,
    ...(booking.seriesId !== null && { seriesId: booking.seriesId }),
    ...whoComes,
    visit: progress && leadIn(booking, progress),
    startCode: null,
    ...(booking.servicesProposal && { servicesProposal: toServicesProposal(booking.servicesProposal, booking) }),
    ...handDiscountOf(booking),
    ...party,
  };
}

export function minutesOfLines(lines: readonly ServiceLine[]): number {
  return lines.reduce((sum, { durationInMinutes, quantity }) => sum + durationInMinutes * quantity, 0);
}
