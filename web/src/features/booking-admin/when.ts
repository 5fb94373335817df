import { addDays } from '../../shared/format.ts';

/** Words that stay right tomorrow in an address that was kept; `custom` is two days of its own. */
export const WHEN = ['all', 'today', 'tomorrow', 'week', 'month', 'custom'] as const;
export type When = (typeof WHEN)[number];

/** First and last day, inclusive; what is left out is open. */
export type Days = { from?: string; to?: string };

export function daysOf(when: Exclude<When, 'custom'>, today: string): Days {
  if (when === 'today') return { from: today, to: today };
  if (when === 'tomorrow') return { from: addDays(today, 1), to: addDays(today, 1) };
  if (when === 'week') return { from: mondayOf(today), to: addDays(mondayOf(today), 6) };
  if (when === 'month') return { from: `${today.slice(0, 7)}-01`, to: lastOfMonth(today) };
  return {};
}

export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** A day of the calendar, as the contract writes it. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

function lastOfMonth(day: string): string {
  const nextMonth = addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7);
  return addDays(`${nextMonth}-01`, -1);
}
