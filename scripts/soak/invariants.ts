/** What must hold of a database whatever happened to its server; each line found is a broken promise. */
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

/** What a booking adds to each column of its day. */
const IN_DAY = {
  pendingUnpaid: "status = 'PENDING' AND paidAt IS NULL",
  pendingPaid: "status = 'PENDING' AND paidAt IS NOT NULL",
  completedUnpaid: "status = 'COMPLETED' AND paidAt IS NULL",
  completedPaid: "status = 'COMPLETED' AND paidAt IS NOT NULL",
  cancelledUnpaid: "status = 'CANCELLED' AND paidAt IS NULL",
  cancelledPaid: "status = 'CANCELLED' AND paidAt IS NOT NULL",
  revenuePaise: "finalPaise * (status <> 'CANCELLED')",
  discountPaise: "discountPaise * (status <> 'CANCELLED')",
};
const COLUMNS = Object.keys(IN_DAY);
/** Of each day, how much more its row says than its bookings do. */
const WRONG_DAYS = `
  SELECT day, ${COLUMNS.map(column => `sum(${column}) AS ${column}`)} FROM (
    SELECT day, ${COLUMNS} FROM booking_day
    UNION ALL SELECT bookingDate, ${Object.values(IN_DAY).map(adds => `-(${adds})`)} FROM booking WHERE deletedAt IS NULL
  ) GROUP BY day HAVING ${COLUMNS.map(column => `sum(${column}) <> 0`).join(' OR ')}`;

const WRONG_FIRST_VISITS = `
  SELECT day, firstVisits, coalesce(visits, 0) AS visits FROM booking_day LEFT JOIN (
    SELECT firstDay, count(*) AS visits FROM (
      SELECT min(bookingDate) AS firstDay FROM booking WHERE status <> 'CANCELLED' AND deletedAt IS NULL GROUP BY userId
    ) GROUP BY firstDay
  ) ON firstDay = day WHERE firstVisits <> coalesce(visits, 0)`;

const DOUBLED = `
  SELECT userId, bookingDate, startMinute FROM booking WHERE status = 'PENDING'
  GROUP BY userId, bookingDate, startMinute HAVING count(*) > 1`;

/** `exact`: there may be no booking that nobody was told of. Of a backup there may. */
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
      ...told('A day counts wrongly', all(WRONG_DAYS)),
      ...told('A day counts first visits wrongly', all(WRONG_FIRST_VISITS)),
      ...told('A visit twice', all(DOUBLED)),
    ];
  } finally {
    db.close();
  }
}
