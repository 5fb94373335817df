import { and, asc, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import { mayBeTheirs } from '../../accounts/auth/rules.ts';
import type { Period } from '../../platform/contract/period.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { document, documentSeries, enquiry, enrolment, user } from '../../platform/db/schema.ts';
import type { SaleId } from './sale-rules.ts';

export type DocumentRow = typeof document.$inferSelect;

const takeNumber = prepared((db, { value }) =>
  db
    .insert(documentSeries)
    .values({ type: value('type'), financialYear: value('financialYear'), last: 1 })
    .onConflictDoUpdate({
      target: [documentSeries.type, documentSeries.financialYear],
      set: { last: sql`${documentSeries.last} + 1` },
    })
    .returning({ last: documentSeries.last }),
);
/** The next number of the series. A rollback gives it back. */
export async function nextNumber(tx: Queries, type: string, financialYear: string): Promise<number> {
  const [row] = await takeNumber.all(tx, { type, financialYear });
  return (row as { last: number }).last;
}

export async function addDocument(tx: Queries, row: DocumentRow): Promise<void> {
  await tx.insert(document).values(row);
}

export async function cancelDocument(tx: Queries, id: string, cancelReason: string, cancelledAt: Instant): Promise<void> {
  await tx.update(document).set({ cancelledAt, cancelReason }).where(eq(document.id, id));
}

const ofBooking = prepared((db, { given }) =>
  db
    .select()
    .from(document)
    .where(eq(document.bookingId, given('bookingId')))
    .orderBy(asc(document.issuedAt), asc(document.id)),
);
const ofEnrolment = prepared((db, { given }) =>
  db
    .select()
    .from(document)
    .where(eq(document.enrolmentId, given('enrolmentId')))
    .orderBy(asc(document.issuedAt), asc(document.id)),
);
/** The documents of a booking or an enrolment, the earliest first, cancelled ones too. */
export async function findDocumentsOf(db: Queries, { bookingId, enrolmentId }: SaleId): Promise<DocumentRow[]> {
  if (bookingId) return ofBooking.all(db, { bookingId });
  return enrolmentId ? ofEnrolment.all(db, { enrolmentId }) : [];
}

const byId = prepared((db, { given }) =>
  db
    .select()
    .from(document)
    .where(eq(document.id, given('id'))),
);
export function findDocument(db: Queries, id: string): Promise<DocumentRow | undefined> {
  return byId.one(db, { id });
}

/**
 * Whether the account is the learner's or the guardian's, by its mobile. So an account that is made later finds the documents, too. The
 * academy lists the same ones (academy/enrolment-store.ts).
 */
export async function isOfLearner(db: Queries, enrolmentId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ state: enrolment.state, changedAt: enquiry.changedAt, createdAt: user.createdAt, mobileSince: user.mobileSince })
    .from(enrolment)
    .innerJoin(enquiry, eq(enquiry.id, enrolment.enquiryId))
    .innerJoin(user, or(eq(user.mobile, enquiry.mobile), eq(user.mobile, enquiry.guardianMobile)))
    .where(and(eq(enrolment.id, enrolmentId), eq(user.id, userId)));
  return rows.some(row => row.state === 'ACTIVE' || mayBeTheirs(row, row.changedAt));
}

/** The earliest first. */
export function findDocumentsOfCustomer(db: Queries, userId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(document)
    .where(eq(document.userId, userId))
    .orderBy(asc(document.issuedAt), asc(document.id))
    .execute();
}

interface Filter extends Partial<Period> {
  type?: DocumentRow['type'] | undefined;
  /** Whether those of courses are among them. */
  academy: boolean;
}
const matching = ({ from, to, type, academy }: Filter) =>
  and(
    academy ? undefined : isNull(document.enrolmentId),
    from ? gte(document.date, from) : undefined,
    to ? lte(document.date, to) : undefined,
    type ? eq(document.type, type) : undefined,
  );

/** The latest first, each with the enquiry of its learner. */
export async function listDocuments(db: Queries, filter: Filter, page: number, size: number) {
  const where = matching(filter);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ row: document, enquiryId: enrolment.enquiryId })
      .from(document)
      .leftJoin(enrolment, eq(enrolment.id, document.enrolmentId))
      .where(where)
      .orderBy(desc(document.date), desc(document.issuedAt), desc(document.id))
      .limit(size)
      .offset(page * size),
    db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(document)
      .where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** The documents of the period, in the order of issue. */
export function findIssuedIn(db: Queries, filter: Filter): Promise<DocumentRow[]> {
  return db
    .select()
    .from(document)
    .where(matching(filter))
    .orderBy(asc(document.date), asc(document.issuedAt), asc(document.id))
    .execute();
}

/** A customer who deleted their account can no longer be found by their documents, and what they called their guests is forgotten. */
export async function forgetCustomer(tx: Queries, userId: string): Promise<void> {
  for (const { id, snapshot } of await findDocumentsOfCustomer(tx, userId)) {
    if (snapshot.lines.every(({ label }) => label === undefined)) continue;
    const lines = snapshot.lines.map(({ label: _, ...line }) => line);
    await tx
      .update(document)
      .set({ snapshot: { ...snapshot, lines } })
      .where(eq(document.id, id));
  }
  await tx.update(document).set({ userId: null }).where(eq(document.userId, userId));
}
