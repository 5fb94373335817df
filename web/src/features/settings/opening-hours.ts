import { plainTime } from '../../shared/format.ts';
import type { Settings } from './use-settings.ts';

/** The week in as few lines as possible: `Monday to Saturday`, `9:00 AM to 8:00 PM`. */
export function openingHoursLines(week: Settings['openingHours']): { days: string; hours: string }[] {
  const runs: { first: string; last: string; hours: string }[] = [];
  for (const { day, opens, closes, closed } of week) {
    const hours = closed ? 'Closed' : `${plainTime(opens)} to ${plainTime(closes)}`;
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? dayName(first) : `${dayName(first)} to ${dayName(last)}`,
    hours,
  }));
}

/** `MONDAY` as `Monday`. */
export function dayName(day: string): string {
  return day.charAt(0) + day.slice(1).toLowerCase();
}
