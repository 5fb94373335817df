/** Money: what a salon received for a booking, and what it gave back (rules M9 to M12). */
import { check, col, index, primaryKey, sql, table } from '../dialect/dialect.ts';
import { booking } from './bookings.ts';

export const payment = table(
  'payment',
  {
    id: col.text().primaryKey(),
    bookingId: col
      .text()
      .notNull()
      .references(() => booking.id),
    /** NONE: the salon took the money itself. */
    provider: col.oneOf(['NONE', 'DEV', 'RAZORPAY']).notNull(),
    /** OTHER: nobody said how. */
    method: col.oneOf(['CASH', 'UPI', 'CARD', 'BANK', 'ONLINE', 'OTHER']).notNull(),
    /**
     * ORDERING: the provider is being asked for the order, until `checkAt`; nobody can pay yet (rule M24). VOID: a mistake that staff took
     * back. FAILED and EXPIRED are not final: a bank may still pay (rule M14).
     */
    state: col.oneOf(['ORDERING', 'PENDING', 'PAID', 'FAILED', 'EXPIRED', 'VOID']).notNull(),
    /** For the booking, without the tip. */
    amountPaise: col.paise().notNull(),
    tipPaise: col.paise().notNull().default(0),
    /** The professionals to whom the customer gave the tip. Null: to all who come (rule M61). */
    tipFor: col.json<string[]>(),
    /** Given back of `amountPaise`, or on its way back. */
    refundedPaise: col.paise().notNull().default(0),
    /** The provider's ids. */
    orderId: col.text(),
    providerId: col.text(),
    /** Since when the bank has set the money aside, and whether we take it is not known yet (rule M49). */
    blockedAt: col.time(),
    /** Where the customer pays. */
    url: col.text(),
    note: col.text(),
    /** The professional who took it at the door. */
    professionalId: col.text(),
    /** By UPI to the salon's own account, while she looked on (rule M43). */
    toSalon: col.bool().notNull().default(false),
    createdAt: col.time().notNull(),
    expiresAt: col.time(),
    paidAt: col.time(),
    /** When to ask the provider next. Null if nothing can change any more. */
    checkAt: col.time(),
  },
  t => [
    index('payment_booking').on(t.bookingId, t.createdAt),
    index('payment_order').on(t.orderId).where(sql`${t.orderId} IS NOT NULL`),
    index('payment_provider').on(t.providerId).where(sql`${t.providerId} IS NOT NULL`),
    index('payment_check').on(t.checkAt).where(sql`${t.checkAt} IS NOT NULL`),
    index('payment_paid').on(t.paidAt).where(sql`${t.paidAt} IS NOT NULL`),
    check(
      'payment_money',
      sql`${t.amountPaise} >= 0 AND ${t.tipPaise} >= 0 AND ${t.refundedPaise} >= 0 AND ${t.refundedPaise} <= ${t.amountPaise}`,
    ),
  ],
);

export const refund = table(
  'refund',
  {
    id: col.text().primaryKey(),
    paymentId: col
      .text()
      .notNull()
      .references(() => payment.id),
    amountPaise: col.paise().notNull(),
    /** VOID: a mistake that staff took back. */
    state: col.oneOf(['PENDING', 'DONE', 'FAILED', 'VOID']).notNull(),
    /** Whether the provider pays it. Otherwise staff do. */
    online: col.bool().notNull(),
    /** Given back after the visit, so it is no longer owed. */
    credited: col.bool().notNull(),
    /** Whether the professional who took the cash gave it back herself (rule M19). */
    byProfessional: col.bool().notNull().default(false),
    /** How staff gave it back. Null online, and if nobody said it: then as it came. */
    method: col.oneOf(['CASH', 'UPI', 'CARD', 'BANK']),
    providerId: col.text(),
    note: col.text(),
    createdAt: col.time().notNull(),
    doneAt: col.time(),
    /** When to ask the provider next. Null if nothing can change any more. */
    checkAt: col.time(),
  },
  t => [
    index('refund_payment').on(t.paymentId, t.createdAt),
    index('refund_done').on(t.doneAt).where(sql`${t.doneAt} IS NOT NULL`),
    index('refund_check').on(t.checkAt).where(sql`${t.checkAt} IS NOT NULL`),
    check('refund_money', sql`${t.amountPaise} > 0`),
  ],
);

