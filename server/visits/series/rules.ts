/** When the visits of a series are due, and which of them are booked (rules B99 to B105). Pure. */

import { addDays, DAY, type Instant, type IsoDate, istMidnight, type Minute } from '../../../common/time.ts';
import type { series, seriesVisit } from '../../platform/db/schema.ts';
import { type BookingRow, bookingCan, hasBegun } from '../record/rules.ts';

export type SeriesRow = typeof series.$inferSelect;
export type SeriesVisitRow = typeof seriesVisit.$inferSelect;

/** A visit with its booking, if it has one that nobody deleted. */
export interface Visit {
  row: SeriesVisitRow;
  booking: BookingRow | undefined;
}

/** Visits to come that are booked or asked about. The rest is intention. */
export const AHEAD = 3;
/** A pause that ends early leaves those that were booked for after it, so this many may be ahead. */
export const MOST_AHEAD = 2 * AHEAD;
/** Open series of a customer. */
export const MOST_SERIES = 5;
/** So many days before a visit staff see that nobody answered. */
export const ANSWER_DAYS = 5;
/** Times that are offered for a visit that could not be booked. */
export const OPTIONS = 2;
/** How many days before and after its day such a time may lie. */
export const OPTION_DAYS = 3;
/** A pause lies at most so many days ahead. */
export const LONGEST_PAUSE = 366;
/** How long a customer sees a series that has ended. */
export const ENDED_SHOWN = 30 * DAY;

/** How often a visit comes again if nobody knows better. */
export const USUAL_WEEKS = 4;

const DAYS_OF_WEEK = 7;

/** A year of twelve-week visits lies beyond what may be booked otherwise. */
const SERIES_HORIZON = 400;

/** Visits of a series are booked beyond the days that customers may book by themselves (rule B101). */
export function withSeriesHorizon<Settings extends { bookingHorizonDays: number }>(settings: Settings): Settings {
  return { ...settings, bookingHorizonDays: Math.max(settings.bookingHorizonDays, SERIES_HORIZON) };
}

/** The day of visit `number` by the rhythm: first + n × weeks (rule B99). */
export function dueDateOf({ firstDate, everyWeeks }: Pick<SeriesRow, 'firstDate' | 'everyWeeks'>, number: number): IsoDate {
  return addDays(firstDate, number * everyWeeks * DAYS_OF_WEEK);
}

/** The rhythm that gives visit `number` this day, and the later ones theirs. */
export function basedOn(
  number: number,
  date: IsoDate,
  everyWeeks: number,
): Pick<SeriesRow, 'firstDate' | 'fromNumber' | 'everyWeeks'> {
  return { firstDate: addDays(date, -number * everyWeeks * DAYS_OF_WEEK), fromNumber: number, everyWeeks };
}

/** The first visit by this rhythm that is due after today. */
const firstAfter = (series: SeriesRow, today: IsoDate): number => {
  const days = (istMidnight(today) - istMidnight(series.firstDate)) / DAY;
  return Math.max(series.fromNumber, Math.floor(days / (series.everyWeeks * DAYS_OF_WEEK)) + 1, 0);
};

export function isPaused({ pausedUntil }: Pick<SeriesRow, 'pausedUntil'>, date: IsoDate): boolean {
  return pausedUntil !== null && date < pausedUntil;
}

/** A pause that is over counts no longer. */
export function stateOf(series: Pick<SeriesRow, 'endedAt' | 'pausedUntil'>, today: IsoDate): 'ACTIVE' | 'PAUSED' | 'ENDED' {
  if (series.endedAt !== null) return 'ENDED';
  return isPaused(series, today) ? 'PAUSED' : 'ACTIVE';
}

/** When it takes place: the day of its booking, or the day that it is due. */
export function dayOf({ row, booking }: Visit): IsoDate {
  return booking?.bookingDate ?? row.dueDate;
}

/** Whether it is booked and has not taken place. */
export function isToCome({ row, booking }: Visit, today: IsoDate): boolean {
  const isBooked = row.state === 'BOOKED' || row.state === 'MOVED';
  return isBooked && booking?.status === 'PENDING' && booking.bookingDate >= today;
}

/** Whether it is one of the three that are booked or asked about. */
export function isAhead(visit: Visit, today: IsoDate): boolean {
  return isToCome(visit, today) || (visit.row.state === 'ASKED' && visit.row.dueDate >= today);
}

/** The numbers after today that nothing is decided about, in order. */
export function* undecided(series: SeriesRow, visits: Pick<Visit, 'row'>[], today: IsoDate): Generator<number, void> {
  const known = new Set(visits.map(({ row }) => row.number));
  for (let number = firstAfter(series, today); ; number += 1) {
    if (series.untilDate !== null && dueDateOf(series, number) > series.untilDate) return;
    if (!known.has(number)) yield number;
  }
}

/** The visit that is to be booked next; undefined if three are ahead of it, or none is left. */
export function nextOf(series: SeriesRow, visits: Visit[], today: IsoDate): number | undefined {
  const ahead = visits.filter(visit => isAhead(visit, today));
  if (series.endedAt !== null || ahead.length >= MOST_AHEAD) return undefined;
  const number = undecided(series, visits, today).next().value ?? undefined;
  if (number === undefined) return undefined;
  return ahead.filter(({ row }) => row.number < number).length < AHEAD ? number : undefined;
}

/** Whether a booking at this time is where the rhythm wants the visit. */
export function isUsual(
  { startMinute, flexMinutes }: Pick<SeriesRow, 'startMinute' | 'flexMinutes'>,
  { dueDate }: Pick<SeriesVisitRow, 'dueDate'>,
  at: { bookingDate: IsoDate; startMinute: Minute },
): boolean {
  return at.bookingDate === dueDate && Math.abs(at.startMinute - startMinute) <= flexMinutes;
}

/** It is firm and to come, or was carried out, and is of no series. */
export function canBegin(booking: BookingRow, now: Instant): boolean {
  const isFirm = bookingCan.end(booking) && booking.holdUntil === null && !hasBegun(booking, now);
  const isDone = booking.status === 'COMPLETED' && booking.deletedAt === null;
  return (isFirm || isDone) && booking.seriesId === null && booking.addressId !== null;
}

/** From this day on staff see that nobody answered. */
export function answerBy({ dueDate }: Pick<SeriesVisitRow, 'dueDate'>): IsoDate {
  return addDays(dueDate, -ANSWER_DAYS);
}
