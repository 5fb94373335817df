/** Whom the salon reminds of the next visit, and when (rules B130 to B134). Pure. */
import { hash } from 'node:crypto';
import { addDays, DAY, type Instant, type IsoDate } from '../../../common/time.ts';
import type { nudge } from '../../platform/db/schema.ts';

export type NudgeRow = typeof nudge.$inferSelect;
type NudgeKind = NudgeRow['kind'];

/** How long before the day on which a visit is due. */
export const NUDGE_DAYS_BEFORE = 3;
/** Between two nudges of one customer. So long a booking counts as won by one, and so long its link books. */
export const REST = 14 * DAY;
/** How long a link opens, above all to end such messages. */
const OPENS = 60 * DAY;
const MOST_UNANSWERED = 2;
/** A win-back that could not go out on its day may go out in this time. */
const WIN_BACK_DAYS = 7;

/** One customer in ten gets none, drawn anew each month, so that the others can be compared with somebody. */
export function isControl(userId: string, today: IsoDate): boolean {
  return Number.parseInt(hash('sha256', `nudge ${userId} ${monthOf(today)}`, 'hex').slice(0, 8), 16) % 10 === 0;
}

/** `2026-12` */
export function monthOf(day: IsoDate): string {
  return day.slice(0, 7);
}

/** Whether the link of a reminder still opens. */
export function opensStill({ createdAt }: Pick<NudgeRow, 'createdAt'>, now: Instant): boolean {
  return now < createdAt + OPENS;
}

/** Whether it still books: once, and not for long, because messages are forwarded. */
export function booksStill({ createdAt, bookingId }: Pick<NudgeRow, 'createdAt' | 'bookingId'>, now: Instant): boolean {
  return bookingId === null && now < createdAt + REST;
}

interface Due {
  dueOn: IsoDate;
  days: number;
}

/** On which day a win-back is due: half an interval after the visit was. */
export function winBackOn({ dueOn, days }: Due): IsoDate {
  return addDays(dueOn, Math.ceil(days / 2));
}

/** Which of the two is due today; undefined for neither. A day on which the program did not run is made good. */
export function kindDue(due: Due, today: IsoDate, { winBack }: { winBack: boolean }): NudgeKind | undefined {
  if (today >= addDays(due.dueOn, -NUDGE_DAYS_BEFORE) && today <= due.dueOn) return 'NUDGE';
  const from = winBackOn(due);
  return winBack && today >= from && today < addDays(from, WIN_BACK_DAYS) ? 'WIN_BACK' : undefined;
}

/**
 * Whether the customer may hear again, by the nudges before, the latest first, and when the customer last booked: not twice in 14 days,
 * and not after two that nobody answered until a booking. Those of the control group, who heard nothing, only rest.
 */
export function mayHear(
  before: readonly Pick<NudgeRow, 'createdAt' | 'answeredAt' | 'control'>[],
  bookedAt: Instant | null,
  now: Instant,
): boolean {
  const [last] = before;
  if (last && now < last.createdAt + REST) return false;
  const heard = before.filter(({ control }) => !control).slice(0, MOST_UNANSWERED);
  const isUnanswered = ({ createdAt, answeredAt }: (typeof heard)[number]) =>
    answeredAt === null && (bookedAt === null || bookedAt <= createdAt);
  return heard.length < MOST_UNANSWERED || !heard.every(isUnanswered);
}
