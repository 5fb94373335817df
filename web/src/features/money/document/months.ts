import { addDays } from '../../../../../common/time.ts';
import { today } from '../../../shared/clock.ts';

/** Two financial years and the months of this one. */
const mostMonths = 36;

const format = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'November 2026' for '2026-11'. */
export function monthName(month: string): string {
  return format.format(Date.parse(`${month}-01T00:00:00Z`));
}

export function lastDayOf(month: string): string {
  return addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);
}

/** This month and those before it, the latest first, such as '2026-11'. */
export function latestMonths(now = today()): string[] {
  let month = now.slice(0, 7);
  return Array.from({ length: mostMonths }, () => {
    const one = month;
    month = addDays(`${month}-01`, -1).slice(0, 7);
    return one;
  });
}
