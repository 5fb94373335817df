/** Reading bookings and free slots. */
import { customerOf } from '../auth/profile.ts';
import { AppError } from '../contract/errors.ts';
import type { Caller, Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { readSettings } from '../settings/settings.ts';
import { eachDay, mustBePeriod } from '../shared/period.ts';
import { addDays, type IsoDate, istDate } from '../shared/time.ts';
import { isPayable, withUpi } from './payment.ts';
import { rosterOf } from './roster-rules.ts';
import { bookingCan, toBooking } from './rules.ts';
import { bookableDay, horizonOf, slotsOf } from './slot-rules.ts';
import {
  type BookingRow,
  type Customer,
  findBooking,
  findBookingsOf,
  findItems,
  findItemsOf,
  findPendingBetween,
  findPendingOf,
} from './store.ts';

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

interface Wanted {
  durationInMinutes?: number;
  /** The booking that is to move. Its own place is free to it (rule L8). */
  exceptBookingId?: string;
}

export async function availableSlots(
  { db, clock }: Deps,
  { date, durationInMinutes = 0, exceptBookingId }: Wanted & { date: IsoDate },
): Promise<Schemas['Slot'][]> {
  const taken = (await findPendingOf(db.read, date)).filter(({ id }) => id !== exceptBookingId);
  const settings = await readSettings(db.read);
  return slotsOf({ settings, roster: rosterOf(settings), date, taken, now: clock.now() }, durationInMinutes);
}

type FreeSlot = Schemas['Slot'] & { date: IsoDate };

const DAYS_AT_ONCE = 7;

/** The first windows with room for a short visit. Reads one week at a time, because the first is usually enough. */
export async function firstFreeSlots({ db, clock }: Deps, most: number): Promise<FreeSlot[]> {
  const now = clock.now();
  const settings = await readSettings(db.read);
  const roster = rosterOf(settings);
  const today = istDate(now);
  const horizon = horizonOf(settings, today);
  const free: FreeSlot[] = [];
  for (let from = today; from <= horizon && free.length < most; from = addDays(from, DAYS_AT_ONCE)) {
    const days = { from, to: addDays(from, DAYS_AT_ONCE - 1) };
    const taken = Map.groupBy(await findPendingBetween(db.read, days), ({ date }) => date);
    for (const date of eachDay(days)) {
      const slots = slotsOf({ settings, roster, date, taken: taken.get(date) ?? [], now }, 0);
      free.push(...slots.filter(({ available }) => available).map(slot => ({ ...slot, date })));
    }
  }
  return free.slice(0, most);
}

/** Both ends are included. By default, the days from today to the last one that can be booked. Throws VALIDATION_ERROR. */
export async function bookableDays(
  { db, clock }: Deps,
  { from, to, durationInMinutes = 0, exceptBookingId }: Wanted & { from?: IsoDate; to?: IsoDate },
): Promise<Schemas['BookableDay'][]> {
  const now = clock.now();
  const settings = await readSettings(db.read);
  const roster = rosterOf(settings);
  const today = istDate(now);
  const asked = { from: from ?? today, to: to ?? horizonOf(settings, today) };
  const period = mustBePeriod(asked, from && !to ? 'from' : 'to');
  const pending = (await findPendingBetween(db.read, period)).filter(({ id }) => id !== exceptBookingId);
  const taken = Map.groupBy(pending, ({ date }) => date);
  return eachDay(period).map(date =>
    bookableDay({ settings, roster, date, taken: taken.get(date) ?? [], now }, durationInMinutes),
  );
}
