import { isDay } from '../../../common/calendar.ts';

/** While someone types 2026, a date field holds the years 2, 20 and 202. They are valid, but nobody means them. */
export function isTypedDay(text: string): boolean {
  return isDay(text) && text >= '1900';
}

/** Such a year, or one with a digit too many. */
export function isHalfTyped(text: string): boolean {
  return /^\d{5,6}-/.test(text) || (isDay(text) && !isTypedDay(text));
}
