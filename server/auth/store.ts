import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  min,
  notLike,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { onPostgres } from '../config.ts';
import type { Queries } from '../db/database.ts';
import { type Placeholders, prepared } from '../db/prepared.ts';
import { admin, apiKey, attempt, passcode, session, user } from '../db/schema.ts';
import { wordsOf } from '../shared/search.ts';
import type { Instant } from '../shared/time.ts';

export type User = typeof user.$inferSelect;
export type Admin = typeof admin.$inferSelect;
export type Passcode = typeof passcode.$inferSelect;
export type AttemptKind = (typeof attempt.$inferSelect)['kind'];

/** Their words between blanks (find-users.ts). */
export const searchTextOf = ({ fullName, mobile, email }: Pick<User, 'fullName' | 'mobile' | 'email'>): string =>
  ` ${wordsOf([fullName, mobile, email].filter(Boolean).join(' ')).join(' ')} `;

// Sessions

const sessionById = prepared((db, p) =>
  db
    .select({ ownerId: session.ownerId, role: session.role })
    .from(session)
    .where(and(eq(session.id, p('id')), gt(session.expiresAt, p('now')))),
);
export const findSession = (db: Queries, id: string, now: Instant) => sessionById.one(db, { id, now });

export const addSession = (db: Queries, row: typeof session.$inferInsert) => db.insert(session).values(row);
export const removeSession = (db: Queries, id: string) => db.delete(session).where(eq(session.id, id));
export const removeSessionsOf = (db: Queries, ownerId: string) => db.delete(session).where(eq(session.ownerId, ownerId));

// API keys

export type ApiKey = typeof apiKey.$inferSelect;

const liveKey = (p: Placeholders) => or(isNull(apiKey.expiresAt), gt(apiKey.expiresAt, p('now')));
const keyByHash = prepared((db, p) =>
  db
    .select({ id: apiKey.id, access: apiKey.access })
    .from(apiKey)
    .where(and(eq(apiKey.tokenHash, p('tokenHash')), liveKey(p))),
);
export const findLiveKey = (db: Queries, tokenHash: string, now: Instant) => keyByHash.one(db, { tokenHash, now });

const keyOfJwt = prepared((db, p) =>
  db
    .select({ id: apiKey.id, access: apiKey.access })
    .from(apiKey)
    .where(and(eq(apiKey.id, p('id')), eq(apiKey.createdById, p('createdById')), isNull(apiKey.tokenHash), liveKey(p))),
);
/** A key whose token is a JWT: made before keys had tokens of their own. */
export const findLiveKeyOfJwt = (db: Queries, id: string, createdById: string, now: Instant) =>
  keyOfJwt.one(db, { id, createdById, now });

/** With whether their makers still sign in as staff. */
const keysWithMakers = (db: Queries) =>
  db
    .select({ ...getTableColumns(apiKey), makerId: admin.id })
    .from(apiKey)
    .leftJoin(admin, eq(admin.id, apiKey.createdById));
export const findApiKeys = (db: Queries) => keysWithMakers(db).orderBy(asc(apiKey.createdAt), asc(apiKey.id));
export const findApiKey = async (db: Queries, id: string) => (await keysWithMakers(db).where(eq(apiKey.id, id)))[0];
export const addApiKey = (db: Queries, row: ApiKey) => db.insert(apiKey).values(row);
export const noteApiKeyUse = (db: Queries, id: string, lastUsedAt: Instant) =>
  db.update(apiKey).set({ lastUsedAt }).where(eq(apiKey.id, id));
