import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { forEach, prepared } from '../../platform/db/prepared.ts';
import { booking, bookingItem, user } from '../../platform/db/schema.ts';
import { pending, visible } from '../../platform/db/which-bookings.ts';
import { referenceOf } from '../../platform/shared/ids.ts';
import { forgetMonthsOf } from './month-store.ts';

export type BookingRow = typeof booking.$inferSelect;
export type BookingItemRow = typeof bookingItem.$inferSelect;
/** An item without its date, which it takes from the booking. */
export type BookedItem = Omit<BookingItemRow, 'bookingDate'>;
/** Both are null after the account was deleted. */
export interface Customer {
  fullName: string | null;
  mobile: string | null;
}

/** The columns of lists and single bookings: the booking, and the customer's present name and mobile. */
export const withCustomer = { booking, fullName: user.fullName, mobile: user.mobile };

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

/** A booking that nobody has changed or paid. */
const UNTOUCHED = {
  status: 'PENDING',
  paidAt: null,
  refundedAt: null,
  completedAt: null,
  cancelledAt: null,
  cancelReason: null,
  refusal: null,
  deletedAt: null,
  heldPaise: 0,
  creditedPaise: 0,
  pendingPaise: 0,
  feePaise: 0,
  isTest: false,
  enteredAfter: false,
  handDiscount: null,
  servicesProposal: null,
} as const;

/** Firm, and free to cancel. */
const USUAL_TERMS = {
  advancePaise: 0,
  holdUntil: null,
  freeCancelUntil: null,
  cancelFeePercent: 0,
  lateFeePaise: 0,
  graceUntil: null,
} satisfies Partial<BookingRow>;

type TermsName = keyof typeof USUAL_TERMS;
type NewBooking = Omit<BookingRow, keyof typeof UNTOUCHED | 'changedAt' | 'reference' | TermsName> &
  Partial<Pick<BookingRow, TermsName>>;

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
    couponId: value('couponId'),
    couponCode: value('couponCode'),
    paymentType: value('paymentType'),
    advancePaise: value('advancePaise'),
    holdUntil: value('holdUntil'),
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
  const named = items.flatMap((item, n) => Object.entries(item).map(([column, value]) => [`${column} ${n}`, value]));
  return insertItems(items.length).run(db, { ...Object.fromEntries(named), bookingId, bookingDate });
};

export async function addBooking(db: Queries, added: NewBooking, items: BookedItem[]): Promise<BookingRow> {
  const row: BookingRow = {
    ...UNTOUCHED,
    ...USUAL_TERMS,
    ...added,
    reference: referenceOf(added.id),
    changedAt: added.createdAt,
  };
  await insertBooking.run(db, { ...row });
  await addItems(db, row, items);
  return row;
}

/** Other services of a booking, in the transaction that changes its price. */
export async function replaceItems(db: Queries, booking: BookingRow, items: BookedItem[]): Promise<void> {
  await db.delete(bookingItem).where(eq(bookingItem.bookingId, booking.id));
  await addItems(db, booking, items);
}

/** What the counts of months know of a booking (month-store.ts). */
const countedAs = ({ bookingDate, status, paidAt, deletedAt }: BookingRow) =>
  [bookingDate, status, paidAt !== null, deletedAt !== null].join();

/** Answers the changed booking. */
export async function changeBooking(
  db: Queries,
  before: BookingRow,
  change: Partial<BookingRow>,
  now: Instant,
): Promise<BookingRow> {
  // Always later than the change before, even if the clock goes back. A cursor that has passed that one must find this one.
  const changes = { ...change, changedAt: Math.max(now, before.changedAt + 1) };
  const after = { ...before, ...changes };
  await db.update(booking).set(changes).where(eq(booking.id, before.id));
  const { bookingDate } = after;
  if (bookingDate !== before.bookingDate)
    await db.update(bookingItem).set({ bookingDate }).where(eq(bookingItem.bookingId, before.id));
  if (countedAs(before) !== countedAs(after)) await forgetMonthsOf(db, [before.bookingDate, bookingDate]);
  return after;
}

/** Called in the transaction that enters the visit. */
export async function markAsEntered(db: Queries, id: string): Promise<void> {
  await db.update(booking).set({ enteredAfter: true }).where(eq(booking.id, id));
}

/** Called in the transaction that books the visit. */
export async function markAsTest(db: Queries, id: string): Promise<void> {
  await db.update(booking).set({ isTest: true }).where(eq(booking.id, id));
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
  };
  await db
    .update(booking)
    .set({ ...nothing, changedAt })
    .where(eq(booking.userId, userId));
}
