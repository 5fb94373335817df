import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { consent } from '../../platform/db/schema.ts';

type ConsentRow = typeof consent.$inferSelect;
export type MarketingChannel = NonNullable<ConsentRow['channel']>;

const live = prepared((db, { given }) =>
  db
    .select({ id: consent.id })
    .from(consent)
    .where(and(eq(consent.userId, given('userId')), eq(consent.purpose, given('purpose')), isNull(consent.withdrawnAt))),
);
export async function hasLive(db: Queries, userId: string, purpose: ConsentRow['purpose']): Promise<boolean> {
  return (await live.one(db, { userId, purpose })) !== undefined;
}

export function addConsent(db: Queries, row: typeof consent.$inferInsert) {
  return db.insert(consent).values(row);
}

export function withdrawLive(db: Queries, userId: string, purpose: ConsentRow['purpose'], now: Instant) {
  return db
    .update(consent)
    .set({ withdrawnAt: now })
    .where(and(eq(consent.userId, userId), eq(consent.purpose, purpose), isNull(consent.withdrawnAt)));
}

/** Word for word as the index has it. */
const allowsMarketing = sql`${consent.purpose} = 'MARKETING' AND ${consent.withdrawnAt} IS NULL`;

/** The ways by which the customer may be sent advertising (rule Q39). */
export async function findMarketing(db: Queries, userId: string): Promise<MarketingChannel[]> {
  const rows = await db
    .select({ channel: consent.channel })
    .from(consent)
    .where(and(eq(consent.userId, userId), allowsMarketing));
  return rows.flatMap(({ channel }) => channel ?? []);
}

/** The next customers who may be sent advertising by some way, in order. */
export async function findMarketingAfter(db: Queries, after: string, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: consent.userId })
    .from(consent)
    .where(and(gt(consent.userId, after), allowsMarketing))
    .orderBy(asc(consent.userId))
    .limit(most);
  return rows.map(({ userId }) => userId);
}

export function endMarketing(db: Queries, userId: string, channels: readonly MarketingChannel[], now: Instant) {
  return db
    .update(consent)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(consent.userId, userId),
        eq(consent.purpose, 'MARKETING'),
        inArray(consent.channel, [...channels]),
        isNull(consent.withdrawnAt),
      ),
    );
}

/** All of a customer's, oldest first, withdrawn ones too. */
export function findConsentsOf(db: Queries, userId: string): Promise<ConsentRow[]> {
  return db.select().from(consent).where(eq(consent.userId, userId)).orderBy(asc(consent.givenAt), asc(consent.id)).execute();
}
