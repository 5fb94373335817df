import { and, asc, eq, getTableColumns, gt, inArray, isNull, lt, lte, ne, notLike, or, type SQL, sql } from 'drizzle-orm';
import { wordsOf } from '../../../common/search.ts';
import type { Instant } from '../../../common/time.ts';
import { onPostgres } from '../../platform/config/config.ts';
import type { Queries } from '../../platform/db/database.ts';
import { type Placeholders, prepared } from '../../platform/db/prepared.ts';
import { admin, apiKey, passcode, session, user } from '../../platform/db/schema.ts';
import { quietSince } from '../../platform/db/which-users.ts';

export type User = typeof user.$inferSelect;
export type Admin = typeof admin.$inferSelect;

/** Their search words, between blanks (find-users.ts). */
export function searchTextOf({ fullName, mobile, email }: Pick<User, 'fullName' | 'mobile' | 'email'>): string {
  return ` ${wordsOf([fullName, mobile, email].filter(Boolean).join(' ')).join(' ')} `;
}

// Sessions

const sessionById = prepared((db, { given }) =>
  db
    .select({ ownerId: session.ownerId, role: session.role, staffRole: admin.role })
    .from(session)
    .leftJoin(admin, eq(admin.id, session.ownerId))
    .where(and(eq(session.id, given('id')), gt(session.expiresAt, given('now')))),
);
export function findSession(db: Queries, id: string, now: Instant) {
  return sessionById.one(db, { id, now });
}

export function addSession(db: Queries, row: typeof session.$inferInsert) {
  return db.insert(session).values(row);
}
/** Whether there is such a session. */
export async function confirmSession(db: Queries, id: string, confirmedAt: Instant): Promise<boolean> {
  const mine = eq(session.id, id);
  return (await db.update(session).set({ confirmedAt }).where(mine).returning({ id: session.id })).length > 0;
}
/** When a second factor was last given in this session; null if it never was. */
export async function findConfirmedAt(db: Queries, id: string): Promise<Instant | null> {
  return (await db.select({ at: session.confirmedAt }).from(session).where(eq(session.id, id)))[0]?.at ?? null;
}
export function removeSession(db: Queries, id: string) {
  return db.delete(session).where(eq(session.id, id));
}
export function removeSessionsOf(db: Queries, ownerId: string) {
  return db.delete(session).where(eq(session.ownerId, ownerId));
}

/** All but one. */
export function removeOtherSessionsOf(db: Queries, ownerId: string, kept: string) {
  return db.delete(session).where(and(eq(session.ownerId, ownerId), ne(session.id, kept)));
}

// API keys

export type ApiKey = typeof apiKey.$inferSelect;

const liveKey = (given: Placeholders['given']) => or(isNull(apiKey.expiresAt), gt(apiKey.expiresAt, given('now')));
const keyByHash = prepared((db, { given }) =>
  db
    .select({ id: apiKey.id, access: apiKey.access, scopes: apiKey.scopes })
    .from(apiKey)
    .where(and(eq(apiKey.tokenHash, given('tokenHash')), liveKey(given))),
);
export function findLiveKey(db: Queries, tokenHash: string, now: Instant) {
  return keyByHash.one(db, { tokenHash, now });
}

const keyOfJwt = prepared((db, { given }) =>
  db
    .select({ id: apiKey.id, access: apiKey.access, scopes: apiKey.scopes })
    .from(apiKey)
    .where(
      and(eq(apiKey.id, given('id')), eq(apiKey.createdById, given('createdById')), isNull(apiKey.tokenHash), liveKey(given)),
    ),
);
/** An older key, whose token is a JWT. */
export function findLiveKeyOfJwt(db: Queries, id: string, createdById: string, now: Instant) {
  return keyOfJwt.one(db, { id, createdById, now });
}

/** Each with whether its maker is still staff. */
const keysWithMakers = (db: Queries) =>
  db
    .select({ ...getTableColumns(apiKey), makerId: admin.id })
    .from(apiKey)
    .leftJoin(admin, eq(admin.id, apiKey.createdById));
export function findApiKeys(db: Queries) {
  return keysWithMakers(db).orderBy(asc(apiKey.createdAt), asc(apiKey.id));
}
export async function findApiKey(db: Queries, id: string) {
  return (await keysWithMakers(db).where(eq(apiKey.id, id)))[0];
}
export function addApiKey(db: Queries, row: ApiKey) {
  return db.insert(apiKey).values(row);
}
export function noteApiKeyUse(db: Queries, id: string, lastUsedAt: Instant) {
  return db.update(apiKey).set({ lastUsedAt }).where(eq(apiKey.id, id));
}
export function removeApiKey(db: Queries, id: string) {
  return db.delete(apiKey).where(eq(apiKey.id, id));
}
/**
 * All keys, also those that a restore left behind and another restore would bring back (db/revocations.ts). Returns the names of
 * those that there were.
 */
export async function removeApiKeys(db: Queries): Promise<string[]> {
  if (!onPostgres && db.get(sql`SELECT 1 FROM sqlite_master WHERE name = '__left_behind'`))
    db.run(sql`DELETE FROM __left_behind WHERE keyId IS NOT NULL`);
  return (await db.delete(apiKey).returning({ name: apiKey.name })).map(({ name }) => name);
}
/** Returns their names. */
export async function removeApiKeysOf(db: Queries, createdById: string): Promise<string[]> {
  const removed = await db.delete(apiKey).where(eq(apiKey.createdById, createdById)).returning({ name: apiKey.name });
  return removed.map(({ name }) => name);
}

// Customers

