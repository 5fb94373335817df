/** Bookings for staff: the list, and the short lists on the dashboard and on a customer's page (rule B18). */

import { addDays, type Instant, type IsoDate, istDate, istMidnight, MINUTE } from '../../../common/time.ts';
import { invalidField } from '../../platform/contract/errors.ts';
import { mustBeInOrder } from '../../platform/contract/period.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { pageOf } from '../../platform/shared/page.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { whoComesTo } from '../../schedule/professional/who-comes.ts';
import { partiesOf } from '../record/party.ts';
import { itemsOfBookings } from '../record/read.ts';
import { toBooking } from '../record/rules.ts';
import { isCounted } from './clue-store.ts';
import type { CountedFilter, Filter } from './filter-store.ts';
import {
  findLatestOf,
  findListed,
  findPage,
  findPassing,
  findUnpaidBalances,
  findVisits,
  type Listed,
  type Order,
} from './list-store.ts';
import { findMatches, findUncounted, type Matches } from './search-store.ts';

/** Leaves out the QR codes for payment: they would take longer than the list, and staff do not pay. */
export async function presentToStaff(db: Queries, rows: Listed[]): Promise<Schemas['Booking'][]> {
  const ids = rows.map(({ booking }) => booking.id);
  const items = await itemsOfBookings(db, ids);
  const settings = await readSettings(db);
  const whoComes = await whoComesTo(db, settings, ids, 'STAFF');
  const all = rows.map(row => ({ ...row, items: items.get(row.booking.id) ?? [] }));
  const parties = await partiesOf(db, settings, all, 'STAFF');
  return all.map(row => {
    const { id } = row.booking;
    return toBooking(row.booking, row.items, row, whoComes.get(id), parties.get(id));
  });
}

/** Bookings with their customers, by id. */
export function bookingsById(db: Queries, ids: string[]): Promise<Listed[]> {
  return findListed(db, ids);
}

/** The part of the query string that chooses bookings. */
export interface Choice {
  /** One status, or several separated by commas. */
  status?: string;
  paymentStatus?: Schemas['PaymentStatus'];
  search?: string;
  from?: string;
  to?: string;
  userId?: string;
  serviceId?: string;
  externalId?: string;
  createdFrom?: string;
  createdTo?: string;
}

const STATUSES: Schemas['BookingStatus'][] = ['PENDING', 'COMPLETED', 'CANCELLED'];

/** All statuses together are no filter. The contract has checked that they are statuses. */
const statusOf = (listed: string | undefined): Filter['status'] => {
  const chosen = [...new Set(listed?.split(','))].toSorted() as Schemas['BookingStatus'][];
  if (chosen.length === 0 || chosen.length === STATUSES.length) return undefined;
  return chosen.length === 1 ? chosen[0] : chosen;
};

/** Throws VALIDATION_ERROR when a period ends before it begins. */
export function filterOf({ status, paymentStatus, search: _, ...rest }: Choice): Filter {
  mustBeInOrder({ from: rest.from, to: rest.to });
  if (rest.createdFrom && rest.createdTo && rest.createdTo < rest.createdFrom)
    throw invalidField('createdTo', 'notBefore', { than: 'createdFrom' });
  return { ...rest, status: statusOf(status), paid: paymentStatus && paymentStatus === 'PAID' };
}

/** How many bookings are counted if nobody keeps their number. Beyond it, staff need to know only that there are more. */
const MOST_COUNTED = 1000;

interface Page {
  order: Order;
  /** Counted from 0. */
  page: number;
  size: number;
}

