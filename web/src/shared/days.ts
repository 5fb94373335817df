// Days are `yyyy-MM-dd` in Asia/Kolkata. India has no summer time, so plain arithmetic is right in every time zone of a browser.
import { serverNow } from './clock.ts';

const dayMs = 86_400_000;
const kolkataAheadMs = 330 * 60_000;

/** Day and time of day in Kolkata at an epoch time in ms. */
export function inKolkata(epochMs: number): { day: string; clock: string } {
  const shifted = new Date(epochMs + kolkataAheadMs).toISOString();
  return { day: shifted.slice(0, 10), clock: shifted.slice(11, 19) };
}

export function today(now = serverNow()): string {
  return inKolkata(now).day;
}

/** The day that is `days` later. */
export function addDays(day: string, days: number): string {
  return new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayNumber(day: string): number {
  return new Date(startOf(day)).getUTCDay();
}

/** The Monday of the same week. */
export function mondayOf(day: string): string {
  return addDays(day, -((weekdayNumber(day) + 6) % 7));
}

/** A day of the calendar in the contract's format. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