const userById = prepared((db, { given }) =>
  db
    .select()
    .from(user)
    .where(eq(user.id, given('id'))),
);
export function findUser(db: Queries, id: string) {
  return userById.one(db, { id });
}

const userByMobile = prepared((db, { given }) =>
  db
    .select()
    .from(user)
    .where(eq(user.mobile, given('mobile'))),
);
export function findUserByMobile(db: Queries, mobile: string) {
  return userByMobile.one(db, { mobile });
}

/** Whether there was neither a sign-in nor a visit since then, and none is to come. */
export async function isQuiet(db: Queries, id: string, since: Instant): Promise<boolean> {
  const [found] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, id), quietSince(db, since)));
  return found !== undefined;
}

export function addUser(db: Queries, row: Omit<typeof user.$inferInsert, 'searchText'> & { email?: null }) {
  return db.insert(user).values({ ...row, searchText: searchTextOf({ ...row, email: null }) });
}

/** Several at once, in one statement. */
export async function addUsers(db: Queries, rows: Omit<User, 'searchText'>[]): Promise<void> {
  if (rows.length > 0) await db.insert(user).values(rows.map(row => ({ ...row, searchText: searchTextOf(row) })));
}

export function findUsersByMobiles(db: Queries, mobiles: string[]): Promise<User[]> {
  return db.select().from(user).where(inArray(user.mobile, mobiles)).execute();
}

export function findUsersById(db: Queries, ids: string[]): Promise<User[]> {
  return db.select().from(user).where(inArray(user.id, ids)).execute();
}

/** The next ones in the order of their ids. */
export function findUsersAfter(db: Queries, after: string, size: number): Promise<User[]> {
  return db.select().from(user).where(gt(user.id, after)).orderBy(asc(user.id)).limit(size).execute();
}

/** The search words of customers, in the order of their ids. */
export function findUserTexts(db: Queries, after: string, size: number) {
  return db
    .select({ id: user.id, searchText: user.searchText })
    .from(user)
    .where(gt(user.id, after))
    .orderBy(asc(user.id))
    .limit(size)
    .execute();
}

/** Who of the next `size` customers, in the order of their ids, match; and the last id that was looked at, if there are more. */
export async function findNextUsers(db: Queries, matching: SQL, after: string, size: number) {
  const [last] = await db
    .select({ id: user.id })
    .from(user)
    .where(gt(user.id, after))
    .orderBy(asc(user.id))
    .limit(1)
    .offset(size - 1);
  const users = await db
    .select({ id: user.id, createdAt: user.createdAt, searchText: user.searchText })
    .from(user)
    .where(and(gt(user.id, after), last && lte(user.id, last.id), matching));
  return { users, last: last?.id };
}

/** Earlier releases kept it in another form, which did not begin with a blank. */
export function findUsersOfOldForm(db: Queries, size: number): Promise<User[]> {
  return db.select().from(user).where(notLike(user.searchText, ' %')).limit(size).execute();
}

export function changeUser(db: Queries, id: string, change: Partial<User>) {
  return db.update(user).set(change).where(eq(user.id, id));
}

// Staff. E-mails are trimmed and in lower case (rules.ts).

export async function findAdmin(db: Queries, email: string) {
  return (await db.select().from(admin).where(eq(admin.email, email)))[0];
}
export async function hasAdmin(db: Queries): Promise<boolean> {
  return (await db.select({ id: admin.id }).from(admin).limit(1)).length > 0;
}
export async function hasOwner(db: Queries): Promise<boolean> {
  return (await db.select({ id: admin.id }).from(admin).where(eq(admin.role, 'OWNER')).limit(1)).length > 0;
}
const adminById = prepared((db, { given }) =>
  db
    .select()
    .from(admin)
    .where(eq(admin.id, given('id'))),
);
export function findAdminById(db: Queries, id: string): Promise<Admin | undefined> {
  return adminById.one(db, { id });
}
export function findAdmins(db: Queries) {
  return db.select().from(admin).orderBy(asc(admin.createdAt), asc(admin.id));
}
export function addAdmin(db: Queries, row: typeof admin.$inferInsert) {
  return db.insert(admin).values(row);
}
export async function changeRole(db: Queries, id: string, role: Admin['role']): Promise<void> {
  await db.update(admin).set({ role }).where(eq(admin.id, id));
}
/** A new password ends every session (rule S14). */
export async function changePassword(db: Queries, id: string, passwordHash: string): Promise<void> {
  await db.update(admin).set({ passwordHash }).where(eq(admin.id, id));
  await removeSessionsOf(db, id);
}
export function markSecondFactor(db: Queries, id: string, secondFactorSince: Instant | null) {
  return db.update(admin).set({ secondFactorSince }).where(eq(admin.id, id));
}
/** Sessions go first, as with a customer. */
export async function removeAdmin(db: Queries, id: string): Promise<void> {
  await removeSessionsOf(db, id);
  await db.delete(admin).where(eq(admin.id, id));
}

/**
 * Deletes the row with its cart and addresses, and the passcodes of the mobile. Sessions go first, so no token outlives its
 * owner. The limits' counts stay, without the mobile (limits.ts).
 */
export async function removeUser(db: Queries, { id, mobile }: Pick<User, 'id' | 'mobile'>): Promise<void> {
  await removeSessionsOf(db, id);
  await db.delete(passcode).where(eq(passcode.mobile, mobile));
  await db.delete(user).where(eq(user.id, id));
}

export function removeSessionsEndedBefore(db: Queries, instant: Instant) {
  return db.delete(session).where(lt(session.expiresAt, instant));
}