/** Finds no further than it has to: up to the number that is counted, and one booking beyond the page. */
const listMatches = async (db: Queries, pieces: AsyncGenerator<Matches>, { order, page, size }: Page) => {
  const [first, end] = [page * size, (page + 1) * size];
  const enough = Math.max(MOST_COUNTED, end) + 1;
  const ids: string[] = [];
  let found = 0;
  let matched: Matches['matched'];
  for await (const piece of pieces) {
    ids.push(...piece.ids.slice(Math.max(0, first - found), Math.max(0, end - found)));
    found += piece.ids.length;
    matched = piece.matched;
    if (found >= enough) break;
  }
  const content = await presentToStaff(db, await findListed(db, ids, order));
  return {
    ...pageOf(content, page, size, Math.min(found, enough)),
    ...(matched && { matched }),
    ...(found >= enough && { totalIsMinimum: true }),
  };
};

/** A blank search counts as no search. Throws VALIDATION_ERROR when a period ends before it begins. */
export async function listAllBookings({ db: { read: db } }: Deps, choice: Choice, asked: Page): Promise<Schemas['BookingPage']> {
  const { order, page, size } = asked;
  const filter = filterOf(choice);
  const search = choice.search?.trim();
  if (search) return { matched: 'NONE', ...(await listMatches(db, findMatches(db, search, filter, order), asked)) };
  if (!isCounted(filter)) return listMatches(db, findUncounted(db, filter, order), asked);
  const found = await findPassing(db, filter);
  const rows = await findPage(db, found, order, page * size, size);
  return pageOf(await presentToStaff(db, rows), page, size, found.total);
}

/** The first `size` bookings that pass, in this order. */
const firstOf = async (db: Queries, filter: CountedFilter, order: Order, size: number): Promise<Listed[]> =>
  findPage(db, await findPassing(db, filter), order, 0, size);

/** Today's visits that were not cancelled, in order of time. */
export async function visitsToday(db: Queries, now: Instant): Promise<Schemas['Booking'][]> {
  const today = istDate(now);
  return presentToStaff(db, await findVisits(db, { from: today, to: today }));
}

/** The latest `size` visits up to this day that are completed and not paid, latest first. */
export function unpaidUntil(db: Queries, to: IsoDate, size: number): Promise<Listed[]> {
  return firstOf(db, { status: 'COMPLETED', paid: false, to }, 'latest', size);
}

/** Bookings to come whose second step was due by `today` and is not paid, the earliest first, with its day. */
export async function balancesUnpaid(db: Queries, today: IsoDate, size: number): Promise<(Listed & { laterOn: IsoDate })[]> {
  const rows = await findUnpaidBalances(db, today, size);
  return rows.map(row => ({ ...row, laterOn: row.booking.laterOn ?? today }));
}

/** The latest `size` visits before `today` that are completed and not paid, latest first. */
export async function unpaidVisits(db: Queries, today: IsoDate, size: number): Promise<Schemas['Booking'][]> {
  return presentToStaff(db, await unpaidUntil(db, addDays(today, -1), size));
}

/** The earliest `size` cancelled bookings that were paid and not refunded, earliest first. */
export function paidAndCancelled(db: Queries, size: number): Promise<Listed[]> {
  return firstOf(db, { status: 'CANCELLED', paid: true }, 'earliest', size);
}

/** The same as staff read bookings. */
export async function visitsToRefund(db: Queries, size: number): Promise<Schemas['Booking'][]> {
  return presentToStaff(db, await paidAndCancelled(db, size));
}

/** Pending bookings whose visit is over: the oldest `size` of earlier days, then all of today, oldest first. */
export async function overdueVisits(db: Queries, now: Instant, size: number): Promise<Schemas['Booking'][]> {
  const today = istDate(now);
  const minute = Math.floor((now - istMidnight(today)) / MINUTE);
  const before = await firstOf(db, { status: 'PENDING', to: addDays(today, -1) }, 'earliest', size);
  const todays = (await findVisits(db, { from: today, to: today })).filter(
    ({ booking: { status, endMinute } }) => status === 'PENDING' && endMinute <= minute,
  );
  return presentToStaff(db, [...before, ...todays]);
}

/** The latest `size` bookings of a customer, latest first. */
export async function latestBookingsOf(db: Queries, userId: string, size: number): Promise<Schemas['Booking'][]> {
  return presentToStaff(db, await findLatestOf(db, userId, size));
}
