import { isDay } from '../shared/days.ts';

/** A date field on the way to 2026 holds the years 2, 20 and 202, which are in the calendar too, and in nobody's mind. */
export function isTypedDay(text: string): boolean {
  return isDay(text) && text >= '1900';
}

/** One of those years, or one with a figure too many. */
export function isHalfTyped(text: string): boolean {
  return /^\d{5,6}-/.test(text) || (isDay(text) && !isTypedDay(text));
}
