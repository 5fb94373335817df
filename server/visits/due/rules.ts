/** How often a customer comes, when she is due, and which free times suit her (rules B110 to B113). Pure. */

import { addDays, type IsoDate, type Minute, weekdayNumber } from '../../../common/time.ts';
import { daysIn } from '../../platform/contract/period.ts';
import type { usualInterval } from '../../platform/db/schema.ts';

export type IntervalRow = typeof usualInterval.$inferSelect;

/** From so many visits on, the interval is the customer's own. */
export const ENOUGH_VISITS = 3;
/** From so many customers with an own interval on, a category has one. */
const ENOUGH_CUSTOMERS = 3;
/** Of a category without an interval, for who came twice. */
const DEFAULT_DAYS = 28;
/** Who came twice in a week had one occasion, such as a wedding. */
const LEAST_DAYS = 7;
/** So many days before it is due, a visit is proposed. */
export const DAYS_BEFORE = 3;
/** How long "not now" holds. */
const NOT_NOW_DAYS = 14;

/** The middle one, or the mean of the two in the middle, in whole days; undefined of none. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2);
}

/** The days between two dates. */
const daysBetween = (from: IsoDate, to: IsoDate): number => daysIn({ from, to }) - 1;

/** A customer's completed visit with a service of the category. */
export interface PastVisit {
  bookingId: string;
  date: IsoDate;
  startMinute: Minute;
}

/** The median of the days between visits; several visits on a day count once. Undefined for fewer than three days. */
export function ownDays(dates: readonly IsoDate[]): number | undefined {
  const days = [...new Set(dates)].sort();
  if (days.length < ENOUGH_VISITS) return undefined;
  const between = days.slice(1).map((day, n) => daysBetween(days[n] as IsoDate, day));
  return Math.max(LEAST_DAYS, medianOf(between) as number);
}

/** By category: how many customers have each own interval. The median of those, as long as they are enough to say something. */
export function categoryDays(counts: readonly { days: number; customers: number }[]): number | undefined {
  const all = counts.flatMap(({ days, customers }) => Array<number>(customers).fill(days));
  return all.length < ENOUGH_CUSTOMERS ? undefined : medianOf(all);
}

/** When a visit is due, and until when. */
export function dueAfter(lastDate: IsoDate, medianDays: number | null): Pick<IntervalRow, 'medianDays' | 'dueOn' | 'dueUntil'> {
  if (medianDays === null) return { medianDays, dueOn: null, dueUntil: null };
  const dueOn = addDays(lastDate, medianDays);
  return { medianDays, dueOn, dueUntil: addDays(dueOn, 2 * medianDays) };
}

/** The interval of who has none of her own. Nobody knows whether a single visit will be repeated, unless others show it. */
export function borrowedDays(visits: number, ofCategory: number | undefined): number | null {
  return ofCategory ?? (visits > 1 ? DEFAULT_DAYS : null);
}

/** What the visits of a customer in a category say; undefined of none. */
export function intervalOf(
  { userId, categoryId }: Pick<IntervalRow, 'userId' | 'categoryId'>,
  visits: readonly PastVisit[],
  ofCategory: number | undefined,
): Omit<IntervalRow, 'hiddenUntil'> | undefined {
  const [last] = visits.toSorted((a, b) => b.date.localeCompare(a.date) || b.startMinute - a.startMinute);
  if (!last) return undefined;
  const dates = visits.map(({ date }) => date);
  const count = new Set(dates).size;
  const days = ownDays(dates) ?? borrowedDays(count, ofCategory);
  return { userId, categoryId, visits: count, lastDate: last.date, lastBookingId: last.bookingId, ...dueAfter(last.date, days) };
}

/** Until when what the customer does not want now is hidden. */
export function notNowUntil(today: IsoDate): IsoDate {
  return addDays(today, NOT_NOW_DAYS);
}

/** Whole weeks, rounded. */
export function weeksSince(lastDate: IsoDate, today: IsoDate): number {
  return Math.max(1, Math.round(daysBetween(lastDate, today) / 7));
}

const MOST_WEEKS = 12;

/** Whole weeks from 1 to 12, as a series takes them. */
export function rhythmOf(days: number): number {
  return Math.min(MOST_WEEKS, Math.max(1, Math.round(days / 7)));
}

/** When the customer usually has such a visit, and who came. */
export interface Habit {
  weekday: number;
  startMinute: Minute;
  professionalId: string | undefined;
}

/** The most frequent; of equally frequent ones the first. */
const mostOf = <Value>(values: readonly Value[]): Value | undefined => {
  const groups = [...Map.groupBy(values, value => value).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0];
};

/** `visits` are the last ones, the latest first. `professionalIds` are those who came to them and work here, in the same order. */
export function habitOf(visits: readonly PastVisit[], professionalIds: readonly string[]): Habit {
  return {
    weekday: mostOf(visits.map(({ date }) => weekdayNumber(date))) ?? 0,
    startMinute: medianOf(visits.map(({ startMinute }) => startMinute)) ?? 0,
    professionalId: mostOf(professionalIds),
  };
}

/** A time that can be booked. */
export interface FreeTime {
  date: IsoDate;
  startMinute: Minute;
  /** The customer's usual professional, if she is the one who comes. */
  professionalId: string | undefined;
}

const SAME_TIME_OF_DAY = 120;

/** In how many things a time is unlike the usual: the weekday, the time of the day, who comes. */
const unlike = ({ date, startMinute, professionalId }: FreeTime, habit: Habit): number =>
  Number(weekdayNumber(date) !== habit.weekday) +
  Number(Math.abs(startMinute - habit.startMinute) > SAME_TIME_OF_DAY) +
  Number(professionalId !== habit.professionalId);

/** Three times on three days, those that are most like the usual, and of these the first; in order of time. */
export function threeOf<Time extends FreeTime>(times: readonly Time[], habit: Habit): Time[] {
  const away = ({ startMinute }: Time) => Math.abs(startMinute - habit.startMinute);
  const suits = (a: Time, b: Time) => unlike(a, habit) - unlike(b, habit) || a.date.localeCompare(b.date) || away(a) - away(b);
  const ofDays = [...Map.groupBy(times, ({ date }) => date).values()].map(ofDay => ofDay.toSorted(suits)[0] as Time);
  return ofDays
    .toSorted(suits)
    .slice(0, 3)
    .sort((a, b) => a.date.localeCompare(b.date));
}
