import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { address, booking, coupon, referral, referralCode, referralMark } from '../../platform/db/schema.ts';
import { standing } from '../../platform/db/which-bookings.ts';

export type ReferralRow = typeof referral.$inferSelect;

export async function findCodeOf(db: Queries, userId: string): Promise<string | undefined> {
  return (await db.select({ code: referralCode.code }).from(referralCode).where(eq(referralCode.userId, userId)))[0]?.code;
}

export async function findOwnerOf(db: Queries, code: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: referralCode.userId }).from(referralCode).where(eq(referralCode.code, code));
  return row?.userId;
}

/** False if the customer has a code, or somebody has this one. */
export async function addCode(db: Queries, row: typeof referralCode.$inferInsert): Promise<boolean> {
  return (await db.insert(referralCode).values(row).onConflictDoNothing().returning({ code: referralCode.code })).length > 0;
}

/** What this new customer was promised. */
export async function findReferralOf(db: Queries, userId: string): Promise<ReferralRow | undefined> {
  return (await db.select().from(referral).where(eq(referral.userId, userId)))[0];
}

/** False if the customer gave a code before. */
export async function addReferral(db: Queries, row: typeof referral.$inferInsert): Promise<boolean> {
  return (await db.insert(referral).values(row).onConflictDoNothing().returning({ id: referral.id })).length > 0;
}

/** How many of the friends of this customer came, and how many have not come yet. Refused ones are in neither. */
export async function countFriends(db: Queries, referrerId: string): Promise<{ came: number; waiting: number }> {
  const rows = await db
    .select({ state: referral.state, friends: count() })
    .from(referral)
    .where(eq(referral.referrerId, referrerId))
    .groupBy(referral.state);
  const of = (state: ReferralRow['state']) => rows.find(row => row.state === state)?.friends ?? 0;
  return { came: of('REWARDED'), waiting: of('WAITING') };
}

/** The coupons that this customer got for a friend, or as one. The oldest first. */
export function findRewardsOf(db: Queries, userId: string) {
  return db
    .select()
    .from(coupon)
    .where(
      and(
        eq(coupon.userId, userId),
        or(
          inArray(
            coupon.id,
            db
              .select({ id: sql<string>`${referral.couponId}` })
              .from(referral)
              .where(eq(referral.userId, userId)),
          ),
          inArray(
            coupon.id,
            db
              .select({ id: sql<string>`${referral.referrerCouponId}` })
              .from(referral)
              .where(eq(referral.referrerId, userId)),
          ),
        ),
      ),
    )
    .orderBy(asc(coupon.id))
    .execute();
}

/** Whether this customer has a booking that is neither cancelled nor deleted. */
export async function hasBooking(db: Queries, userId: string): Promise<boolean> {
  const where = and(eq(booking.userId, userId), standing);
  return (await db.select({ id: booking.id }).from(booking).where(where).limit(1)).length > 0;
}

/** Referrals that wait, with the new customer's completed visits, the earliest first: those after an id, or `only` one. */
export async function findEarned(db: Queries, after: string, most: number, only?: string) {
  const rows = await db
    .select({ referral, booking })
    .from(referral)
    .innerJoin(booking, and(eq(booking.userId, referral.userId), standing))
    .where(
      and(
        eq(referral.state, 'WAITING'),
        eq(booking.status, 'COMPLETED'),
        only === undefined ? gt(referral.id, after) : eq(referral.id, only),
      ),
    )
    .orderBy(asc(referral.id), asc(booking.bookingDate), asc(booking.id))
    .limit(most);
  return rows;
}

/** Decides one that still waits. False if another did before. */
export async function decide(db: Queries, id: string, change: Partial<ReferralRow>): Promise<boolean> {
  const where = and(eq(referral.id, id), eq(referral.state, 'WAITING'));
  return (await db.update(referral).set(change).where(where).returning({ id: referral.id })).length > 0;
}

export async function noteCoupons(
  db: Queries,
  id: string,
  coupons: Pick<ReferralRow, 'couponId' | 'referrerCouponId'>,
): Promise<void> {
  await db.update(referral).set(coupons).where(eq(referral.id, id));
}

/** Which of these were marked before, by kind. */
export async function findMarked(db: Queries, hashes: string[]): Promise<Set<'MOBILE' | 'ADDRESS'>> {
  const rows = await db.select({ kind: referralMark.kind }).from(referralMark).where(inArray(referralMark.hash, hashes));
  return new Set(rows.map(({ kind }) => kind));
}

export async function addMarks(db: Queries, rows: (typeof referralMark.$inferInsert)[]): Promise<void> {
  await db.insert(referralMark).values(rows).onConflictDoNothing();
}

export async function removeMarksBefore(db: Queries, instant: Instant): Promise<void> {
  await db.delete(referralMark).where(lt(referralMark.createdAt, instant));
}

/** Where the salon goes, and went, for this customer. */
export async function findPlacesOf(db: Queries, userId: string) {
  const [saved, visited] = await Promise.all([
    db.select().from(address).where(eq(address.userId, userId)),
    db
      .select({ address: booking.address })
      .from(booking)
      .where(and(eq(booking.userId, userId), standing))
      .orderBy(desc(booking.id))
      .limit(50),
  ]);
  return [...saved, ...visited.flatMap(row => row.address ?? [])];
}

/** The newest first. */
export function findReferrals(db: Queries, page: number, size: number): Promise<ReferralRow[]> {
  const rows = db.select().from(referral).orderBy(desc(referral.id));
  return rows
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countReferrals(db: Queries): Promise<number> {
  return (await db.select({ referrals: count() }).from(referral))[0]?.referrals ?? 0;
}

/** Of nobody any more, and undecided: nothing can come of it. */
export async function removeOrphans(db: Queries): Promise<void> {
  await db.delete(referral).where(and(isNull(referral.userId), eq(referral.state, 'WAITING')));
}
