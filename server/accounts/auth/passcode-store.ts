/** Passcodes that were sent, and the attempts that the limits count. */
import { and, count, desc, eq, gt, inArray, lt, lte, min, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { attempt, passcode } from '../../platform/db/schema.ts';

export type Passcode = typeof passcode.$inferSelect;
export type AttemptKind = (typeof attempt.$inferSelect)['kind'];

// Passcodes

const passcodesOfMobile = prepared((db, { given }) =>
  db
    .select()
    .from(passcode)
    .where(eq(passcode.mobile, given('mobile')))
    .orderBy(desc(passcode.sentAt), desc(passcode.id)),
);
/** All passcodes of a mobile, newest first. */
export function findPasscodesOf(db: Queries, mobile: string) {
  return passcodesOfMobile.all(db, { mobile });
}

const passcodeById = prepared((db, { given }) =>
  db
    .select()
    .from(passcode)
    .where(eq(passcode.id, given('id'))),
);
export function findPasscode(db: Queries, id: string) {
  return passcodeById.one(db, { id });
}

export function addPasscode(db: Queries, row: typeof passcode.$inferInsert) {
  return db.insert(passcode).values(row);
}
/** The mobile now has an account, so the passcodes of its registration sign in to it. */
export function turnIntoLogins(db: Queries, mobile: string) {
  return db
    .update(passcode)
    .set({ purpose: 'LOGIN', fullName: null })
    .where(and(eq(passcode.mobile, mobile), eq(passcode.purpose, 'REGISTER')));
}
export function removePasscodes(db: Queries, ids: string[]) {
  return db.delete(passcode).where(inArray(passcode.id, ids));
}
const sentFor = (mobile: string, purposes: Passcode['purpose'][]) =>
  and(eq(passcode.mobile, mobile), inArray(passcode.purpose, purposes));
/** A wrong guess counts against every passcode of the mobile that it could match. */
export function countWrongTry(db: Queries, mobile: string, purposes: Passcode['purpose'][]) {
  return db
    .update(passcode)
    .set({ wrongTries: sql`${passcode.wrongTries} + 1` })
    .where(sentFor(mobile, purposes));
}
/** One use ends all passcodes of a mobile that were sent for the same. */
export function spendPasscodes(db: Queries, mobile: string, purposes: Passcode['purpose'][], usedAt: Instant) {
  return db.update(passcode).set({ usedAt }).where(sentFor(mobile, purposes));
}

// Attempts

/** Attempts of one subject, of one client, or all. */
interface Whose {
  subject?: string;
  clientAddress?: string;
}

/** Attempts of these kinds between two instants: how many, and when the first was. */
export async function attemptsBetween(db: Queries, kinds: AttemptKind[], by: Whose, since: Instant, until: Instant) {
  const where = and(
    inArray(attempt.kind, kinds),
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
}

/** Attempts of a kind since an instant, the latest first. */
export function findAttempts(db: Queries, kind: AttemptKind, since: Instant) {
  return db
    .select()
    .from(attempt)
    .where(and(eq(attempt.kind, kind), gt(attempt.at, since)))
    .orderBy(desc(attempt.at), desc(attempt.id))
    .execute();
}

/** When a client failed with a subject between two instants: at most `limit` times, newest first. */
export async function lastAttempts(
  db: Queries,
  { kind, subject, clientAddress }: Pick<typeof attempt.$inferSelect, 'kind' | 'subject' | 'clientAddress'>,
  since: Instant,
  until: Instant,
  limit: number,
): Promise<Instant[]> {
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
}

export function addAttempt(db: Queries, row: typeof attempt.$inferInsert) {
  return db.insert(attempt).values(row);
}
/** Keeps it for the client and the installation, and for no mobile. */
export function disownAttempt(db: Queries, id: string) {
  return db.update(attempt).set({ subject: '' }).where(eq(attempt.id, id));
}
export function removeAttempt(db: Queries, id: string) {
  return db.delete(attempt).where(eq(attempt.id, id));
}

// What can be deleted

export function removePasscodesFor(db: Queries, mobile: string, purpose: Passcode['purpose']) {
  return db.delete(passcode).where(and(eq(passcode.mobile, mobile), eq(passcode.purpose, purpose)));
}
export function removePasscodesBefore(db: Queries, instant: Instant) {
  return db.delete(passcode).where(lt(passcode.sentAt, instant));
}
export function removeAttemptsBefore(db: Queries, instant: Instant) {
  return db.delete(attempt).where(lt(attempt.at, instant));
}
