import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { booking, payment, professional, visit } from '../../platform/db/schema.ts';

/** What was paid for the visit, in order of time, and who took it. */
export function findPaid(db: Queries, bookingId: string) {
  const { id, method, amountPaise, refundedPaise, toSalon, paidAt, state } = payment;
  return db
    .select({ method, amountPaise, refundedPaise, toSalon, paidAt, name: professional.name })
    .from(payment)
    .leftJoin(professional, and(eq(professional.id, payment.professionalId), isNull(professional.erasedAt)))
    .where(and(eq(payment.bookingId, bookingId), eq(state, 'PAID')))
    .orderBy(asc(paidAt), asc(id))
    .execute();
}

/** The names of those who came, the lead first; none with teams, and none of an erased account. */
export async function findWhoCame(db: Queries, bookingId: string): Promise<string[]> {
  const rows = await db
    .select({ name: professional.name })
    .from(visit)
    .innerJoin(booking, eq(booking.id, visit.bookingId))
    .innerJoin(professional, eq(professional.id, visit.professionalId))
    .where(and(eq(visit.bookingId, bookingId), eq(booking.status, 'COMPLETED'), isNull(professional.erasedAt)))
    .orderBy(asc(visit.part));
  return [...new Set(rows.map(({ name }) => name))];
}
