import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { payment, refund } from '../db/schema.ts';
import type { PaymentRow } from '../payment/rules.ts';
import type { Instant } from '../shared/time.ts';

/** All payments of one order: more than one if the customer paid twice. */
export function findOfOrder(db: Queries, orderId: string): Promise<PaymentRow[]> {
  return db.select().from(payment).where(eq(payment.orderId, orderId)).orderBy(asc(payment.createdAt), asc(payment.id)).execute();
}

/** The payments that these orders began with. */
export async function findByOrders(db: Queries, orderIds: string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({ id: payment.id })
    .from(payment)
    .where(and(inArray(payment.orderId, orderIds), isNotNull(payment.url)));
  return rows.map(({ id }) => id);
}

/** Our refunds that are under way, by the provider's ids. The index of `checkAt` holds only such. */
export async function findPendingRefunds(db: Queries, providerIds: string[]): Promise<string[]> {
  if (providerIds.length === 0) return [];
  const rows = await db
    .select({ id: refund.id })
    .from(refund)
    .where(and(isNotNull(refund.checkAt), inArray(refund.providerId, providerIds)));
  return rows.map(({ id }) => id);
}

/** The payments and refunds that this provider has to be asked about, longest due first. */
export async function findDue(db: Queries, provider: PaymentRow['provider'], now: Instant, most: number) {
  const payments = await db
    .select({ id: payment.id, createdAt: payment.createdAt })
    .from(payment)
    .where(and(lte(payment.checkAt, now), eq(payment.provider, provider)))
    .orderBy(asc(payment.checkAt))
    .limit(most);
  const refunds = await db
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(lte(refund.checkAt, now), eq(payment.provider, provider)))
    .orderBy(asc(refund.checkAt))
    .limit(most);
  return { payments, refunds };
}
