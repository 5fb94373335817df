/** The reminders of a customer, for the customer, for staff and for the account's end (rules P1 and P2), and old ones. */
import { DAY, type Instant, istDate, toRfc3339 } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { categoriesOf } from '../due/show.ts';
import { monthOf } from './rules.ts';
import { findNudgesOf, removeBudgetsBefore, removeNudgesBefore, removeNudgesOf } from './store.ts';

/** As long as messages are. */
const KEPT = 396 * DAY;

/** The latest first. */
export async function nudgesOf(db: Queries, userId: string): Promise<Schemas['KeptNudge'][]> {
  const rows = await findNudgesOf(db, userId);
  const categoryOf = await categoriesOf(db, rows);
  return rows.map(({ kind, categoryId, dueOn, control, createdAt, answeredAt, bookingId }) => ({
    ...{ kind, category: categoryOf(categoryId), dueOn, sent: !control, createdAt: toRfc3339(createdAt) },
    ...{ answeredAt: answeredAt === null ? null : toRfc3339(answeredAt), bookingId },
  }));
}

export function forgetNudgesOf(tx: Queries, userId: string): Promise<void> {
  return removeNudgesOf(tx, userId);
}

export async function forgetNudges(tx: Queries, now: Instant): Promise<void> {
  await removeNudgesBefore(tx, now - KEPT);
  await removeBudgetsBefore(tx, monthOf(istDate(now - KEPT)));
}
