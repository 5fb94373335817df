/** Visits that come again every few weeks (rules B99 to B107). */
import { check, col, index, primaryKey, sql, table, uniqueIndex } from '../dialect/dialect.ts';

export const series = table(
  'series',
  {
    id: col.text().primaryKey(),
    userId: col.text().notNull(),
    addressId: col.text().notNull(),
    /** Services, each perhaps with its choice (`refWith` in common/choice.ts), repeated for their quantity. */
    serviceIds: col.json<string[]>().notNull(),
    everyWeeks: col.int().notNull(),
    /** The day of visit 0 by the rhythm as it is now: visit n is due n × everyWeeks weeks later. */
    firstDate: col.text().notNull(),
    /** The first visit that this rhythm gives its day. Those before have it of an earlier one. */
    fromNumber: col.int().notNull().default(0),
    /** The usual time, and by how many minutes a visit may begin before or after it. */
    startMinute: col.int().notNull(),
    flexMinutes: col.int().notNull(),
    professionalId: col.text(),
    orElse: col.oneOf(['ASK', 'ANYONE']).notNull(),
    womenOnly: col.bool().notNull(),
    /** The last day that a visit may be due. */
    untilDate: col.text(),
    /** The first day after the pause. */
    pausedUntil: col.text(),
    madeBy: col.oneOf(['CUSTOMER', 'STAFF']).notNull(),
    createdAt: col.time().notNull(),
    endedAt: col.time(),
  },
  t => [
    index('series_user').on(t.userId, t.endedAt),
    // For the nightly job and the staff's list. It stays small, because it holds only open series.
    index('series_open').on(t.createdAt, t.id).where(sql`${t.endedAt} IS NULL`),
    check('series_weeks', sql`${t.everyWeeks} BETWEEN 1 AND 12`),
  ],
);

/** A visit of a series that was booked, asked about or skipped. The rest is intention, and has no row. */
export const seriesVisit = table(
  'series_visit',
  {
    seriesId: col
      .text()
      .notNull()
      .references(() => series.id, { onDelete: 'cascade' }),
    number: col.int().notNull(),
    dueDate: col.text().notNull(),
    state: col.oneOf(['BOOKED', 'MOVED', 'ASKED', 'SKIPPED', 'MISSED']).notNull(),
    reason: col.oneOf([
      ...(['TIME', 'PROFESSIONAL', 'SERVICES', 'MINIMUM', 'AREA', 'ADDRESS', 'OTHER_VISIT'] as const),
      ...(['CANCELLED', 'PAUSED', 'ENDED'] as const),
    ]),
    /** No foreign key: the booking may be of a deleted account. */
    bookingId: col.text(),
    /** By how much it costs more than the visit before. */
    risePaise: col.paise().notNull().default(0),
    /** Of the link's token, which the secret makes from series and number. */
    tokenHash: col.text().notNull(),
    askedAt: col.time(),
  },
  t => [
    // One row for each number, so that no instance books it a second time.
    primaryKey({ columns: [t.seriesId, t.number] }),
    uniqueIndex('series_visit_token').on(t.tokenHash),
    uniqueIndex('series_visit_booking').on(t.bookingId).where(sql`${t.bookingId} IS NOT NULL`),
    index('series_visit_asked').on(t.dueDate).where(sql`${t.state} = 'ASKED'`),
  ],
);
