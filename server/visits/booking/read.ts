/** Reading bookings. */
import { customerOf } from '../../accounts/auth/profile.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { readerOf, whoComesTo } from '../../schedule/professional/who-comes.ts';
import { bookingCan, handDiscountOf, toBooking } from './rules.ts';
import { show } from './show.ts';
import {
  type BookingRow,
  type Customer,
  findAnyBooking,
  findBooking,
  findBookingsOf,
  findItems,
  findItemsOf,
  hasCompleted,
} from './store.ts';
import { isPayable, withUpi } from './upi.ts';

export type { BookingRow };

/** The booking of a payment, also a deleted one: its money stays in the ledger. */
export async function bookingRowOfMoney(db: Queries, id: string): Promise<BookingRow> {
  const row = await findAnyBooking(db, id);
  if (!row) throw new Error('A payment has no booking');
  return row;
}

/** The booking. Throws BOOKING_NOT_FOUND also if the caller may not see it (rule B13). */
export async function mustFindBooking(db: Queries, id: string, caller: Caller) {
  const found = await findBooking(db, id);
  if (!found || !bookingCan.see(found.booking, caller)) throw new AppError('BOOKING_NOT_FOUND');
  return found;
}

/** Whether the salon has carried out a visit to this customer. */
export function wasVisited(db: Queries, userId: string): Promise<boolean> {
  return hasCompleted(db, userId);
}

/** The items of these bookings, by booking. */
export function itemsOfBookings(db: Queries, bookingIds: string[]) {
  return findItems(db, bookingIds);
}

/** Turns rows into the contract's bookings. Reads the items of all in one query. */
const presentAll = async (
  { db: { read: db }, clock, config }: Deps,
  rows: ({ booking: BookingRow } & Customer)[],
  caller: Caller,
  isExport = false,
): Promise<Schemas['Booking'][]> => {
  const settings = await readSettings(db);
  const ids = rows.map(({ booking }) => booking.id);
  const items = await findItems(db, ids);
  const whoComes = await whoComesTo(db, settings, ids, readerOf(caller, clock.now()));
  const bookings: Schemas['Booking'][] = [];
  // One after the other: a QR code takes more than half a millisecond, and a customer may have many visits to pay.
  for (const row of rows) {
    const { id } = row.booking;
    const shown = await show({ config }, toBooking(row.booking, items.get(id) ?? [], row, whoComes.get(id)), settings, caller);
    bookings.push(isExport ? { ...shown, ...handDiscountOf(row.booking) } : shown);
  }
  return bookings;
};

export async function readBooking({ db, clock, config }: Deps, id: string, caller: Caller): Promise<Schemas['Booking']> {
  const found = await mustFindBooking(db.read, id, caller);
  const settings = await readSettings(db.read);
  const whoComes = await whoComesTo(db.read, settings, [id], readerOf(caller, clock.now()));
  return show({ config }, toBooking(found.booking, await findItemsOf(db.read, id), found, whoComes.get(id)), settings, caller);
}

/** Adds the UPI link to a new booking. A repeated answer leaves it out if the booking was paid, cancelled or deleted meanwhile. */
export async function withUpiIfUnpaid({ db, config }: Deps, booking: Schemas['Booking']): Promise<Schemas['Booking']> {
  if (!isPayable(booking)) return booking;
  const now = await findBooking(db.read, booking.bookingId);
  return now && isPayable(toBooking(now.booking, [], now)) ? withUpi(config, booking, await readSettings(db.read)) : booking;
}

/** In the order of date and time; in an export with what staff wrote about them (rule P1). Throws FORBIDDEN for another customer's id, and USER_NOT_FOUND to staff for an unknown id. */
export async function bookingsOf(deps: Deps, userId: string, caller: Caller, isExport = false): Promise<Schemas['Booking'][]> {
  if (!bookingCan.see({ userId }, caller)) throw new AppError('FORBIDDEN');
  const { read } = deps.db;
  if (!(await customerOf(read, userId))) throw new AppError('USER_NOT_FOUND');
  return presentAll(deps, await findBookingsOf(read, userId), caller, isExport);
}
