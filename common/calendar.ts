/** Weeks, and what is a day. Pure. */
import { addDays, type IsoDate, WEEK, weekdayOf } from './time.ts';

/** The Monday of the same week. */
export function mondayOf(date: IsoDate): IsoDate {
  return addDays(date, -WEEK.indexOf(weekdayOf(date)));
}

/** Whether a text is a day of the calendar: 2026-02-30 is none. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}
