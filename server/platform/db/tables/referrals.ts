/** Customers who bring friends (rules D16 to D20). */
import { col, index, table, uniqueIndex } from '../dialect/dialect.ts';
import { user } from './accounts.ts';
import { coupon } from './carts.ts';

/** What a customer tells friends. It is made when it is first asked for. */
export const referralCode = table(
  'referral_code',
  {
    userId: col
      .text()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    code: col.text().notNull(),
  },
  t => [uniqueIndex('referral_code_code').on(t.code)],
);

/** A new customer who gave a friend's code. Without the people it stays as a number. */
export const referral = table(
  'referral',
  {
    id: col.text().primaryKey(),
    /** The new customer; null after the account was erased. */
    userId: col.text().references(() => user.id, { onDelete: 'set null' }),
    referrerId: col.text().references(() => user.id, { onDelete: 'set null' }),
    state: col.oneOf(['WAITING', 'REWARDED', 'REFUSED']).notNull(),
    /** Why it was refused. Staff read it, and the customer's export. */
    reason: col.oneOf(['SAME_MOBILE', 'SAME_ADDRESS']),
    /** What was promised when the code was given. */
    rewardPaise: col.paise().notNull(),
    validDays: col.int().notNull(),
    createdAt: col.time().notNull(),
    decidedAt: col.time(),
    /** The coupons that were given. They go with their accounts. */
    couponId: col.text().references(() => coupon.id, { onDelete: 'set null' }),
    referrerCouponId: col.text().references(() => coupon.id, { onDelete: 'set null' }),
  },
  t => [
    uniqueIndex('referral_user').on(t.userId),
    index('referral_referrer').on(t.referrerId),
    index('referral_state').on(t.state, t.createdAt),
    index('referral_coupon').on(t.couponId),
    index('referral_referrer_coupon').on(t.referrerCouponId),
  ],
);

/** Keyed hashes of mobiles and addresses that counted once already, or belonged to a customer who is gone. */
export const referralMark = table(
  'referral_mark',
  {
    hash: col.text().primaryKey(),
    kind: col.oneOf(['MOBILE', 'ADDRESS']).notNull(),
    createdAt: col.time().notNull(),
  },
  t => [index('referral_mark_created').on(t.createdAt)],
);
