// Groups days for a chart: single days, or weeks when a phone is too narrow for that many bars.

import { mondayOf } from '../../../../../common/calendar.ts';
import { today } from '../../../shared/clock.ts';
import { date, dateSpan } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import type { Analytics } from './period.ts';

type Day = Analytics['byDay'][number];

export type Bucket = Omit<Day, 'date'> & {
  from: string;
  to: string;
  /** 'Fri, 20 Nov', with its year in another one; or '16 to 22 Nov 2026'. */
  title: string;
  /** Under its bar: '20 Nov'. */
  label: string;
};

const mostDays = 45;

export function isByWeek(byDay: Day[]): boolean {
  return byDay.length > mostDays;
}

/** `Map.groupBy`, which browsers before 2024 lack. */
function weeksOf(byDay: Day[]): Day[][] {
  const weeks = new Map<string, Day[]>();
  for (const day of byDay) {
    const monday = mondayOf(day.date);
    weeks.set(monday, [...(weeks.get(monday) ?? []), day]);
  }
  return [...weeks.values()];
}

/** Weeks run from Monday to Sunday; the period may cut the first and the last one short. */
export function bucketsOf(byDay: Day[], now = today()): Bucket[] {
  const groups = isByWeek(byDay) ? weeksOf(byDay) : byDay.map(day => [day]);
  return groups.map(days => {
    const from = days[0]?.date ?? '';
    const to = days.at(-1)?.date ?? '';
    const sum = (name: 'bookings' | 'revenue' | 'cancelled' | 'booked' | 'capacity') =>
      days.reduce((total, day) => total + day[name], 0);
    return {
      from,
      to,
      title: isByWeek(byDay) ? dateSpan(from, to) : shortDate(from, now),
      label: date(from).split(' ').slice(0, 2).join(' '),
      bookings: sum('bookings'),
      // Rounded to paise: sums of binary fractions are slightly off.
      revenue: Math.round(sum('revenue') * 100) / 100,
      cancelled: sum('cancelled'),
      booked: sum('booked'),
      capacity: sum('capacity'),
    };
  });
}