/** Each time staff settled what a professional took on a day (rules M19, M20). Rows are never changed; the latest counts. */
export const cashUp = table(
  'cash_up',
  {
    id: col.text().primaryKey(),
    professionalId: col.text().notNull(),
    /** The day in India. */
    date: col.text().notNull(),
    /** What was expected at that moment, tips included. */
    cashPaise: col.paise().notNull(),
    upiPaise: col.paise().notNull(),
    tipPaise: col.paise().notNull(),
    payments: col.int().notNull(),
    countedPaise: col.paise().notNull(),
    note: col.text(),
    settledAt: col.time().notNull(),
    settledBy: col.text().notNull(),
  },
  t => [
    index('cash_up_day').on(t.date, t.professionalId, t.settledAt),
    check('cash_up_money', sql`${t.cashPaise} >= 0 AND ${t.upiPaise} >= 0 AND ${t.tipPaise} >= 0 AND ${t.countedPaise} >= 0`),
  ],
);

/**
 * The balance of each professional with the salon: cash that was missing or too much when she settled, and what became of it (rule M44).
 * Rows are never changed, and the latest one has the balance.
 */
export const cashBalance = table(
  'cash_balance',
  {
    id: col.text().primaryKey(),
    professionalId: col.text().notNull(),
    /** SETTLED: the difference of a settlement, or how a later one of the same day changed it. */
    kind: col.oneOf(['SETTLED', 'PAID_IN', 'GIVEN_BACK', 'WRITTEN_OFF']).notNull(),
    /** By how much she owes more; below 0 for less. */
    paise: col.paise().notNull(),
    /** What she owes after it; below 0 if the salon owes her. */
    balancePaise: col.paise().notNull(),
    note: col.text(),
    /** The day in India that was settled, or on which it happened. */
    date: col.text().notNull(),
    at: col.time().notNull(),
    by: col.text().notNull(),
  },
  t => [
    index('cash_balance_professional').on(t.professionalId, t.at, t.id),
    index('cash_balance_date').on(t.date),
    check('cash_balance_money', sql`${t.paise} <> 0`),
  ],
);

/** What a professional earns of a visit (rule M21). Null for all professionals or services. */
export const commissionRule = table(
  'commission_rule',
  {
    id: col.text().primaryKey(),
    professionalId: col.text(),
    serviceId: col.text(),
    /** The first day in India on which it holds. */
    from: col.text().notNull(),
    /** Hundredths of a per cent of the price after the discount. */
    percentHundredths: col.int(),
    perVisitPaise: col.paise(),
  },
  t => [check('commission_rule_one', sql`(${t.percentHundredths} IS NULL) <> (${t.perVisitPaise} IS NULL)`)],
);

/** What a service of a visit counts for commission. Paise. */
export interface EarningLine {
  serviceId: string;
  paise: number;
}

/** What a professional earned with a completed booking, by the rules of that day (rule M22). A party has a row for each who came (rule M60). */
export const commission = table(
  'commission',
  {
    bookingId: col
      .text()
      .notNull()
      .references(() => booking.id),
    professionalId: col.text().notNull(),
    /** How many parts of the booking were hers, and the first of them. */
    parts: col.int().notNull().default(1),
    firstPart: col.int().notNull().default(1),
    /** What shares of her parts are of. Null if the booking had one part: then they are of its items. */
    lines: col.json<EarningLine[]>(),
    /** The day of completion in India. */
    date: col.text().notNull(),
    /** Price and sums as they were at completion. */
    pricePaise: col.paise().notNull(),
    fullPaise: col.paise().notNull(),
    /** The same, as they were paid out; until version 1.1 refunds lowered them, since then they have lines of their own. */
    revenuePaise: col.paise().notNull(),
    commissionPaise: col.paise().notNull(),
    /** Whether shares were of the price without tax. */
    beforeTax: col.bool().notNull().default(false),
  },
  t => [
    primaryKey({ columns: [t.bookingId, t.professionalId] }),
    index('commission_date').on(t.date, t.professionalId),
    check(
      'commission_money',
      sql`${t.pricePaise} >= 0 AND ${t.fullPaise} >= 0 AND ${t.revenuePaise} >= 0 AND ${t.commissionPaise} >= 0`,
    ),
  ],
);

/**
 * What a refund after the visit, or taking one back, does to the commission: a line on its own day, so that no month that was paid out
 * changes (rule M23). Rows are never changed.
 */
export const commissionChange = table(
  'commission_change',
  {
    id: col.text().primaryKey(),
    bookingId: col
      .text()
      .notNull()
      .references(() => booking.id),
    professionalId: col.text().notNull(),
    /** The day in India. */
    date: col.text().notNull(),
    /** Below 0 for a refund. */
    revenuePaise: col.paise().notNull(),
    /** Below 0 for a refund; 0 if the professional bears nothing of it. */
    commissionPaise: col.paise().notNull(),
  },
  t => [index('commission_change_booking').on(t.bookingId), index('commission_change_date').on(t.date, t.professionalId)],
);
