/** Switches an account off and removes it, in the caller's transaction (rules K9, P2). */

import type { Instant } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newId } from '../../platform/shared/ids.ts';
import { removePasscodesFor } from './passcode-store.ts';
import {
  addUser,
  changeUser,
  findUser,
  findUserByMobile,
  findUsersById,
  removeSessionsOf,
  removeUser,
  searchTextOf,
  type User,
} from './store.ts';

/** A customer's account. */
export type Account = User;

/** The account after the change; undefined if there is none. Switching off ends its sessions at once. */
export async function switchAccount(tx: Queries, userId: string, active: boolean): Promise<User | undefined> {
  const found = await findUser(tx, userId);
  if (!found) return undefined;
  await changeUser(tx, userId, { active });
  if (!active) await removeSessionsOf(tx, userId);
  return { ...found, active };
}

/** The staff's note for the next visit; null if there is none. */
export async function noteOnAccount(tx: Queries, userId: string, note: string | null): Promise<void> {
  await changeUser(tx, userId, { note });
}

/** The accounts with these ids, by id. */
export async function customersOfIds(db: Queries, ids: string[]): Promise<Map<string, User>> {
  return new Map((await findUsersById(db, [...new Set(ids)])).map(found => [found.id, found]));
}

export function customerOfMobile(db: Queries, mobile: string): Promise<User | undefined> {
  return findUserByMobile(db, mobile);
}

/**
 * Creates an account for a customer, as staff. It counts as unverified until its owner signs in with a passcode. Returns its id.
 */
export async function registerCustomer(
  tx: Queries,
  { mobile, fullName, language = 'en' }: Pick<User, 'mobile' | 'fullName'> & { language?: Language | undefined },
  now: Instant,
): Promise<string> {
  const id = newId();
  await addUser(tx, { id, mobile, fullName, language, verified: false, createdAt: now, lastActive: now });
  return id;
}

/** Staff correct the name. Does nothing if there is no such account. */
export async function renameAccount(tx: Queries, userId: string, fullName: string): Promise<void> {
  const found = await findUser(tx, userId);
  if (!found) return;
  await changeUser(tx, userId, { fullName, searchText: searchTextOf({ ...found, fullName }) });
}

/** The language of messages and bills from now on. */
export async function setLanguageOf(tx: Queries, userId: string, language: Language): Promise<void> {
  await changeUser(tx, userId, { language });
}

/** Another mobile opens the account from now on. The old one opens nothing, nor does a passcode that it was sent (rule S28). */
export async function giveMobile(
  tx: Queries,
  account: User,
  { mobile, verified }: { mobile: string; verified: boolean },
  now: Instant,
): Promise<void> {
  const change = { mobile, verified, mobileSince: now };
  await changeUser(tx, account.id, { ...change, searchText: searchTextOf({ ...account, ...change }) });
  await removePasscodesFor(tx, account.mobile, 'LOGIN');
}

/** Ends every token and deletes profile, addresses, cart and passcodes. */
export function removeAccount(tx: Queries, account: Pick<User, 'id' | 'mobile'>): Promise<void> {
  return removeUser(tx, account);
}
