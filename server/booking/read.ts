/** Reading bookings. */
import { customerOf } from '../auth/profile.ts';
import { AppError } from '../contract/errors.ts';
import type { Caller, Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { readSettings } from '../settings/settings.ts';
import { isPayable, withUpi } from './payment.ts';
import { bookingCan, toBooking } from './rules.ts';
import { type BookingRow, type Customer, findBooking, findBookingsOf, findItems, findItemsOf } from './store.ts';

/** The booking. Throws BOOKING_NOT_FOUND also if the caller may not see it (rule B13). */
export async function mustFindBooking(db: Queries, id: string, caller: Caller) {
  const found = await findBooking(db, id);
  if (!found || !bookingCan.see(found.booking, caller)) throw new AppError('BOOKING_NOT_FOUND');
  return found;
}

/** Turns rows into the contract's bookings. Reads the items of all in one query. */
const presentAll = async (db: Queries, rows: ({ booking: BookingRow } & Customer)[]): Promise<Schemas['Booking'][]> => {
  const settings = await readSettings(db);
  const items = await findItems(
    db,
    rows.map(({ booking }) => booking.id),
  );
  const bookings: Schemas['Booking'][] = [];
  // One after the other: a QR code takes more than half a millisecond, and a customer may have many visits to pay.
  for (const row of rows) bookings.push(await withUpi(toBooking(row.booking, items.get(row.booking.id) ?? [], row), settings));
  return bookings;
};

export async function readBooking({ db }: Deps, id: string, caller: Caller): Promise<Schemas['Booking']> {
  const found = await mustFindBooking(db.read, id, caller);
  const booking = toBooking(found.booking, await findItemsOf(db.read, id), found);
  return withUpi(booking, await readSettings(db.read));
}

/** Adds the UPI link to a new booking. A repeated answer leaves it out if the booking was paid, cancelled or deleted meanwhile. */
export async function withUpiIfUnpaid({ db }: Deps, booking: Schemas['Booking']): Promise<Schemas['Booking']> {
  if (!isPayable(booking)) return booking;
  const now = await findBooking(db.read, booking.bookingId);
  return now && isPayable(toBooking(now.booking, [], now)) ? withUpi(booking, await readSettings(db.read)) : booking;
}

/** In the order of date and time. Throws FORBIDDEN for another customer's id, and USER_NOT_FOUND to staff for an unknown id. */
export async function bookingsOf({ db }: Deps, userId: string, caller: Caller): Promise<Schemas['Booking'][]> {
  if (!bookingCan.see({ userId }, caller)) throw new AppError('FORBIDDEN');
  if (!(await customerOf(db.read, userId))) throw new AppError('USER_NOT_FOUND');
  return presentAll(db.read, await findBookingsOf(db.read, userId));
}
