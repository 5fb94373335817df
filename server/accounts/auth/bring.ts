/** Customers whom the salon had in another program: many at once, without a passcode and without consent (rule B80). */

import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Account } from './account.ts';
import { SILENT_AFTER } from './rules.ts';
import { addUsers, changeUser, findUsersAfter, findUsersById, findUsersByMobiles, searchTextOf } from './store.ts';

/** What another program knows of a customer. */
export type Brought = Pick<Account, 'mobile' | 'fullName' | 'email' | 'gender' | 'dateOfBirth' | 'note'>;

/**
 * As `registerCustomer` would make it, with what was brought. It counts as unverified until its owner signs in. Nobody knows whose the mobile
 * is by now, so without a visit in the last year the account is silent from the start (rule S23).
 */
export function accountOf(id: string, brought: Brought, now: Instant): Account {
  return {
    ...brought,
    id,
    mobileSince: null,
    active: true,
    verified: false,
    createdAt: now,
    lastActive: now - SILENT_AFTER - 1,
    womenOnly: false,
    businessName: null,
    gstin: null,
    language: 'en',
    searchText: '',
  };
}

/** Saves accounts of `accountOf`. */
export async function registerBrought(tx: Queries, accounts: Account[]): Promise<void> {
  await addUsers(
    tx,
    accounts.map(({ searchText: _, ...account }) => account),
  );
}

/** The accounts with these mobiles. */
export async function customersOfMobiles(db: Queries, mobiles: string[]): Promise<Account[]> {
  return mobiles.length === 0 ? [] : findUsersByMobiles(db, mobiles);
}

/** The accounts with these ids. */
export async function customersById(db: Queries, ids: string[]): Promise<Account[]> {
  return ids.length === 0 ? [] : findUsersById(db, ids);
}

/** Adds what was missing, or takes it back. */
export async function completeAccount(tx: Queries, account: Account, change: Partial<Brought>): Promise<void> {
  await changeUser(tx, account.id, { ...change, searchText: searchTextOf({ ...account, ...change }) });
}

/** Every customer, piece by piece, in the order of their ids. */
export async function* everyCustomer(db: Queries, piece: number): AsyncGenerator<Account[]> {
  for (let after = ''; ; ) {
    const accounts = await findUsersAfter(db, after, piece);
    if (accounts.length > 0) yield accounts;
    const last = accounts.at(-1);
    if (!last || accounts.length < piece) return;
    after = last.id;
  }
}
