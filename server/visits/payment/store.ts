import { and, asc, eq, inArray, isNotNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { PaymentRow } from '../../money/ledger/rules.ts';
import type { Queries } from '../../platform/db/database.ts';
import { payment, refund } from '../../platform/db/schema.ts';
import { OPEN } from './rules.ts';

export type OrderingRow = typeof payment.$inferSelect & { state: 'ORDERING'; checkAt: Instant };

/** What is being ordered for this booking (rule M24). */
export async function findOrdering(db: Queries, bookingId: string): Promise<OrderingRow | undefined> {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.bookingId, bookingId), eq(payment.state, 'ORDERING')));
  return row as OrderingRow | undefined;
}

export async function addOrdering(db: Queries, row: OrderingRow): Promise<void> {
  await db.insert(payment).values(row);
}

/** Nobody was given its address, so nobody can have paid it. */
export async function removeOrdering(db: Queries, id: string): Promise<void> {
  await db.delete(payment).where(and(eq(payment.id, id), eq(payment.state, 'ORDERING')));
}

/** All payments of one order: more than one if the customer paid twice. */
export async function findOfOrder(db: Queries, orderId: string): Promise<PaymentRow[]> {
  const rows = await db
    .select()
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(asc(payment.createdAt), asc(payment.id));
  return rows as PaymentRow[];
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

/** What nobody went on with since then. */
export async function removeOrderingsBefore(db: Queries, before: Instant): Promise<void> {
  await db.delete(payment).where(and(lt(payment.checkAt, before), eq(payment.state, 'ORDERING')));
}

/** The payments that this provider has to be asked about: first those that somebody may be paying, then the longest due. */
export function findDuePayments(db: Queries, provider: PaymentRow['provider'], until: Instant, most: number) {
  const isOpen = sql`CASE WHEN ${inArray(payment.state, OPEN)} THEN 0 ELSE 1 END`;
  return db
    .select({ id: payment.id, createdAt: payment.createdAt, state: payment.state })
    .from(payment)
    .where(and(lte(payment.checkAt, until), eq(payment.provider, provider), ne(payment.state, 'ORDERING')))
    .orderBy(isOpen, asc(payment.checkAt))
    .limit(most)
    .execute() as Promise<Pick<PaymentRow, 'id' | 'createdAt' | 'state'>[]>;
}

/** The refunds that this provider has to be asked about, longest due first. */
export function findDueRefunds(db: Queries, provider: PaymentRow['provider'], until: Instant, most: number) {
  return db
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(lte(refund.checkAt, until), eq(payment.provider, provider)))
    .orderBy(asc(refund.checkAt))
    .limit(most)
    .execute();
}
