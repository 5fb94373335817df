/** A customer reviews a completed booking, once (rules U1 and U2). */

import type { Instant } from '../../../common/time.ts';
import { alertSalon } from '../../messages/tell/alert-salon.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { countStars } from '../../salon/rating/ratings.ts';
import { SALON } from '../../salon/rating/rules.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { leadOf } from '../../schedule/professional/visits.ts';
import { itemsOfBookings, mustFindBooking } from '../record/read.ts';
import { type Entered, editableUntil, isSame, toReview } from './rules.ts';
import { addReview, changeReview, findReviewOfBooking, findReviewsOfCustomer, findServiceIds, type ReviewRow } from './store.ts';

/** The review; null if the customer has written none. Throws BOOKING_NOT_FOUND. */
export async function readReview({ db }: Deps, bookingId: string, caller: Caller): Promise<Schemas['Review'] | null> {
  await mustFindBooking(db.read, bookingId, caller);
  const found = await findReviewOfBooking(db.read, bookingId);
  return found ? toReview(found) : null;
}

/** All of a customer, newest first. */
export async function reviewsOf(db: Queries, userId: string): Promise<Schemas['Review'][]> {
  return (await findReviewsOfCustomer(db, userId)).map(toReview);
}

/** The services, the professional and the salon, whose averages a review counts for. */
export async function subjectsOf(tx: Queries, { id, professionalId }: ReviewRow): Promise<string[]> {
  return [SALON, ...(await findServiceIds(tx, id)), ...(professionalId === null ? [] : [professionalId])];
}

const NOTHING_SAID = {
  ...{ editedAt: null, hiddenAt: null, hiddenBy: null, hiddenReason: null },
  ...{ answer: null, answeredAt: null, answeredBy: null },
};

/** So many stars or fewer are few (rule Q51). */
const FEW_STARS = 3;

/** Once for a review, however often it is edited. */
const tellSalon = (tx: Queries, { id, bookingId, userId, professionalId }: ReviewRow, now: Instant) =>
  alertSalon(tx, [{ kind: 'LOW_REVIEW', step: id, dueAt: now, subject: bookingId, bookingId, userId, professionalId }], now);

const write = async (tx: Queries, bookingId: string, caller: Caller, entered: Entered, now: Instant): Promise<ReviewRow> => {
  const { capacity } = await readSettings(tx);
  const visit = capacity === 'PROFESSIONALS' ? await leadOf(tx, bookingId) : undefined;
  const professionalId = visit?.professionalId ?? null;
  const row = { ...NOTHING_SAID, id: newId(), bookingId, userId: caller.id, professionalId, ...entered, createdAt: now };
  const items = (await itemsOfBookings(tx, [bookingId])).get(bookingId) ?? [];
  const isNew = await addReview(tx, row, [...new Set(items.map(({ serviceId }) => serviceId))]);
  if (!isNew) throw new Error(`The booking ${bookingId} was reviewed meanwhile`);
  await countStars(tx, await subjectsOf(tx, row), { reviews: 1, stars: row.rating });
  if (row.rating <= FEW_STARS) await tellSalon(tx, row, now);
  return row;
};

/** A hidden review stays hidden, and counts for nothing. */
const edit = async (tx: Queries, before: ReviewRow, entered: Entered, now: Instant): Promise<ReviewRow> => {
  if (isSame(before, entered)) return before;
  if (now >= editableUntil(before)) throw new AppError('REVIEW_CLOSED');
  await changeReview(tx, before.id, { ...entered, editedAt: now });
  if (entered.rating <= FEW_STARS) await tellSalon(tx, before, now);
  const stars = before.hiddenAt === null ? entered.rating - before.rating : 0;
  await countStars(tx, await subjectsOf(tx, before), { reviews: 0, stars });
  return { ...before, ...entered, editedAt: now };
};

/** Writes the review or changes it. Throws BOOKING_NOT_FOUND, REVIEW_CLOSED. */
export async function putReview(
  { db, clock, catalogAnswers }: Deps,
  bookingId: string,
  caller: Caller,
  { rating, text }: Schemas['ReviewRequest'],
): Promise<Schemas['Review']> {
  const entered = { rating, text: text?.trim() || null };
  const row = await db.tx(async tx => {
    const { booking } = await mustFindBooking(tx, bookingId, caller);
    const before = await findReviewOfBooking(tx, bookingId);
    if (before) return edit(tx, before, entered, clock.now());
    if (booking.status !== 'COMPLETED') throw new AppError('REVIEW_CLOSED', { params: { reason: 'VISIT_NOT_DONE' } });
    return write(tx, bookingId, caller, entered, clock.now());
  });
  catalogAnswers.clear();
  return toReview(row);
}
