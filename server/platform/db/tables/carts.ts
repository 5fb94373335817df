/** Carts and coupons. */
import type { Translations } from '../../shared/translations.ts';
import { check, col, index, sql, table, uniqueIndex } from '../dialect/dialect.ts';
import { user } from './accounts.ts';
import { service } from './catalogue.ts';

/** A guest of a cart, with the references of their services in order; one is repeated for its quantity. */
export interface CartGuest {
  label: string | null;
  serviceIds: string[];
}

/** The unique index allows one cart for each user (rule T1). */
export const cart = table(
  'cart',
  {
    id: col.text().primaryKey(),
    userId: col
      .text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    couponCode: col.text(),
    /** For whom the services are (rule T9). Null without guests. */
    guests: col.json<CartGuest[]>(),
    createdAt: col.time().notNull(),
  },
  t => [uniqueIndex('cart_user').on(t.userId)],
);

export const cartItem = table(
  'cart_item',
  {
    id: col.text().primaryKey(),
    cartId: col
      .text()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    serviceId: col
      .text()
      .notNull()
      .references(() => service.id),
    /** What was chosen of the service (`choiceOf` in common/choice.ts); '' for the default. */
    choice: col.text().notNull().default(''),
    quantity: col.int().notNull(),
  },
  t => [
    uniqueIndex('cart_item_service').on(t.cartId, t.serviceId, t.choice),
    check('cart_item_quantity', sql`${t.quantity} BETWEEN 1 AND 20`),
  ],
);

export const coupon = table(
  'coupon',
  {
    id: col.text().primaryKey(),
    code: col.text().notNull(),
    description: col.text().notNull(),
    /** The description in Hindi and Marathi (rule C30). */
    translations: col.json<Translations>(),
    discountType: col.oneOf(['PERCENTAGE', 'FIXED']).notNull(),
    /** Hundredths of a per cent, or paise. */
    discountHundredths: col.int().notNull(),
    validFrom: col.text().notNull(),
    validTill: col.text().notNull(),
    usageLimit: col.int(),
    usedCount: col.int().notNull().default(0),
    isActive: col.bool().notNull().default(true),
    createdAt: col.time().notNull(),
    /** The only customer who may use it (rule D12). Null for one that is for everybody. It goes with its account. */
    userId: col.text().references(() => user.id, { onDelete: 'cascade' }),
    /** How often each customer may use it; null without a limit (rule D13). */
    limitPerCustomer: col.int(),
    /** Only for who has no earlier booking (rule D14). */
    firstBookingOnly: col.bool().notNull().default(false),
  },
  t => [
    uniqueIndex('coupon_code').on(t.code),
    index('coupon_user').on(t.userId),
    check('coupon_discount', sql`${t.discountHundredths} > 0`),
    check('coupon_days', sql`${t.validFrom} <= ${t.validTill}`),
    check('coupon_used', sql`${t.usedCount} >= 0 AND (${t.usageLimit} IS NULL OR ${t.usedCount} <= ${t.usageLimit})`),
  ],
);

/** Who used a coupon for which booking (rule D15). `usedCount` of the coupon is the number of its rows. */
export const couponUse = table(
  'coupon_use',
  {
    /** A booking has one coupon. No foreign key: the use is counted before the booking is written. */
    bookingId: col.text().primaryKey(),
    couponId: col
      .text()
      .notNull()
      .references(() => coupon.id, { onDelete: 'cascade' }),
    /** Null after the account was erased. */
    userId: col.text().references(() => user.id, { onDelete: 'set null' }),
  },
  t => [index('coupon_use_coupon').on(t.couponId, t.userId), index('coupon_use_user').on(t.userId)],
);
