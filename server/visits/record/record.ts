/** How a booking is written: new, changed, or marked. Programs that keep a copy read each change of it again (rule I2). */

import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { referenceOf } from '../../platform/shared/ids.ts';
import type { BookedItem, BookingRow } from './rules.ts';
import { insertMany, insertWithItems, moveItems, replaceItems, updateBooking } from './store.ts';

/** A booking that nobody has changed or paid. */
const UNTOUCHED = {
  status: 'PENDING',
  paidAt: null,
  refundedAt: null,
  completedAt: null,
  cancelledAt: null,
  cancelReason: null,
  refusal: null,
  deletedAt: null,
  heldPaise: 0,
  creditedPaise: 0,
  pendingPaise: 0,
  feePaise: 0,
  isTest: false,
  enteredAfter: false,
  handDiscount: null,
  servicesProposal: null,
  importRunId: null,
} as const;

/** Firm, free to cancel, at the usual price, by itself, and for one guest. */
const USUAL_TERMS = {
  travelPaise: 0,
  quietPercent: 0,
  advancePaise: 0,
  holdUntil: null,
  laterPaise: 0,
  laterOn: null,
  freeCancelUntil: null,
  cancelFeePercent: 0,
  lateFeePaise: 0,
  graceUntil: null,
  seriesId: null,
  guestCount: 0,
  guestLabels: null,
  readyBy: null,
  partCount: 1,
  relatedTo: null,
} satisfies Partial<BookingRow>;

type TermsName = keyof typeof USUAL_TERMS;
type NewBooking = Omit<BookingRow, keyof typeof UNTOUCHED | 'changedAt' | 'reference' | TermsName> &
  Partial<Pick<BookingRow, TermsName>>;

/** Bookings of another program are written as they ended, and nothing follows from them (rule B82). */
export async function addBrought(
  tx: Queries,
  added: { booking: NewBooking & Partial<BookingRow>; items: BookedItem[] }[],
  now: Instant,
): Promise<BookingRow[]> {
  const bookings = added.map(({ booking, items }) => {
    const row: BookingRow = { ...UNTOUCHED, ...USUAL_TERMS, ...booking, reference: referenceOf(booking.id), changedAt: now };
    return { row, items };
  });
  await insertMany(tx, bookings);
  return bookings.map(({ row }) => row);
}

/** Another program had the booking. Called in the transaction that books it. */
export async function markAsBrought(tx: Queries, bookingId: string, importRunId: string): Promise<void> {
  await updateBooking(tx, bookingId, { importRunId });
}

export async function addBooking(tx: Queries, added: NewBooking, items: BookedItem[]): Promise<BookingRow> {
  const row: BookingRow = {
    ...UNTOUCHED,
    ...USUAL_TERMS,
    ...added,
    reference: referenceOf(added.id),
    changedAt: added.createdAt,
  };
  await insertWithItems(tx, row, items);
  return row;
}

/** Answers the changed booking. Whoever changes its date, status or payment calls `countAnew`, too (list/months.ts). */
export async function changeBooking(
  tx: Queries,
  before: BookingRow,
  change: Partial<BookingRow>,
  now: Instant,
): Promise<BookingRow> {
  // Always later than the change before, even if the clock goes back. A cursor that has passed that one must find this one.
  const changes = { ...change, changedAt: Math.max(now, before.changedAt + 1) };
  await updateBooking(tx, before.id, changes);
  const after = { ...before, ...changes };
  if (after.bookingDate !== before.bookingDate) await moveItems(tx, before.id, after.bookingDate);
  return after;
}

/** Other services of a booking, in the transaction that changes its price. */
export async function changeItems(tx: Queries, booking: BookingRow, items: BookedItem[]): Promise<void> {
  await replaceItems(tx, booking, items);
}

/** The visit took place before it was entered. Called in the transaction that enters it. */
export async function markAsEntered(tx: Queries, bookingId: string): Promise<void> {
  await updateBooking(tx, bookingId, { enteredAfter: true });
}

/** It is a visit of a series from now on. Programs see it again. */
export function joinSeries(tx: Queries, before: BookingRow, seriesId: string, now: Instant): Promise<BookingRow> {
  return changeBooking(tx, before, { seriesId }, now);
}

/** Nobody else hears of the visit. Called in the transaction that books it. */
export async function markAsTest(tx: Queries, bookingId: string): Promise<void> {
  await updateBooking(tx, bookingId, { isTest: true });
}
