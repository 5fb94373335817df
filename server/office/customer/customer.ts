/** The salon's customers, for staff (rule K9). */

import { toRupees } from '../../../common/money.ts';
import { type Instant, toRfc3339 } from '../../../common/time.ts';
import {
  customerOfMobile,
  noteOnAccount,
  registerCustomer,
  renameAccount,
  setLanguageOf,
  switchAccount,
} from '../../accounts/auth/account.ts';
import { bestFirst, searchUsers } from '../../accounts/auth/find-users.ts';
import { mobileChangesOf } from '../../accounts/auth/mobile-changes.ts';
import { noShowsOf } from '../../accounts/auth/no-shows.ts';
import { marketingChannelsOf } from '../../accounts/consent/marketing.ts';
import { isUnreached } from '../../messages/message-log/log.ts';
import { AppError } from '../../platform/contract/errors.ts';
import { mustBeMeant } from '../../platform/contract/etag.ts';
import type { Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { pageOf } from '../../platform/shared/page.ts';
import { addressesOf } from '../../schedule/address/address.ts';
import { usualIntervalsOf } from '../../visits/due/show.ts';
import { latestBookingsOf } from '../../visits/list/list.ts';
import { nudgesOf } from '../../visits/nudge/kept.ts';
import { endWaitsOfCustomer } from '../../visits/wait/end.ts';
import {
  type CustomerRow,
  countCustomers,
  findCustomer,
  findCustomers,
  findCustomersById,
  findTotals,
  type Totals,
} from './store.ts';

type Customer = Schemas['Customer'];

const LATEST_BOOKINGS = 50;
const MOST_SUGGESTIONS = 5;
const NONE: Totals = { bookings: 0, pendingBookings: 0, spentPaise: 0 };

const toCustomer = (row: CustomerRow, { bookings, pendingBookings, spentPaise }: Totals, noShows: number): Customer => ({
  id: row.id,
  fullName: row.fullName,
  mobile: row.mobile,
  email: row.email,
  gender: row.gender,
  dateOfBirth: row.dateOfBirth,
  womenOnly: row.womenOnly,
  language: row.language,
  active: row.active,
  verified: row.verified,
  createdAt: toRfc3339(row.createdAt),
  lastActive: toRfc3339(row.lastActive),
  bookings,
  pendingBookings,
  spent: toRupees(spentPaise),
  noShows,
});

const withTotals = async (db: Queries, rows: CustomerRow[], now: Instant): Promise<Customer[]> => {
  const ids = rows.map(({ id }) => id);
  const [totals, noShows] = await Promise.all([findTotals(db, ids), noShowsOf(db, ids, now)]);
  return rows.map(row => toCustomer(row, totals.get(row.id) ?? NONE, noShows.get(row.id) ?? 0));
};

const presentOne = async (db: Queries, row: CustomerRow, now: Instant): Promise<Customer> =>
  (await withTotals(db, [row], now))[0] as Customer;

const mustBeThere = (row: CustomerRow | undefined): CustomerRow => {
  if (!row) throw new AppError('USER_NOT_FOUND');
  return row;
};

/** Newest first. `search` looks through name, mobile and e-mail, and what matches best comes first; a blank one finds all. */
export async function listCustomers(
  { db, clock }: Deps,
  search: string | undefined,
  page: number,
  size: number,
): Promise<Schemas['CustomerPage']> {
  const now = clock.now();
  if (!search?.trim()) {
    const [rows, total] = await Promise.all([findCustomers(db.read, page, size), countCustomers(db.read)]);
    return pageOf(await withTotals(db.read, rows, now), page, size, total);
  }
  const { users, matched } = await searchUsers(db.read, search);
  const ids = bestFirst(users, search).map(({ id }) => id);
  const some = async (from: number, to: number) =>
    withTotals(db.read, await findCustomersById(db.read, ids.slice(from, to)), now);
  if (matched === 'NONE')
    return { ...pageOf<Customer>([], page, size, 0), matched, suggestions: await some(0, MOST_SUGGESTIONS) };
  return { ...pageOf(await some(page * size, (page + 1) * size), page, size, ids.length), matched, suggestions: [] };
}

/** The customer with the totals of all bookings and the latest 50 of them. Throws USER_NOT_FOUND. */
export async function readCustomer({ db, clock }: Deps, id: string): Promise<Schemas['CustomerDetail']> {
  const row = mustBeThere(await findCustomer(db.read, id));
  return {
    customer: await presentOne(db.read, row, clock.now()),
    note: row.note,
    addresses: await addressesOf(db.read, id),
    bookings: await latestBookingsOf(db.read, id, LATEST_BOOKINGS),
    unreached: await isUnreached(db.read, { userId: id }),
    mobileChanges: (await mobileChangesOf(db.read, [id]))(id),
    intervals: await usualIntervalsOf(db.read, id),
    advertising: { channels: await marketingChannelsOf(db.read, id), nudges: await nudgesOf(db.read, id) },
  };
}

/** A customer as lists show them. */
export function presentCustomer(db: Queries, row: CustomerRow, now: Instant): Promise<Customer> {
  return presentOne(db, row, now);
}

/** Throws USER_NOT_FOUND. */
export async function readCustomerNote(db: Queries, id: string): Promise<Schemas['CustomerNote']> {
  const { note } = mustBeThere(await findCustomer(db, id));
  return { note };
}

const tidied = (note: string | null): string | null => note?.trim() || null;

/** Creates an account for a customer. Throws MOBILE_ALREADY_EXISTS, VALIDATION_ERROR. */
export function addCustomer(
  { db, clock }: Deps,
  { mobile, fullName, language, note = null }: Schemas['CustomerRequest'],
  once: Once,
): Promise<Customer> {
  const register = async (tx: Queries) => {
    if (await customerOfMobile(tx, mobile))
      throw new AppError('MOBILE_ALREADY_EXISTS', { params: { reason: 'CUSTOMER_EXISTS' } });
    const id = await registerCustomer(tx, { mobile, fullName, language }, clock.now());
    await noteOnAccount(tx, id, tidied(note));
    return presentOne(tx, mustBeThere(await findCustomer(tx, id)), clock.now());
  };
  return db.tx(tx => once(tx, () => register(tx), { customerOf: ({ id }) => id }));
}

/** Changes only the given fields. Throws USER_NOT_FOUND, VALIDATION_ERROR. */
export function changeCustomer(
  { db, clock }: Deps,
  id: string,
  { fullName, note, language }: Schemas['CustomerUpdate'],
): Promise<Customer> {
  return db.tx(async tx => {
    mustBeThere(await findCustomer(tx, id));
    if (fullName !== undefined) await renameAccount(tx, id, fullName);
    if (note !== undefined) await noteOnAccount(tx, id, tidied(note));
    if (language !== undefined) await setLanguageOf(tx, id, language);
    return presentOne(tx, mustBeThere(await findCustomer(tx, id)), clock.now());
  });
}

/** A blank note removes it. Throws USER_NOT_FOUND, and NOTE_CHANGED if `ifMatch` is not the ETag of the current note. */
export function setCustomerNote(
  { db }: Deps,
  id: string,
  { note: given }: Schemas['CustomerNoteRequest'],
  ifMatch?: string,
): Promise<Schemas['CustomerNote']> {
  const note = tidied(given);
  return db.tx(async tx => {
    mustBeMeant(ifMatch, await readCustomerNote(tx, id), 'NOTE_CHANGED');
    await noteOnAccount(tx, id, note);
    return { note };
  });
}

/** Switching off ends the customer's sessions and waits at once; bookings stay. Throws USER_NOT_FOUND. */
export function setCustomerStatus({ db, clock }: Deps, id: string, active: boolean): Promise<Customer> {
  return db.tx(async tx => {
    const account = mustBeThere(await switchAccount(tx, id, active));
    if (!active) await endWaitsOfCustomer(tx, id, clock.now());
    return presentOne(tx, account, clock.now());
  });
}
