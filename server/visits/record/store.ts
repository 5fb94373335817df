import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { forEach, prepared } from '../../platform/db/prepared.ts';
import { booking, bookingItem, user } from '../../platform/db/schema.ts';
import { pending, visible } from '../../platform/db/which-bookings.ts';
import type { BookedItem, BookingItemRow, BookingRow } from './rules.ts';

/** The columns of lists and single bookings: the booking, and the customer's present name and mobile. */
const withCustomer = { booking, fullName: user.fullName, mobile: user.mobile };

const bookingById = prepared((db, { given }) =>
  db
    .select(withCustomer)
    .from(booking)
    .leftJoin(user, eq(user.id, booking.userId))
    .where(and(eq(booking.id, given('id')), visible)),
);
export function findBooking(db: Queries, id: string) {
  return bookingById.one(db, { id });
}

const anyBookingById = prepared((db, { given }) =>
  db
    .select()
    .from(booking)
    .where(eq(booking.id, given('id'))),
);
/** A booking, even if it is deleted. */
export function findAnyBooking(db: Queries, id: string): Promise<BookingRow | undefined> {
  return anyBookingById.one(db, { id });
}

const bookingsOfUser = prepared((db, { given }) =>
  db
    .select(withCustomer)
    .from(booking)
    .leftJoin(user, eq(user.id, booking.userId))
    .where(and(eq(booking.userId, given('userId')), visible))
    .orderBy(asc(booking.bookingDate), asc(booking.startMinute), asc(booking.id)),
);
export function findBookingsOf(db: Queries, userId: string) {
  return bookingsOfUser.all(db, { userId });
}

export async function hasCompleted(db: Queries, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.userId, userId), eq(booking.status, 'COMPLETED'), visible))
    .limit(1);
  return found !== undefined;
}

/** SQLite takes at most 32,766 values a query. */
const IDS_AT_ONCE = 10_000;

/** Those of these customers who have a completed visit. */
export async function findVisited(db: Queries, userIds: string[]): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; from < userIds.length; from += IDS_AT_ONCE) {
    const these = inArray(booking.userId, userIds.slice(from, from + IDS_AT_ONCE));
    const completed = and(these, eq(booking.status, 'COMPLETED'), visible);
    found.push(...(await db.selectDistinct({ id: booking.userId }).from(booking).where(completed)).map(({ id }) => id));
  }
  return found;
}

/** The items of many bookings, by booking. */
export async function findItems(db: Queries, bookingIds: string[]): Promise<Map<string, BookingItemRow[]>> {
  const pieces: BookingItemRow[][] = [];
  for (let from = 0; from < bookingIds.length; from += IDS_AT_ONCE) {
    const some = bookingIds.slice(from, from + IDS_AT_ONCE);
    const found = db
      .select()
      .from(bookingItem)
      .where(inArray(bookingItem.bookingId, some))
      .orderBy(asc(bookingItem.bookingId), asc(bookingItem.position));
    pieces.push(await found);
  }
  return Map.groupBy(pieces.flat(), row => row.bookingId);
}

const itemsOf = prepared((db, { given }) =>
  db
    .select()
    .from(bookingItem)
    .where(eq(bookingItem.bookingId, given('bookingId')))
    .orderBy(asc(bookingItem.position)),
);
export function findItemsOf(db: Queries, bookingId: string) {
  return itemsOf.all(db, { bookingId });
}

/** Every pending booking, in order of time. */
export function findAllPending(db: Queries): Promise<BookingRow[]> {
  return db
    .select()
    .from(booking)
    .where(pending)
    .orderBy(asc(booking.bookingDate), asc(booking.startMinute), asc(booking.id))
    .execute();
}

const countOfUser = prepared((db, { given }) =>
  db
    .select({ pending: count() })
    .from(booking)
    .where(and(pending, eq(booking.userId, given('userId')))),
);
export async function countPendingOf(db: Queries, userId: string): Promise<number> {
  return (await countOfUser.one(db, { userId }))?.pending ?? 0;
}

const insertBooking = prepared((db, { value }) =>
  db.insert(booking).values({
    id: value('id'),
    userId: value('userId'),
    bookingDate: value('bookingDate'),
    startMinute: value('startMinute'),
    endMinute: value('endMinute'),
    durationInMinutes: value('durationInMinutes'),
    addressId: value('addressId'),
    address: value('address'),
    totalPaise: value('totalPaise'),
    discountPaise: value('discountPaise'),
    roundOffPaise: value('roundOffPaise'),
    finalPaise: value('finalPaise'),
    travelPaise: value('travelPaise'),
    quietPercent: value('quietPercent'),
    couponId: value('couponId'),
    couponCode: value('couponCode'),
    paymentType: value('paymentType'),
    advancePaise: value('advancePaise'),
    holdUntil: value('holdUntil'),
    laterPaise: value('laterPaise'),
    laterOn: value('laterOn'),
    seriesId: value('seriesId'),
    guestCount: value('guestCount'),
    guestLabels: value('guestLabels'),
    readyBy: value('readyBy'),
    partCount: value('partCount'),
    relatedTo: value('relatedTo'),
    freeCancelUntil: value('freeCancelUntil'),
    cancelFeePercent: value('cancelFeePercent'),
    lateFeePaise: value('lateFeePaise'),
    graceUntil: value('graceUntil'),
    status: 'PENDING',
    createdAt: value('createdAt'),
    madeBy: value('madeBy'),
    changedAt: value('changedAt'),
    reference: value('reference'),
    externalId: value('externalId'),
    metadata: value('metadata'),
  }),
);

