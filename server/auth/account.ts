/** Switching an account off, and removing it, in the caller's transaction (rules K9, P2). */
import type { Queries } from '../db/database.ts';
import { newId } from '../shared/ids.ts';
import type { Instant } from '../shared/time.ts';
import {
  addUser,
  changeUser,
  findUser,
  findUserByMobile,
  removeSessionsOf,
  removeUser,
  searchTextOf,
  type User,
} from './store.ts';

/** The account as it is then, undefined when there is none. Switching off ends its sessions at once. */
export async function switchAccount(tx: Queries, userId: string, active: boolean): Promise<User | undefined> {
  const found = await findUser(tx, userId);
  if (!found) return undefined;
  await changeUser(tx, userId, { active });
  if (!active) await removeSessionsOf(tx, userId);
  return { ...found, active };
}

/** What staff note for the next visit; null for nothing. */
export async function noteOnAccount(tx: Queries, userId: string, note: string | null): Promise<void> {
  await changeUser(tx, userId, { note });
}

export function customerOfMobile(db: Queries, mobile: string): Promise<User | undefined> {
  return findUserByMobile(db, mobile);
}

/** An account made by staff. Its owner signs in with a passcode, as to any other, and is not verified until then. Gives its id. */
export async function registerCustomer(
  tx: Queries,
  { mobile, fullName }: Pick<User, 'mobile' | 'fullName'>,
  now: Instant,
): Promise<string> {
  const id = newId();
  await addUser(tx, { id, mobile, fullName, verified: false, createdAt: now, lastActive: now });
  return id;
}

/** Staff put the name right. Nothing happens where there is no such account. */
export async function renameAccount(tx: Queries, userId: string, fullName: string): Promise<void> {
  const found = await findUser(tx, userId);
  if (!found) return;
  await changeUser(tx, userId, { fullName, searchText: searchTextOf({ ...found, fullName }) });
}

/** Every token dies; profile, addresses, cart and passcode go. */
export function removeAccount(tx: Queries, account: User): Promise<void> {
  return removeUser(tx, account);
}
