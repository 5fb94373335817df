/** How often nobody was there, and what follows for the next booking (rules M30 and M31). */
import { and, between, count, inArray, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import { booking } from '../db/schema.ts';
import { visible } from '../db/which-bookings.ts';
import { paysOnline } from '../settings/rules.ts';
import type { Settings } from '../settings/settings.ts';
import { addDays, type Instant, istDate } from '../shared/time.ts';

const COUNTED_DAYS = 365;

/** From this number on, a customer pays a deposit. */
const TOO_OFTEN = 2;

/** How often nobody was there in the last 12 months, by customer; without those who were always there. */
export async function noShowsOf(db: Queries, userIds: string[], now: Instant): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const today = istDate(now);
  const rows = await db
    .select({ userId: booking.userId, visits: count() })
    .from(booking)
    .where(
      and(
        // Written out: the partial index serves only a condition that is known when the statement is prepared.
        sql`${booking.cancelReason} = 'NO_SHOW'`,
        ...[visible, inArray(booking.userId, userIds), between(booking.bookingDate, addDays(today, -COUNTED_DAYS), today)],
      ),
    )
    .groupBy(booking.userId);
  return new Map(rows.map(({ userId, visits }) => [userId, visits]));
}

/** The deposit that no-shows ask of this customer, in per cent of the price; 0 for none (rule M31). */
export async function depositForNoShows(
  db: Queries,
  config: Pick<Config, 'payments'>,
  settings: Settings,
  userId: string,
  now: Instant,
): Promise<number> {
  if (settings.noShowDepositPercent === 0 || !paysOnline(config, settings)) return 0;
  const visits = (await noShowsOf(db, [userId], now)).get(userId) ?? 0;
  return visits >= TOO_OFTEN ? settings.noShowDepositPercent : 0;
}
