/** Visits that the salon had in another program: those that took place, and those to come (rule B82). */

import { refWith } from '../../../common/choice.ts';
import { istInstant, timeOf } from '../../../common/minutes.ts';
import type { Instant, IsoDate, Minute } from '../../../common/time.ts';
import type { Caller } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { ServiceLine } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import type { AddressFields } from '../../schedule/address/rules.ts';
import { findTime, wishFor } from '../../schedule/free/time.ts';
import { carriedOutBy, countVisits, endVisits, placeVisit } from '../../schedule/professional/visits.ts';
import { writeChanges } from '../change/write.ts';
import { countDaysAnew } from '../list/months.ts';
import { bookingRowOf, itemsOf } from '../record/read.ts';
import { addBrought, changeBooking, changeItems, markAsBrought } from '../record/record.ts';
import { type BookingRow, minutesOfLines } from '../record/rules.ts';
import { book } from './book.ts';

interface Brought {
  importRunId: string;
  userId: string;
  bookingDate: IsoDate;
  startMinute: Minute;
  lines: ServiceLine[];
  /** What the other program says it costs, in paise; null if it does not. */
  finalPaise: number | null;
  professionalId: string | null;
}

export interface BroughtPast extends Brought {
  status: 'COMPLETED' | 'CANCELLED';
  cancelReason: 'NO_SHOW' | null;
  endMinute: Minute;
}

export interface BroughtToCome extends Brought {
  addressId: string;
}

const totalOf = (lines: ServiceLine[]) => lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);

/** The lines at the price of the other program: it is the whole price, so it goes by what each line costs here. */
const pricedAs = (lines: ServiceLine[], finalPaise: number | null): ServiceLine[] => {
  const total = totalOf(lines);
  if (finalPaise === null || finalPaise === total) return lines;
  let left = finalPaise;
  return lines.map((line, place) => {
    const share = total === 0 ? 0 : Math.floor((line.pricePaise * line.quantity * finalPaise) / total);
    const paise = place === lines.length - 1 ? left : share;
    left -= paise;
    return { ...line, pricePaise: paise, quantity: 1 };
  });
};

const asEnded = ({ lines: plain, finalPaise: asked, professionalId: _, ...visit }: BroughtPast, now: Instant) => {
  const lines = pricedAs(plain, asked);
  const [id, finalPaise] = [newId(), totalOf(lines)];
  const over = Math.min(istInstant(visit.bookingDate, visit.endMinute), now);
  const begun = Math.min(istInstant(visit.bookingDate, visit.startMinute), now);
  const booking = {
    ...{ ...visit, id, durationInMinutes: visit.endMinute - visit.startMinute, addressId: null, address: null },
    ...{ totalPaise: finalPaise, discountPaise: 0, roundOffPaise: 0, finalPaise, couponId: null, couponCode: null },
    ...{ paymentType: 'PAY_AFTER' as const, createdAt: begun, madeBy: 'STAFF' as const, externalId: null, metadata: null },
    ...(visit.status === 'COMPLETED'
      ? { enteredAfter: true, completedAt: over, paidAt: over, heldPaise: finalPaise }
      : { enteredAfter: true, cancelledAt: over }),
  };
  return { booking, items: lines.map((line, position) => ({ bookingId: id, position, ...line })) };
};

/**
 * Writes visits of the past as they ended, without events, messages, documents, commission or payments. One that took place counts as
 * paid, because its money is in the books of the other program. Answers the rows.
 */
