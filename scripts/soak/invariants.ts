/** Checks a database after all that happened to its server. Each line it returns is a broken promise. */
import type { Books, Row } from './books.ts';
import type { Promised } from './ledger.ts';

const tooFull = (teams: number) => `
  SELECT a.id, count(*) AS visits FROM booking a
  JOIN booking b ON b."bookingDate" = a."bookingDate" AND b."startMinute" <= a."startMinute" AND a."startMinute" < b."endMinute"
  WHERE a.status = 'PENDING' AND b.status = 'PENDING' GROUP BY a.id HAVING count(*) > ${teams}`;

const WRONG_COUPONS = `
  SELECT * FROM (
    SELECT code, "usedCount", "usageLimit",
      (SELECT count(*) FROM booking WHERE "couponId" = coupon.id AND status <> 'CANCELLED') AS used FROM coupon
  ) AS counted WHERE "usedCount" <> used OR "usedCount" > coalesce("usageLimit", "usedCount")`;

const HALF_BOOKED = 'SELECT id FROM booking WHERE id NOT IN (SELECT "bookingId" FROM booking_item)';

/** Months whose stored counts differ from their bookings. */
const WRONG_MONTHS = `
  SELECT month, status, paid, sum(bookings) AS "tooMany" FROM (
    SELECT month, status, paid, bookings FROM booking_month
    UNION ALL SELECT substr("bookingDate", 1, 7) AS month, status, "paidAt" IS NOT NULL, -1 FROM booking
      WHERE "deletedAt" IS NULL AND substr("bookingDate", 1, 7) IN (SELECT month FROM booking_month)
  ) AS counted GROUP BY month, status, paid HAVING sum(bookings) <> 0`;

const DOUBLED = `
  SELECT "userId", "bookingDate", "startMinute" FROM booking WHERE status = 'PENDING'
  GROUP BY "userId", "bookingDate", "startMinute" HAVING count(*) > 1`;

const FAILED_JOBS = `SELECT kind, "lastError" FROM job WHERE state = 'FAILED'`;

/** A booking that was cancelled before its message was planned has none. */
const UNTOLD = `
  SELECT id FROM booking WHERE status <> 'CANCELLED'
  AND id NOT IN (SELECT "bookingId" FROM message_log WHERE kind = 'CONFIRMATION' AND "bookingId" IS NOT NULL)`;

const told = (what: string, rows: Row[]) => rows.map(row => `${what}: ${JSON.stringify(row)}`);

/** `exact`: the database has no booking that was never acknowledged. A backup may have one. */
export async function brokenIn(books: Books, { booked, cancelled }: Promised, teams: number, exact: boolean): Promise<string[]> {
  const kept = new Map((await books.all('SELECT id, status FROM booking')).map(({ id, status }) => [id, status]));
  return [
    ...books.damage(),
    ...[...booked].filter(id => !kept.has(id)).map(id => `Booking ${id} was acknowledged and is lost`),
    ...[...cancelled].filter(id => kept.get(id) !== 'CANCELLED').map(id => `Booking ${id} was cancelled and is ${kept.get(id)}`),
    ...(exact ? [...kept.keys()].filter(id => !booked.has(id as string)).map(id => `Nobody was told of booking ${id}`) : []),
    ...told('More visits at once than teams', await books.all(tooFull(teams))),
    ...told('A coupon counts wrongly', await books.all(WRONG_COUPONS)),
    ...told('A booking without its services', await books.all(HALF_BOOKED)),
    ...told('A month counts wrongly', await books.all(WRONG_MONTHS)),
    ...told('A visit twice', await books.all(DOUBLED)),
  ];
}

/** Once no job is due any more: jobs that were given up, and bookings whose message was never planned. */
export async function brokenJobsIn(books: Books): Promise<string[]> {
  return [
    ...told('A job failed', await books.all(FAILED_JOBS)),
    ...told('A booking without its message', await books.all(UNTOLD)),
  ];
}

/** How many jobs run, are due, or wait for another try, because the database was away during the last one. */
export async function openJobsIn(books: Books, now: number): Promise<number> {
  const [row] = await books.all(
    `SELECT count(*) AS open FROM job
     WHERE state = 'RUNNING' OR (state = 'WAITING' AND ("dueAt" <= ${now} OR "lastError" IS NOT NULL))`,
  );
  return Number(row?.open);
}
