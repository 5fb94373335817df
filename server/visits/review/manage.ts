/** Staff read reviews, hide them with a reason and answer them; they change and delete none (rule U4). */

import type { Instant } from '../../../common/time.ts';
import { nameOfStaff } from '../../accounts/auth/staff.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { pageOf } from '../../platform/shared/page.ts';
import { countStars } from '../../salon/rating/ratings.ts';
import { readTeam } from '../../schedule/professional/team.ts';
import { itemsOfBookings } from '../record/read.ts';
import { subjectsOf } from './review.ts';
import { toStaffReview } from './rules.ts';
import {
  changeReview,
  countReviews,
  findForStaff,
  findReview,
  findReviews,
  findUnanswered,
  type ReviewFilter,
  type ReviewRow,
  type StaffReviewRow,
} from './store.ts';

const present = async (db: Queries, rows: StaffReviewRow[]): Promise<Schemas['StaffReview'][]> => {
  const items = await itemsOfBookings(
    db,
    rows.map(({ review }) => review.bookingId),
  );
  const names = new Map((await readTeam(db)).map(({ record }) => [record.id, record.name]));
  return rows.map(row => {
    const { bookingId, professionalId } = row.review;
    const services = (items.get(bookingId) ?? []).map(({ name }) => name);
    return toStaffReview(row, { services, professionalName: names.get(professionalId ?? '') ?? null });
  });
};

/** Newest first. */
export async function listReviews(
  { db: { read } }: Deps,
  filter: ReviewFilter,
  page: number,
  size: number,
): Promise<Schemas['StaffReviewPage']> {
  const [rows, total] = await Promise.all([findReviews(read, filter, page, size), countReviews(read, filter)]);
  return pageOf(await present(read, rows), page, size, total);
}

/** Shown reviews of at most `stars` that nobody has answered, written since, newest first; names are those of today. */
export async function unansweredReviews(db: Queries, asked: { stars: number; since: Instant; most: number }) {
  const rows = await findUnanswered(db, asked);
  return rows.map(({ review: { id, bookingId, userId, rating, createdAt, editedAt }, fullName, bookingDate }) => ({
    ...{ id, bookingId, userId, rating, createdAt, editedAt, fullName, bookingDate },
  }));
}

/** Throws NOT_FOUND. */
const change = (
  { db, clock, catalogAnswers }: Deps,
  id: string,
  caller: Caller,
  changeOf: (before: ReviewRow, by: string | null, now: Instant) => Partial<ReviewRow>,
) =>
  db
    .tx(async (tx): Promise<Schemas['StaffReview']> => {
      const before = await findReview(tx, id);
      if (!before) throw new AppError('NOT_FOUND');
      const changed = changeOf(before, await nameOfStaff(tx, caller), clock.now());
      if (Object.keys(changed).length > 0) await changeReview(tx, id, changed);
      const after = { ...before, ...changed };
      const reviews = (Number(after.hiddenAt === null) - Number(before.hiddenAt === null)) as -1 | 0 | 1;
      await countStars(tx, await subjectsOf(tx, before), { reviews, stars: reviews * before.rating });
      const [shown] = await present(tx, [(await findForStaff(tx, id)) as StaffReviewRow]);
      return shown as Schemas['StaffReview'];
    })
    .then(done => {
      catalogAnswers.clear();
      return done;
    });

const mustSay = (field: string, text: string): string => {
  if (!text.trim()) throw invalidField(field, 'required');
  return text.trim();
};

/** A review that was hidden before keeps its time, and gets the new reason. Throws NOT_FOUND, VALIDATION_ERROR. */
export function hideReview(deps: Deps, id: string, caller: Caller, { reason }: Schemas['ReviewHideRequest']) {
  const hiddenReason = mustSay('reason', reason);
  return change(deps, id, caller, ({ hiddenAt }, hiddenBy, now) => ({ hiddenAt: hiddenAt ?? now, hiddenBy, hiddenReason }));
}

/** Throws NOT_FOUND. */
export function showReview(deps: Deps, id: string, caller: Caller) {
  return change(deps, id, caller, () => ({ hiddenAt: null, hiddenBy: null, hiddenReason: null }));
}

/** null takes the answer back. Throws NOT_FOUND, VALIDATION_ERROR. */
export function answerReview(deps: Deps, id: string, caller: Caller, { answer: given }: Schemas['ReviewAnswerRequest']) {
  const answer = given === null ? null : mustSay('answer', given);
  return change(deps, id, caller, (before, answeredBy, answeredAt) => {
    if (answer === before.answer) return {};
    return answer === null ? { answer, answeredAt: null, answeredBy: null } : { answer, answeredAt, answeredBy };
  });
}
