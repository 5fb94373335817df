/** What the messages are about: bookings, visits, courses and fees. */
import { and, asc, count, eq, getTableColumns, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import {
  batch,
  booking,
  bookingItem,
  coupon,
  course,
  enquiry,
  enrolment,
  feePayment,
  messageLog,
  seriesVisit,
  user,
  visit,
  visitBeforeTeams,
} from '../../platform/db/schema.ts';
import { pending, visible } from '../../platform/db/which-bookings.ts';
import type { Names } from '../../platform/shared/translations.ts';
import type { MessageRow } from '../who-learns/message.ts';

const itemsOf = prepared((db, { given }) =>
  db
    .select({ name: bookingItem.name, names: bookingItem.names, quantity: bookingItem.quantity })
    .from(bookingItem)
    .where(eq(bookingItem.bookingId, given('bookingId')))
    .orderBy(asc(bookingItem.position)),
);
export function findItemsOf(db: Queries, bookingId: string) {
  return itemsOf.all(db, { bookingId });
}

/** The course of an enquiry that staff have not followed up yet. The academy sends messages, so it cannot be asked. */
export async function findUnreadCourse(db: Queries, enquiryId: string): Promise<string | undefined> {
  const rows = await db
    .select({ name: course.name })
    .from(enquiry)
    .innerJoin(course, eq(course.id, enquiry.courseId))
    .where(and(eq(enquiry.id, enquiryId), eq(enquiry.state, 'NEW')));
  return rows[0]?.name;
}

/** The learner of an enrolment, or the guardian, with what a message says of the course. Undefined after erasing. */
export async function findLearner(db: Queries, enrolmentId: string) {
  const rows = await db
    .select({
      mobile: enquiry.mobile,
      name: enquiry.name,
      guardianName: enquiry.guardianName,
      guardianMobile: enquiry.guardianMobile,
      courseName: course.name,
      language: user.language,
    })
    .from(enrolment)
    .innerJoin(enquiry, eq(enquiry.id, enrolment.enquiryId))
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .innerJoin(course, eq(course.id, batch.courseId))
    .leftJoin(user, eq(user.mobile, enquiry.mobile))
    .where(and(eq(enrolment.id, enrolmentId), isNotNull(enquiry.mobile)));
  return rows[0];
}

/** Paise of a part of a fee, or of its refund; undefined once it was taken back. */
export async function findFeePaise(db: Queries, feeId: string): Promise<number | undefined> {
  const rows = await db
    .select({ paise: feePayment.amountPaise })
    .from(feePayment)
    .where(and(eq(feePayment.id, feeId), isNull(feePayment.takenBackAt)));
  return rows[0]?.paise;
}

const aboutVisit = {
  ...{ createdAt: booking.createdAt, userId: booking.userId, isTest: booking.isTest },
};

/**
 * The visits of a day whose bookings are pending and firm, in order of time: of a party also those that are done. Asked by the date of the
 * booking, because the index of visits by date has only those that are not done.
 */
export async function findVisitsOn(db: Queries, date: IsoDate) {
  const rows = await db
    .select({ ...getTableColumns(visit), reference: booking.reference, ...aboutVisit, email: user.email })
    .from(visit)
    .innerJoin(booking, eq(booking.id, visit.bookingId))
    .leftJoin(user, eq(user.id, booking.userId))
    .where(and(eq(booking.bookingDate, date), pending, isNull(booking.holdUntil)))
    .orderBy(asc(visit.startMinute), asc(visit.bookingId));
  return rows;
}

/** The pending visits that went to teams, with who had them (rule N76). Nobody came to a test. */
export function findLeftToTeams(db: Queries) {
  return db
    .select({
      professionalId: visitBeforeTeams.professionalId,
      ...{ bookingDate: booking.bookingDate, startMinute: booking.startMinute },
    })
    .from(visitBeforeTeams)
    .innerJoin(booking, eq(booking.id, visitBeforeTeams.bookingId))
    .where(and(eq(booking.status, 'PENDING'), eq(booking.isTest, false), isNull(booking.holdUntil), isNull(booking.deletedAt)))
    .orderBy(asc(booking.bookingDate), asc(booking.startMinute), asc(booking.id))
    .execute();
}

/** The names of the services of these bookings, by booking. */
export async function findServiceNames(db: Queries, bookingIds: string[]) {
  if (bookingIds.length === 0) return new Map<string | null, { name: string; names: Names | null; quantity: number }[]>();
  const rows = await db
    .select({
      bookingId: bookingItem.bookingId,
      name: bookingItem.name,
      names: bookingItem.names,
      quantity: bookingItem.quantity,
    })
    .from(bookingItem)
    .where(inArray(bookingItem.bookingId, bookingIds))
    .orderBy(asc(bookingItem.bookingId), asc(bookingItem.position));
  return Map.groupBy(rows, (row): string | null => row.bookingId);
}

/** The bookings for this day by status, with their money, for the salon's summary. */
export async function sumDay(db: Queries, date: IsoDate) {
  const sum = (paise: SQL) => sql`coalesce(sum(${paise}), 0)`.mapWith(Number);
  const rows = await db
    .select({
      status: booking.status,
      bookings: count(),
      paidPaise: sum(sql`${booking.heldPaise}`),
      unpaidPaise: sum(sql`${booking.finalPaise} - ${booking.creditedPaise} - ${booking.heldPaise}`),
    })
    .from(booking)
    .where(and(visible, eq(booking.bookingDate, date)))
    .groupBy(booking.status);
  return new Map(rows.map(({ status, ...sums }) => [status, sums]));
}

/** How many bookings were made in this time. */
export async function countBooked(db: Queries, from: Instant, before: Instant): Promise<number> {
  const [row] = await db
    .select({ bookings: count() })
    .from(booking)
    .where(and(visible, gte(booking.createdAt, from), lt(booking.createdAt, before)));
  return row?.bookings ?? 0;
}

/** The messages to customers about these bookings, of these kinds, that wait or were sent. */
export async function findAlive(db: Queries, bookingIds: string[], kinds: MessageRow['kind'][]): Promise<MessageRow[]> {
  if (bookingIds.length === 0) return [];
  return db
    .select()
    .from(messageLog)
    .where(
      and(
        inArray(messageLog.bookingId, bookingIds),
        inArray(messageLog.kind, kinds),
        inArray(messageLog.state, ['WAITING', 'SENT', 'DELIVERED', 'READ']),
      ),
    )
    .execute();
}

/** Whether the booking is a visit of a series that costs more than the one before. */
export async function hasRise(db: Queries, bookingId: string): Promise<boolean> {
  const [found] = await db.select({ rise: seriesVisit.risePaise }).from(seriesVisit).where(eq(seriesVisit.bookingId, bookingId));
  return (found?.rise ?? 0) > 0;
}

/** What a coupon takes off, in paise, and until when, if nobody has used it. */
export async function findUnusedGift(db: Queries, couponId: string): Promise<{ paise: number; validTill: IsoDate } | undefined> {
  const [found] = await db
    .select({ paise: coupon.discountHundredths, validTill: coupon.validTill })
    .from(coupon)
    .where(and(eq(coupon.id, couponId), eq(coupon.usedCount, 0), eq(coupon.isActive, true)));
  return found;
}