export const removeApiKey = (db: Queries, id: string) => db.delete(apiKey).where(eq(apiKey.id, id));
/** All, also those that a restore has left behind and another one would bring back (db/revocations.ts). Gives how many there were. */
export const removeApiKeys = async (db: Queries): Promise<number> => {
  if (!onPostgres && db.get(sql`SELECT 1 FROM sqlite_master WHERE name = '__left_behind'`))
    db.run(sql`DELETE FROM __left_behind WHERE keyId IS NOT NULL`);
  return (await db.delete(apiKey).returning({ id: apiKey.id })).length;
};
export const removeApiKeysOf = (db: Queries, createdById: string) => db.delete(apiKey).where(eq(apiKey.createdById, createdById));

// Customers

const userById = prepared((db, p) =>
  db
    .select()
    .from(user)
    .where(eq(user.id, p('id'))),
);
export const findUser = (db: Queries, id: string) => userById.one(db, { id });

const userByMobile = prepared((db, p) =>
  db
    .select()
    .from(user)
    .where(eq(user.mobile, p('mobile'))),
);
export const findUserByMobile = (db: Queries, mobile: string) => userByMobile.one(db, { mobile });

export const addUser = (db: Queries, row: Omit<typeof user.$inferInsert, 'searchText'> & { email?: null }) =>
  db.insert(user).values({ ...row, searchText: searchTextOf({ ...row, email: null }) });

/** What customers are searched by, in the order of their ids. */
export const findUserTexts = (db: Queries, after: string, size: number) =>
  db
    .select({ id: user.id, searchText: user.searchText })
    .from(user)
    .where(gt(user.id, after))
    .orderBy(asc(user.id))
    .limit(size)
    .execute();

export const isAnyUser = async (db: Queries, matching: SQL): Promise<boolean> =>
  (await db.select({ id: user.id }).from(user).where(matching).limit(1)).length > 0;

/** Earlier releases kept it in another form, which did not begin with a blank. */
export const findUsersOfOldForm = (db: Queries, size: number): Promise<User[]> =>
  db.select().from(user).where(notLike(user.searchText, ' %')).limit(size).execute();

export const changeUser = (db: Queries, id: string, change: Partial<User>) => db.update(user).set(change).where(eq(user.id, id));

// Staff. E-mails are trimmed and in lower case (rules.ts).

export const findAdmin = async (db: Queries, email: string) => (await db.select().from(admin).where(eq(admin.email, email)))[0];
export const hasAdmin = async (db: Queries): Promise<boolean> =>
  (await db.select({ id: admin.id }).from(admin).limit(1)).length > 0;
export const findAdminById = async (db: Queries, id: string) => (await db.select().from(admin).where(eq(admin.id, id)))[0];
export const findAdmins = (db: Queries) => db.select().from(admin).orderBy(asc(admin.createdAt), asc(admin.id));
export const addAdmin = (db: Queries, row: typeof admin.$inferInsert) => db.insert(admin).values(row);
/** Every session ends with the password it was begun with (rulings R2). */
export const changePassword = async (db: Queries, id: string, passwordHash: string): Promise<void> => {
  await db.update(admin).set({ passwordHash }).where(eq(admin.id, id));
  await removeSessionsOf(db, id);
};
/** Sessions go first, as with a customer. */
export const removeAdmin = async (db: Queries, id: string): Promise<void> => {
  await removeSessionsOf(db, id);
  await db.delete(admin).where(eq(admin.id, id));
};

/**
 * The row, and with it cart and addresses; of the mobile also the passcodes. Sessions go first, so that no token
 * outlives its owner. What the limits counted stays, without the mobile (limits.ts).
 */
export const removeUser = async (db: Queries, { id, mobile }: Pick<User, 'id' | 'mobile'>): Promise<void> => {
  await removeSessionsOf(db, id);
  await db.delete(passcode).where(eq(passcode.mobile, mobile));
  await db.delete(user).where(eq(user.id, id));
};

// Passcodes

const passcodesOfMobile = prepared((db, p) =>
  db
    .select()
    .from(passcode)
    .where(eq(passcode.mobile, p('mobile')))
    .orderBy(desc(passcode.sentAt), desc(passcode.id)),
);
/** All of a mobile's, newest first. */
export const findPasscodesOf = (db: Queries, mobile: string) => passcodesOfMobile.all(db, { mobile });

