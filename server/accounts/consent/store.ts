import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { consent } from '../../platform/db/schema.ts';

export type ConsentRow = typeof consent.$inferSelect;

const live = prepared((db, { given }) =>
  db
    .select({ id: consent.id })
    .from(consent)
    .where(and(eq(consent.userId, given('userId')), eq(consent.purpose, given('purpose')), isNull(consent.withdrawnAt))),
);
export async function hasLive(db: Queries, userId: string, purpose: ConsentRow['purpose']): Promise<boolean> {
  return (await live.one(db, { userId, purpose })) !== undefined;
}

export function addConsent(db: Queries, row: ConsentRow) {
  return db.insert(consent).values(row);
}

export function withdrawLive(db: Queries, userId: string, purpose: ConsentRow['purpose'], now: Instant) {
  return db
    .update(consent)
    .set({ withdrawnAt: now })
    .where(and(eq(consent.userId, userId), eq(consent.purpose, purpose), isNull(consent.withdrawnAt)));
}

/** All of a customer's, oldest first, withdrawn ones too. */
export function findConsentsOf(db: Queries, userId: string): Promise<ConsentRow[]> {
  return db.select().from(consent).where(eq(consent.userId, userId)).orderBy(asc(consent.givenAt), asc(consent.id)).execute();
}
