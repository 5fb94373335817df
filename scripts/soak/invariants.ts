/** Checks a database after all that happened to its server. Each line it returns is a broken promise. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { SQLITE_FILE } from '../../server/db/connect-sqlite.ts';
import type { Promised } from './ledger.ts';

const TOO_FULL = `
  SELECT a.bookingDate AS day, a.startMinute AS minute, count(*) AS visits FROM booking a
  JOIN booking b ON b.bookingDate = a.bookingDate AND b.startMinute <= a.startMinute AND a.startMinute < b.endMinute
  WHERE a.status = 'PENDING' AND b.status = 'PENDING' GROUP BY a.id HAVING count(*) > ?`;

const WRONG_COUPONS = `
  SELECT code, usedCount, (SELECT count(*) FROM booking WHERE couponId = coupon.id AND status <> 'CANCELLED') AS used
  FROM coupon WHERE usedCount <> used OR usedCount > coalesce(usageLimit, usedCount)`;

const HALF_BOOKED = 'SELECT id FROM booking WHERE id NOT IN (SELECT bookingId FROM booking_item)';

/** Months whose stored counts differ from their bookings. */
const WRONG_MONTHS = `
  SELECT month, status, paid, sum(bookings) AS tooMany FROM (
    SELECT month, status, paid, bookings FROM booking_month
    UNION ALL SELECT substr(bookingDate, 1, 7) AS month, status, paidAt IS NOT NULL, -1 FROM booking
      WHERE deletedAt IS NULL AND substr(bookingDate, 1, 7) IN (SELECT month FROM booking_month)
  ) GROUP BY month, status, paid HAVING sum(bookings) <> 0`;

const DOUBLED = `
  SELECT userId, bookingDate, startMinute FROM booking WHERE status = 'PENDING'
  GROUP BY userId, bookingDate, startMinute HAVING count(*) > 1`;

/** `exact`: the database has no booking that was never acknowledged. A backup may have one. */
export function brokenIn(dataDir: string, { booked, cancelled }: Promised, teams: number, exact: boolean): string[] {
  const db = new Sqlite(join(dataDir, SQLITE_FILE), { readonly: true });
  try {
    const all = (sql: string, ...values: unknown[]) => db.prepare(sql).all(...values) as Record<string, unknown>[];
    const kept = new Map(all('SELECT id, status FROM booking').map(({ id, status }) => [id, status]));
    const told = (what: string, rows: Record<string, unknown>[]) => rows.map(row => `${what}: ${JSON.stringify(row)}`);
    const integrity = String(db.pragma('integrity_check', { simple: true }));
    return [
      ...(integrity === 'ok' ? [] : [`The database is damaged: ${integrity}`]),
      ...told('A row refers to nothing', db.pragma('foreign_key_check') as Record<string, unknown>[]),
      ...[...booked].filter(id => !kept.has(id)).map(id => `Booking ${id} was acknowledged and is lost`),
      ...[...cancelled]
        .filter(id => kept.get(id) !== 'CANCELLED')
        .map(id => `Booking ${id} was cancelled and is ${kept.get(id)}`),
      ...(exact ? [...kept.keys()].filter(id => !booked.has(id as string)).map(id => `Nobody was told of booking ${id}`) : []),
      ...told('More visits at once than teams', all(TOO_FULL, teams)),
      ...told('A coupon counts wrongly', all(WRONG_COUPONS)),
      ...told('A booking without its services', all(HALF_BOOKED)),
      ...told('A month counts wrongly', all(WRONG_MONTHS)),
      ...told('A visit twice', all(DOUBLED)),
    ];
  } finally {
    db.close();
  }
}
