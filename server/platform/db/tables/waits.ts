/** The waiting list: who waits for a time, and the times that were offered (rules B90 to B98). */
import { check, col, index, sql, table, uniqueIndex } from '../dialect/dialect.ts';
import { booking } from './bookings.ts';

export const wait = table(
  'wait',
  {
    id: col.text().primaryKey(),
    userId: col.text().notNull(),
    /** The booking that is to be earlier. It has the services and the address, which are empty here. */
    bookingId: col.text().references(() => booking.id, { onDelete: 'cascade' }),
    addressId: col.text(),
    /** Services, each perhaps with its choice (`refWith` in common/choice.ts), repeated for their quantity. */
    serviceIds: col.json<string[]>().notNull(),
    fromDate: col.text().notNull(),
    toDate: col.text().notNull(),
    /** The starts in question, in minutes from midnight. Null for any time. */
    times: col.json<number[]>(),
    /** Who shall come. */
    professionalId: col.text(),
    womenOnly: col.bool().notNull(),
    state: col.oneOf(['WAITING', 'OFFERED', 'PAUSED', 'TAKEN', 'ENDED']).notNull(),
    /** Offers that lapsed since the customer last answered one. */
    lapsedInRow: col.int().notNull().default(0),
    createdAt: col.time().notNull(),
    endedAt: col.time(),
  },
  t => [
    // For a look at a day, the oldest first. It stays small, because it holds only open waits.
    index('wait_open').on(t.createdAt, t.id, t.fromDate, t.toDate).where(sql`${t.endedAt} IS NULL`),
    index('wait_user').on(t.userId, t.endedAt),
    index('wait_booking').on(t.bookingId).where(sql`${t.bookingId} IS NOT NULL`),
    check('wait_days', sql`${t.fromDate} <= ${t.toDate}`),
  ],
);

/** A time that is, or was, held for one wait. As long as it is open, `held_place` has a row of the same id. */
export const waitOffer = table(
  'wait_offer',
  {
    id: col.text().primaryKey(),
    waitId: col
      .text()
      .notNull()
      .references(() => wait.id, { onDelete: 'cascade' }),
    userId: col.text().notNull(),
    /** Of the link's token, which the secret makes from the id. */
    tokenHash: col.text().notNull(),
    state: col.oneOf(['OPEN', 'TAKEN', 'DECLINED', 'LAPSED', 'WITHDRAWN']).notNull(),
    date: col.text().notNull(),
    startMinute: col.int().notNull(),
    endMinute: col.int().notNull(),
    /** Null with teams. */
    professionalId: col.text(),
    /** Since when this time is kept from the public, over all offers of it in a row. */
    hiddenSince: col.time().notNull(),
    byStaff: col.bool().notNull(),
    offeredAt: col.time().notNull(),
    expiresAt: col.time().notNull(),
    endedAt: col.time(),
    /** What taking it booked or moved, the minutes of that visit, and the price of a new one. */
    bookingId: col.text(),
    minutes: col.int(),
    paise: col.paise(),
  },
  t => [
    uniqueIndex('wait_offer_token').on(t.tokenHash),
    uniqueIndex('wait_offer_open').on(t.waitId).where(sql`${t.state} = 'OPEN'`),
    index('wait_offer_wait').on(t.waitId),
    index('wait_offer_user').on(t.userId, t.offeredAt),
    index('wait_offer_at').on(t.offeredAt),
    check('wait_offer_span', sql`${t.startMinute} >= 0 AND ${t.startMinute} < ${t.endMinute} AND ${t.endMinute} <= 1440`),
  ],
);

/** What freed time and nobody has looked at since (rule B91). */
export const freedTime = table(
  'freed_time',
  {
    id: col.text().primaryKey(),
    /** Null for every day: somebody works more, or the salon goes further. */
    date: col.text(),
    /** Null for the whole day. */
    startMinute: col.int(),
    endMinute: col.int(),
    at: col.time().notNull(),
  },
  t => [index('freed_time_date').on(t.date, t.at)],
);
