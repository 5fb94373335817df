/** Who is due for a visit, for staff and for what else asks: the owner's list, and nudges (rule B114). */

import { refOf } from '../../../common/choice.ts';
import { toRupees } from '../../../common/money.ts';
import { addDays, type Instant, type IsoDate, istDate } from '../../../common/time.ts';
import { customersOfIds } from '../../accounts/auth/account.ts';
import { searchUsers } from '../../accounts/auth/find-users.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { pageOf } from '../../platform/shared/page.ts';
import { addressesOf } from '../../schedule/address/address.ts';
import { pendingOf } from '../../schedule/free/time.ts';
import { itemsAgain } from '../booking/again.ts';
import { bookingRowOf, itemsOf } from '../record/read.ts';
import { itemOf } from '../record/rules.ts';
import { DAYS_BEFORE } from './rules.ts';
import { toIntervals } from './show.ts';
import { countDueUsers, type DueRange, findDueOfUsers, findDueUsers } from './store.ts';

type DueCustomer = Schemas['DueCustomer'];

const showEach = async (db: Queries, ids: string[], range: DueRange): Promise<DueCustomer[]> => {
  const [customers, rows] = [await customersOfIds(db, ids), await findDueOfUsers(db, ids, range)];
  const ofUsers = Map.groupBy(rows, ({ userId }) => userId);
  const found: DueCustomer[] = [];
  for (const id of ids) {
    const [customer, due = []] = [customers.get(id), ofUsers.get(id)];
    const [first] = due;
    if (!customer || !first) continue;
    const booking = await bookingRowOf(db, first.lastBookingId);
    const { items } = await itemsAgain(db, (await itemsOf(db, first.lastBookingId)).map(itemOf));
    const addresses = await addressesOf(db, id);
    const theirs = addresses.find(one => one.id === booking?.addressId) ?? (addresses.length === 1 ? addresses[0] : undefined);
    const { fullName, mobile, language } = customer;
    found.push({
      customer: { id, fullName, mobile, language },
      due: await toIntervals(db, due),
      services: items.map(({ serviceId, name, names, quantity }) => ({ serviceId, name, ...(names && { names }), quantity })),
      serviceIds: items.flatMap(item => Array<string>(item.quantity).fill(refOf(item))),
      addressId: theirs?.id ?? null,
      bookingId: first.lastBookingId,
      lastPrice: toRupees(booking?.finalPaise ?? 0),
      pendingBooking: (await pendingOf(db, id)).length > 0,
    });
  }
  return found;
};

/** Customers who are due on these days, both ends included, the longest overdue first; with what they had last, where and at which price. */
export async function dueOn(
  db: Queries,
  { from, to, most }: { from: IsoDate; to: IsoDate; most: number },
  now: Instant,
): Promise<DueCustomer[]> {
  const range = { from, to, today: istDate(now) };
  return showEach(db, await findDueUsers(db, range, { limit: most, offset: 0 }), range);
}

/** What these customers are due for until this day, by the same rules. `days` is the usual interval. */
export async function intervalsDue(
  db: Queries,
  ids: string[],
  to: IsoDate,
  now: Instant,
): Promise<{ userId: string; categoryId: string; dueOn: IsoDate; days: number }[]> {
  const rows = await findDueOfUsers(db, ids, { to, today: istDate(now) });
  return rows.flatMap(({ userId, categoryId, dueOn, medianDays: days }) =>
    dueOn === null || days === null ? [] : [{ userId, categoryId, dueOn, days }],
  );
}

/** More than anybody reads; a statement of SQLite takes 32,766 values. */
const MOST_FOUND = 10_000;

const idsOf = async (db: Queries, search: string): Promise<string[]> => {
  const { users, matched } = await searchUsers(db, search);
  return matched === 'NONE' ? [] : users.slice(0, MOST_FOUND).map(({ id }) => id);
};

/** The longest overdue first. */
export async function listDueCustomers(
  { db, clock }: Deps,
  { page, size, search }: { page: number; size: number; search?: string },
): Promise<Schemas['DueCustomerPage']> {
  const today = istDate(clock.now());
  const range = { to: addDays(today, DAYS_BEFORE), today };
  const ids = search?.trim() ? await idsOf(db.read, search) : undefined;
  if (ids?.length === 0) return pageOf<DueCustomer>([], page, size, 0);
  const [found, total] = await Promise.all([
    findDueUsers(db.read, range, { ...(ids && { ids }), limit: size, offset: page * size }),
    countDueUsers(db.read, range, ids),
  ]);
  return pageOf(await showEach(db.read, found, range), page, size, total);
}
