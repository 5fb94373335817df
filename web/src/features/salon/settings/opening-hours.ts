import * as common from '#words/common';
import { fromTo, weekdays } from '#words/format';
import { WEEK, type Weekday, weekdayOf } from '../../../../../common/time.ts';
import { plainTime } from '../../../shared/format.ts';
import type { Settings } from './use-settings.ts';

/** The parts of an open day, in order. Without a break it is one. */
export function spansOf({ opens, closes, spans = [] }: Hours): { from: string; to: string }[] {
  return spans.length > 0 ? spans : [{ from: opens, to: closes }];
}

type Hours = Pick<Settings['openingHours'][number], 'opens' | 'closes' | 'spans'>;

export type Calendar = Pick<Settings, 'openingHours' | 'closedDays'>;

/** When the salon is open on this day; never on a closed one. */
export function spansOn({ openingHours, closedDays }: Calendar, day: string): { from: string; to: string }[] {
  if (closedDays.includes(day)) return [];
  const hours = openingHours.find(one => one.day === weekdayOf(day));
  return hours && !hours.closed ? spansOf(hours) : [];
}

const hoursWords = (hours: Hours): string =>
  spansOf(hours)
    .map(({ from, to }) => fromTo(plainTime(from), plainTime(to)))
    .join(', ');

/** The week in as few lines as possible: `Monday to Saturday`, `9:00 AM to 8:00 PM`. */
export function openingHoursLines(week: Settings['openingHours']): { days: string; hours: string }[] {
  const runs: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const { day, closed, ...times } of week) {
    const hours = closed ? common.closedDay : hoursWords(times);
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? dayName(first) : fromTo(dayName(first), dayName(last)),
    hours,
  }));
}

/** `MONDAY` as `Monday`. */
export function dayName(day: Weekday): string {
  return weekdays[(WEEK.indexOf(day) + 1) % 7] as string;
}
