import { today } from './clock.ts';
import { date, shortWeekday } from './format.ts';

/** `2026-11-20` as `Fri, 20 Nov`. Adds the year if it differs from the year of `now`. */
export function shortDate(day: string, now = today()): string {
  return `${shortWeekday(day)}, ${date(day).replace(` ${now.slice(0, 4)}`, '')}`;
}