/** Inserts this number of items of one booking in one statement. */
const insertItems = forEach((items: number) =>
  prepared((db, { value }) =>
    db.insert(bookingItem).values(
      Array.from({ length: items }, (_, n) => ({
        bookingId: value('bookingId'),
        bookingDate: value('bookingDate'),
        position: value(`position ${n}`),
        serviceId: value(`serviceId ${n}`),
        choice: value(`choice ${n}`),
        name: value(`name ${n}`),
        names: value(`names ${n}`),
        pricePaise: value(`pricePaise ${n}`),
        quantity: value(`quantity ${n}`),
        durationInMinutes: value(`durationInMinutes ${n}`),
      })),
    ),
  ),
);
const addItems = (db: Queries, { id: bookingId, bookingDate }: BookingRow, items: BookedItem[]): Promise<void> => {
  const named = items.flatMap((item, n) =>
    Object.entries({ choice: '', ...item }).map(([column, value]) => [`${column} ${n}`, value]),
  );
  return insertItems(items.length).run(db, { ...Object.fromEntries(named), bookingId, bookingDate });
};

export async function insertWithItems(db: Queries, row: BookingRow, items: BookedItem[]): Promise<void> {
  await insertBooking.run(db, { ...row });
  await addItems(db, row, items);
}

/** These bookings, without deleted ones. */
export async function findRows(db: Queries, ids: string[]): Promise<BookingRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(booking)
    .where(and(visible, inArray(booking.id, ids)))
    .execute();
}

/** Many bookings as they are, in two statements. */
export async function insertMany(db: Queries, bookings: { row: BookingRow; items: BookedItem[] }[]): Promise<void> {
  if (bookings.length === 0) return;
  await db.insert(booking).values(bookings.map(({ row }) => row));
  const items = bookings.flatMap(({ row: { bookingDate }, items }) => items.map(item => ({ ...item, bookingDate })));
  await db.insert(bookingItem).values(items);
}

/** Other services of a booking, in the transaction that changes its price. */
export async function replaceItems(db: Queries, booking: BookingRow, items: BookedItem[]): Promise<void> {
  await db.delete(bookingItem).where(eq(bookingItem.bookingId, booking.id));
  await addItems(db, booking, items);
}

export async function updateBooking(db: Queries, id: string, changes: Partial<BookingRow>): Promise<void> {
  await db.update(booking).set(changes).where(eq(booking.id, id));
}

/** The items have the date of their booking. */
export async function moveItems(db: Queries, bookingId: string, bookingDate: IsoDate): Promise<void> {
  await db.update(bookingItem).set({ bookingDate }).where(eq(bookingItem.bookingId, bookingId));
}

/** Another professional comes, so programs that read changes must see the booking again. */
export function noteOtherProfessional(db: Queries, id: string, now: Instant) {
  const changedAt = sql`CASE WHEN ${booking.changedAt} < ${now} THEN ${now} ELSE ${booking.changedAt} + 1 END`;
  return db.update(booking).set({ changedAt }).where(eq(booking.id, id));
}

/** Keeps services, price, date and status of a customer's bookings (rule P3). Removes an integrator's notes, which may be personal. */
export async function eraseCustomer(db: Queries, userId: string, now: Instant): Promise<void> {
  // Later than the change before, as in changeBooking.
  const changedAt = sql`CASE WHEN ${booking.changedAt} < ${now} THEN ${now} ELSE ${booking.changedAt} + 1 END`;
  const nothing = {
    address: null,
    addressId: null,
    externalId: null,
    metadata: null,
    handDiscount: null,
    servicesProposal: null,
    guestLabels: null,
  };
  await db
    .update(booking)
    .set({ ...nothing, changedAt })
    .where(eq(booking.userId, userId));
}

/** The times in the booking's row, also of a deleted booking. */
export async function findTimes(db: Queries, id: string) {
  const { createdAt, madeBy, completedAt, cancelledAt, cancelReason, holdUntil, status, paidAt, refundedAt, deletedAt } = booking;
  const [row] = await db
    .select({ createdAt, madeBy, completedAt, cancelledAt, cancelReason, holdUntil, status, paidAt, refundedAt, deletedAt })
    .from(booking)
    .where(eq(booking.id, id));
  return row;
}
