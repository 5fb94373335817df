/** Reminders of the next visit that customers allowed, and those who got none on purpose (rules B130 to B134). */
import { col, index, primaryKey, table, uniqueIndex } from '../dialect/dialect.ts';
import { user } from './accounts.ts';
import { category } from './catalogue.ts';

export const nudge = table(
  'nudge',
  {
    id: col.text().primaryKey(),
    userId: col
      .text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    categoryId: col
      .text()
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    kind: col.oneOf(['NUDGE', 'WIN_BACK']).notNull(),
    /** The day on which the visit was due, so that one is written once. */
    dueOn: col.text().notNull(),
    /** The control group hears nothing. */
    control: col.bool().notNull(),
    /** SHA-256 of the token of the link. */
    tokenHash: col.text().notNull(),
    couponId: col.text(),
    createdAt: col.time().notNull(),
    /** When the link booked, or ended such messages. */
    answeredAt: col.time(),
    /** What the link booked. */
    bookingId: col.text(),
  },
  t => [
    uniqueIndex('nudge_once').on(t.userId, t.categoryId, t.kind, t.dueOn),
    uniqueIndex('nudge_token').on(t.tokenHash),
    index('nudge_user').on(t.userId, t.createdAt),
    index('nudge_created').on(t.createdAt),
    index('nudge_category').on(t.categoryId),
  ],
);

/** What the coupons of win-backs took of a month's budget. One statement takes from it, so that it never gets too much. */
export const nudgeBudget = table(
  'nudge_budget',
  {
    /** `2026-12` */
    month: col.text().notNull(),
    spentPaise: col.int().notNull(),
  },
  t => [primaryKey({ columns: [t.month] })],
);
