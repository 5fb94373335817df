import { mondayOf } from '../../../../../common/calendar.ts';
import { addDays } from '../../../../../common/time.ts';

/** Periods relative to today, so that a kept address stays right tomorrow; `custom` is two typed days. */
export const WHEN = ['all', 'upcoming', 'today', 'tomorrow', 'week', 'month', 'custom'] as const;
export type When = (typeof WHEN)[number];

/** First and last day, inclusive; a missing one is open. */
export interface Days {
  from?: string;
  to?: string;
}

export function daysOf(when: Exclude<When, 'custom'>, today: string): Days {
  if (when === 'upcoming') return { from: today };
  if (when === 'today') return { from: today, to: today };
  if (when === 'tomorrow') return { from: addDays(today, 1), to: addDays(today, 1) };
  if (when === 'week') return { from: mondayOf(today), to: addDays(mondayOf(today), 6) };
  if (when === 'month') return { from: `${today.slice(0, 7)}-01`, to: lastOfMonth(today) };
  return {};
}

function lastOfMonth(day: string): string {
  const nextMonth = addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7);
  return addDays(`${nextMonth}-01`, -1);
}