const passcodeById = prepared((db, p) =>
  db
    .select()
    .from(passcode)
    .where(eq(passcode.id, p('id'))),
);
export const findPasscode = (db: Queries, id: string) => passcodeById.one(db, { id });

export const addPasscode = (db: Queries, row: typeof passcode.$inferInsert) => db.insert(passcode).values(row);
/** The mobile has an account by now: the codes of its registration sign in to it. */
export const turnIntoLogins = (db: Queries, mobile: string) =>
  db
    .update(passcode)
    .set({ purpose: 'LOGIN', fullName: null })
    .where(and(eq(passcode.mobile, mobile), eq(passcode.purpose, 'REGISTER')));
export const removePasscodes = (db: Queries, ids: string[]) => db.delete(passcode).where(inArray(passcode.id, ids));
/** A wrong guess counts against every code of the mobile that it could have been. */
export const countWrongTry = (db: Queries, mobile: string) =>
  db
    .update(passcode)
    .set({ wrongTries: sql`${passcode.wrongTries} + 1` })
    .where(eq(passcode.mobile, mobile));
/** One use ends all of a mobile's codes. */
export const spendPasscodes = (db: Queries, mobile: string, usedAt: Instant) =>
  db.update(passcode).set({ usedAt }).where(eq(passcode.mobile, mobile));

// Attempts

/** Of one subject, of one client, or of all. */
type Whose = { subject?: string; clientAddress?: string };

/** Attempts of a kind between two instants: how many there were, and when the first of them was. */
export const attemptsBetween = async (db: Queries, kind: AttemptKind, by: Whose, since: Instant, until: Instant) => {
  const where = and(
    eq(attempt.kind, kind),
    gt(attempt.at, since),
    lte(attempt.at, until),
    by.subject === undefined ? undefined : eq(attempt.subject, by.subject),
    by.clientAddress === undefined ? undefined : eq(attempt.clientAddress, by.clientAddress),
  );
  const [row] = await db
    .select({ times: count(), first: min(attempt.at) })
    .from(attempt)
    .where(where);
  return { times: row?.times ?? 0, first: row?.first ?? since };
};

/** When a client last failed with a subject: at most `limit` instants between two, newest first. */
export const lastAttempts = async (
  db: Queries,
  { kind, subject, clientAddress }: Pick<typeof attempt.$inferSelect, 'kind' | 'subject' | 'clientAddress'>,
  since: Instant,
  until: Instant,
  limit: number,
): Promise<Instant[]> => {
  const rows = await db
    .select({ at: attempt.at })
    .from(attempt)
    .where(
      and(
        eq(attempt.kind, kind),
        eq(attempt.subject, subject),
        gt(attempt.at, since),
        lte(attempt.at, until),
        eq(attempt.clientAddress, clientAddress),
      ),
    )
    .orderBy(desc(attempt.at))
    .limit(limit);
  return rows.map(({ at }) => at);
};

export const addAttempt = (db: Queries, row: typeof attempt.$inferInsert) => db.insert(attempt).values(row);
/** Leaves it the client's and the installation's, and nobody's mobile. */
export const disownAttempt = (db: Queries, id: string) => db.update(attempt).set({ subject: '' }).where(eq(attempt.id, id));
export const removeAttempt = (db: Queries, id: string) => db.delete(attempt).where(eq(attempt.id, id));

// What is over

export const removeSessionsEndedBefore = (db: Queries, instant: Instant) =>
  db.delete(session).where(lt(session.expiresAt, instant));
export const removePasscodesBefore = (db: Queries, instant: Instant) => db.delete(passcode).where(lt(passcode.sentAt, instant));
export const removeAttemptsBefore = (db: Queries, instant: Instant) => db.delete(attempt).where(lt(attempt.at, instant));