export async function bringPast(tx: Queries, visits: BroughtPast[], now: Instant): Promise<BookingRow[]> {
  const rows = await addBrought(
    tx,
    visits.map(visit => asEnded(visit, now)),
    now,
  );
  for (const [place, { id: bookingId, status, bookingDate: date, startMinute, endMinute }] of rows.entries()) {
    const { professionalId = null } = visits[place] ?? {};
    if (status !== 'COMPLETED' || professionalId === null) continue;
    const wish = wishFor([], null, { womenOnly: false });
    await placeVisit(tx, { bookingId, date, span: { startMinute, endMinute }, wish, assignment: undefined });
    await carriedOutBy(tx, bookingId, professionalId);
    await endVisits(tx, bookingId);
    await countVisits(tx, bookingId, 1);
  }
  await countDaysAnew(tx, [...new Set(visits.map(({ bookingDate }) => bookingDate))]);
  return rows;
}

/** Staff may book below the minimum order, and beyond a customer's limit of pending bookings. */
const NO_LIMITS = { minimumOrderValue: 0, maxPendingBookings: Number.POSITIVE_INFINITY };

/**
 * Throws what keeps the visit from being booked: OUTSIDE_AREA, DUPLICATE_BOOKING, SLOT_UNAVAILABLE. `userId` is empty for a customer who
 * is not known yet.
 */
export async function mustFit(
  db: Queries,
  settings: Settings,
  visit: Omit<BroughtToCome, 'addressId' | 'importRunId'> & {
    womenOnly: boolean;
    address: Pick<AddressFields, 'latitude' | 'longitude' | 'postalCode'>;
  },
  now: Instant,
): Promise<void> {
  const { userId, address, womenOnly, bookingDate, startMinute, lines } = visit;
  const professionalId = visit.professionalId ?? undefined;
  const wish = wishFor(
    lines.map(({ serviceId }) => serviceId),
    address,
    { womenOnly, professionalId },
  );
  const wanted = { ...wish, address, userId, by: 'STAFF' as const, bookingDate, startMinute };
  await findTime(db, { ...settings, ...NO_LIMITS }, { ...wanted, durationInMinutes: minutesOfLines(lines) }, now);
}

/** Books a visit to come as staff would, at the price that was agreed in the other program. Throws what `book` throws. */
export async function bringToCome(
  deps: Deps,
  tx: Queries,
  { userId, addressId, bookingDate, startMinute, lines, finalPaise, professionalId, importRunId }: BroughtToCome,
  { settings, caller, now }: { settings: Settings; caller: Caller; now: Instant },
): Promise<BookingRow> {
  const order = {
    ...{ userId, addressId, bookingDate, bookingTime: timeOf(startMinute), paymentType: 'PAY_AFTER' as const },
    serviceIds: lines.flatMap(({ serviceId, choice = '', quantity }) =>
      Array.from({ length: quantity }, () => refWith(serviceId, choice)),
    ),
    ...(professionalId !== null && { professionalId }),
  };
  const { bookingId } = await book(deps, tx, order, { ...settings, ...NO_LIMITS }, now, caller);
  await markAsBrought(tx, bookingId, importRunId);
  const row = (await bookingRowOf(tx, bookingId)) as BookingRow;
  if (finalPaise === null || finalPaise === row.finalPaise) return row;
  const items = await itemsOf(tx, bookingId);
  const priced = pricedAs(items, finalPaise);
  await changeItems(
    tx,
    row,
    items.map((item, place) => ({ ...item, ...priced[place] })),
  );
  // The whole price was agreed, so the way and the time change nothing about it.
  const agreed = { totalPaise: finalPaise, finalPaise, discountPaise: 0, roundOffPaise: 0, travelPaise: 0, quietPercent: 0 };
  return changeBooking(tx, row, agreed, now);
}

/** Deletes a brought booking as staff would. Nobody hears of one that took place before. */
export async function takeVisitBack(
  deps: Deps,
  tx: Queries,
  booking: BookingRow,
  { caller, now }: { caller: Caller; now: Instant },
): Promise<void> {
  const silent = { ...deps, recordEvents: async () => {} };
  const isPast = booking.enteredAfter;
  await writeChanges(isPast ? silent : deps, tx, booking, { deletedAt: now }, { caller, now });
}
