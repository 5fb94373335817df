/** How bookings are read and shown. The UPI link and the start code are only for their reader, so no idempotency key keeps them. */
import type { Instant } from '../../../common/time.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import { AppError } from '../../platform/contract/errors.ts';
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { startCodeOf } from '../../schedule/professional/visit-rules.ts';
import { readerOf, whoComesTo } from '../../schedule/professional/who-comes.ts';
import { partiesOf } from './party.ts';
import { type BookingItemRow, type BookingRow, bookingCan, type Customer, handDiscountOf, toBooking } from './rules.ts';
import {
  findAllPending,
  findAnyBooking,
  findBooking,
  findBookingsOf,
  findItems,
  findItemsOf,
  findRows,
  findVisited,
  hasCompleted,
} from './store.ts';
import { isPayable, withUpi } from './upi.ts';

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

/** Those of these customers who have had a visit. */
export async function whoWereVisited(db: Queries, userIds: string[]): Promise<Set<string>> {
  return new Set(await findVisited(db, userIds));
}

/** The booking's row; undefined if it was deleted. */
export async function bookingRowOf(db: Queries, id: string): Promise<BookingRow | undefined> {
  return (await findBooking(db, id))?.booking;
}

/** The rows of these bookings that nobody deleted, by id. */
export async function bookingRowsOf(db: Queries, ids: string[]): Promise<Map<string, BookingRow>> {
  return new Map((await findRows(db, ids)).map(row => [row.id, row]));
}

/** A customer's bookings that nobody deleted, in the order of date and time. */
export async function bookingRowsOfUser(db: Queries, userId: string): Promise<BookingRow[]> {
  return (await findBookingsOf(db, userId)).map(({ booking }) => booking);
}

/** Every pending booking, in order of time. */
export function allPending(db: Queries): Promise<BookingRow[]> {
  return findAllPending(db);
}

export function itemsOf(db: Queries, bookingId: string): Promise<BookingItemRow[]> {
  return findItemsOf(db, bookingId);
}

/** The services of a booking, each once. */
export async function serviceIdsOf(db: Queries, bookingId: string): Promise<string[]> {
  return [...new Set((await findItemsOf(db, bookingId)).map(({ serviceId }) => serviceId))];
}

/** The booking as the contract has it, with who comes; without the UPI link and the codes that `show` adds. */
export async function presented(
  db: Queries,
  settings: Settings,
  { booking, ...customer }: { booking: BookingRow } & Customer,
  { caller, now }: { caller: Caller; now: Instant },
): Promise<Schemas['Booking']> {
  const { id } = booking;
  const reader = readerOf(caller, now);
  const [whoComes, items] = await Promise.all([whoComesTo(db, settings, [id], reader), findItemsOf(db, id)]);
  const party = await partiesOf(db, settings, [{ booking, items }], reader);
  return toBooking(booking, items, customer, whoComes.get(id), party.get(id));
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
  const reader = readerOf(caller, clock.now());
  const whoComes = await whoComesTo(db, settings, ids, reader);
  const all = rows.map(({ booking }) => ({ booking, items: items.get(booking.id) ?? [] }));
  const parties = await partiesOf(db, settings, all, reader);
  const bookings: Schemas['Booking'][] = [];
  // One after the other: a QR code takes more than half a millisecond, and a customer may have many visits to pay.
  for (const row of rows) {
    const { id } = row.booking;
    const one = toBooking(row.booking, items.get(id) ?? [], row, whoComes.get(id), parties.get(id));
    const shown = await show({ config }, one, settings, caller);
    bookings.push(isExport ? { ...shown, ...handDiscountOf(row.booking) } : shown);
  }
  return bookings;
};

export async function readBooking({ db, clock, config }: Deps, id: string, caller: Caller): Promise<Schemas['Booking']> {
  const found = await mustFindBooking(db.read, id, caller);
  const settings = await readSettings(db.read);
  return show({ config }, await presented(db.read, settings, found, { caller, now: clock.now() }), settings, caller);
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

type Booking = Schemas['Booking'];

/** The booking's own customer sees the start code while the booking is pending (rule N43). */
export function withStartCode({ config }: Pick<Deps, 'config'>, booking: Booking, { role }: Caller): Booking {
  const hasCode = MAY[role].actsAs === 'CUSTOMER' && booking.visit !== null && booking.status === 'PENDING';
  return hasCode ? { ...booking, startCode: startCodeOf(config.jwtSecret, booking.bookingId) } : booking;
}

/** The customer agrees to other services by telling this code (rule B62). */
const withAgreementCode = ({ config }: Pick<Deps, 'config'>, booking: Booking, { role }: Caller): Booking => {
  const { servicesProposal: proposal, visit } = booking;
  if (!proposal || !visit || MAY[role].actsAs !== 'CUSTOMER') return booking;
  return { ...booking, servicesProposal: { ...proposal, code: startCodeOf(config.jwtSecret, proposal.proposalId) } };
};

/** Why she refused a visit is between her and the salon (rule N84), and why staff lowered a price is the salon's own. */
const asReaderSees = (booking: Booking, { role }: Caller): Booking => {
  if (MAY[role].actsAs === 'STAFF') return booking;
  const { handDiscount: _handDiscount, ...shown } = booking;
  return { ...shown, refusal: null };
};

export function show(
  deps: Pick<Deps, 'config'>,
  booking: Booking,
  settings: Pick<Schemas['Settings'], 'upiId' | 'salonName' | 'payOnline'>,
  caller: Caller,
): Promise<Booking> {
  return withUpi(
    deps.config,
    withAgreementCode(deps, withStartCode(deps, asReaderSees(booking, caller), caller), caller),
    settings,
  );
}
