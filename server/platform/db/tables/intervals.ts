/** How often customers come (rules B110 to B114). */
import { check, col, index, primaryKey, sql, table } from '../dialect/dialect.ts';
import { user } from './accounts.ts';
import { booking } from './bookings.ts';
import { category } from './catalogue.ts';

/** Made from the completed visits each morning. Only `hiddenUntil` is the customer's own word. */
export const usualInterval = table(
  'usual_interval',
  {
    userId: col
      .text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    categoryId: col
      .text()
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    /** Days with a completed visit that had a service of the category. */
    visits: col.int().notNull(),
    /** The customer's own from three visits on, else the category's. Null as long as nobody can know it, as are the days that follow from it. */
    medianDays: col.int(),
    lastDate: col.text().notNull(),
    /** The last of those visits. */
    lastBookingId: col
      .text()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    dueOn: col.text(),
    /** After this day the customer counts as gone, and not as due. */
    dueUntil: col.text(),
    /** The customer said "not now": nothing is proposed before this day. */
    hiddenUntil: col.text(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.categoryId] }),
    index('usual_interval_due').on(t.dueOn, t.userId),
    index('usual_interval_category').on(t.categoryId, t.medianDays),
    index('usual_interval_booking').on(t.lastBookingId),
    check('usual_interval_days', sql`(${t.medianDays} IS NULL) = (${t.dueOn} IS NULL)`),
  ],
);
