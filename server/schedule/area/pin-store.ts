import { and, asc, count, desc, eq, exists, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { address, booking, geocodeCache, pinPlace } from '../../platform/db/schema.ts';

export type PinRow = typeof pinPlace.$inferSelect;

export function findPin(db: Queries, postalCode: string): Promise<PinRow[]> {
  return db.select().from(pinPlace).where(eq(pinPlace.postalCode, postalCode)).execute();
}

export function findPins(db: Queries, most: number): Promise<PinRow[]> {
  return db.select().from(pinPlace).orderBy(desc(pinPlace.learntAt)).limit(most).execute();
}

/** Whether anything says where a PIN code is: a row, or a geocoder that has answered lately. */
export async function canFindPins(db: Queries): Promise<boolean> {
  const known = await db.select({ one: sql`1` }).from(pinPlace).limit(1);
  return known.length > 0 || (await db.select({ one: sql`1` }).from(geocodeCache).limit(1)).length > 0;
}

/** What homes say stays. */
export async function keepNamed(db: Queries, row: Omit<PinRow, 'source'>): Promise<void> {
  const { latitude, longitude, metres, learntAt } = row;
  await db
    .insert(pinPlace)
    .values({ ...row, source: 'GEOCODER' })
    .onConflictDoUpdate({
      target: pinPlace.postalCode,
      set: { latitude, longitude, metres, learntAt },
      setWhere: eq(pinPlace.source, 'GEOCODER'),
    });
}

const ROWS_AT_ONCE = 500;

/** All that homes say takes the place of what they said before, and of what the geocoder said. */
export async function replaceHomes(db: Queries, rows: Omit<PinRow, 'source'>[]): Promise<void> {
  await db.delete(pinPlace).where(eq(pinPlace.source, 'HOMES'));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    const codes = some.map(({ postalCode }) => postalCode);
    await db.delete(pinPlace).where(inArray(pinPlace.postalCode, codes));
    await db.insert(pinPlace).values(some.map(row => ({ ...row, source: 'HOMES' as const })));
  }
}

/** Deletes what the geocoder said before an instant, and the oldest beyond a number. */
export async function forgetNamed(db: Queries, before: Instant, beyond: number): Promise<void> {
  const named = eq(pinPlace.source, 'GEOCODER');
  await db.delete(pinPlace).where(and(named, lte(pinPlace.learntAt, before)));
  const [row] = await db.select({ rows: count() }).from(pinPlace).where(named);
  const tooMany = Math.max(0, (row?.rows ?? 0) - beyond);
  if (tooMany === 0) return;
  const oldest = db
    .select({ postalCode: pinPlace.postalCode })
    .from(pinPlace)
    .where(named)
    .orderBy(asc(pinPlace.learntAt))
    .limit(tooMany);
  await db.delete(pinPlace).where(inArray(pinPlace.postalCode, oldest));
}

/** Addresses of customers who had a visit, in order of their ids, after one of them. */
export function findVisitedHomes(db: Queries, after: string, most: number) {
  const { id, userId, postalCode, latitude, longitude } = address;
  const visited = db
    .select({ one: sql`1` })
    .from(booking)
    .where(and(eq(booking.userId, address.userId), eq(booking.status, 'COMPLETED')));
  return db
    .select({ id, userId, postalCode, latitude, longitude })
    .from(address)
    .where(and(gt(address.id, after), exists(visited)))
    .orderBy(asc(address.id))
    .limit(most)
    .execute();
}
