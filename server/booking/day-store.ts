/**
 * The bookings of a day and their money, counted when they change and not when they are read. One upsert a booking
 * (a few µs) is the price; for it the total of a list, its far pages and the figures of a period cost the days they
 * span, whatever the history. On PostgreSQL bookings of one day already wait for each other over its slots.
 */
import { and, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { booking, bookingDay } from '../db/schema.ts';
import type { IsoDate } from '../shared/time.ts';

type BookingRow = typeof booking.$inferSelect;
type Counted = Pick<BookingRow, 'bookingDate' | 'status' | 'paidAt' | 'deletedAt' | 'finalPaise' | 'discountPaise'>;

const dayCount = prepared((db, p) =>
  db
    .insert(bookingDay)
    .values({
      day: p('day'),
      status: p('status'),
      paid: p('paid'),
      bookings: p('bookings'),
      finalPaise: p('finalPaise'),
      discountPaise: p('discountPaise'),
    })
    .onConflictDoUpdate({
      target: [bookingDay.day, bookingDay.status, bookingDay.paid],
      set: {
        bookings: sql`${bookingDay.bookings} + excluded.bookings`,
        finalPaise: sql`${bookingDay.finalPaise} + excluded."finalPaise"`,
        discountPaise: sql`${bookingDay.discountPaise} + excluded."discountPaise"`,
      },
    }),
);

/** `by` is 1 for a booking as it is now, -1 for one as it was. A deleted booking counts nowhere. */
export const countInDay = async (db: Queries, row: Counted, by: 1 | -1): Promise<void> => {
  if (row.deletedAt !== null) return;
  await dayCount.run(db, {
    day: row.bookingDate,
    status: row.status,
    paid: row.paidAt !== null,
    bookings: by,
    finalPaise: by * row.finalPaise,
    discountPaise: by * row.discountPaise,
  });
};

/** Counts anew, for who writes bookings past `addBooking` and `changeBooking`: imports and benchmarks. */
export const recountDays = async (db: Queries): Promise<void> => {
  await db.delete(bookingDay);
  const paid = sql<boolean>`${booking.paidAt} is not null`;
  await db.insert(bookingDay).select(
    db
      .select({
        day: booking.bookingDate,
        status: booking.status,
        paid: paid.as('paid'),
        bookings: sql<number>`count(*)`.as('bookings'),
        finalPaise: sql<number>`sum(${booking.finalPaise})`.as('finalPaise'),
        discountPaise: sql<number>`sum(${booking.discountPaise})`.as('discountPaise'),
      })
      .from(booking)
      .where(sql`${booking.deletedAt} is null`)
      .groupBy(booking.bookingDate, booking.status, paid),
  );
};

/** Which bookings staff wants to see; what is left out is not asked for. */
export interface Filter {
  status?: BookingRow['status'];
  paid?: boolean;
  from?: IsoDate;
  to?: IsoDate;
}

const daysOf = ({ status, paid, from, to }: Filter) =>
  and(
    gt(bookingDay.bookings, 0),
    status && eq(bookingDay.status, status),
    paid === undefined ? undefined : eq(bookingDay.paid, paid),
    from ? gte(bookingDay.day, from) : undefined,
    to ? lte(bookingDay.day, to) : undefined,
  );

export const countBookings = async (db: Queries, filter: Filter): Promise<number> => {
  const [row] = await db
    .select({ total: sql`sum(${bookingDay.bookings})` })
    .from(bookingDay)
    .where(daysOf(filter));
  return Number(row?.total ?? 0);
};

/** The days, latest first, that hold the bookings from `offset` on, and how many bookings come before the first of them. */
export const findDaysOfPage = async (db: Queries, filter: Filter, offset: number, size: number) => {
  // Each of these days holds a booking asked for, so a page never needs more of them than bookings up to its end.
  const perDay = db
    .select({ day: bookingDay.day, bookings: sql<number>`sum(${bookingDay.bookings})`.as('bookings') })
    .from(bookingDay)
    .where(daysOf(filter))
    .groupBy(bookingDay.day)
    .orderBy(desc(bookingDay.day))
    .limit(offset + size)
    .as('perDay');
  const running = db
    .select({
      day: perDay.day,
      bookings: perDay.bookings,
      upTo: sql<number>`sum(${perDay.bookings}) over (order by ${perDay.day} desc)`.as('upTo'),
    })
    .from(perDay)
    .as('running');
  const before = sql`${running.upTo} - ${running.bookings}`;
  const rows = await db
    .select({ day: running.day, before })
    .from(running)
    .where(and(gt(running.upTo, offset), lt(before, offset + size)))
    .orderBy(desc(running.day));
  return { days: rows.map(({ day }) => day), before: Number(rows[0]?.before ?? 0) };
};
