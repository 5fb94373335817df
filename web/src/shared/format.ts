// How prices, dates and times are written.
import {
  fromTo,
  hasTwoDigitHours,
  hours as hoursOf,
  minutes as minutesOf,
  months,
  shortWeekdays,
  timeOfDay,
  weekdays,
} from '#words/format';
import { istDate, istTime, weekdayNumber } from '../../../common/time.ts';
import { count } from '../../../common/words/count.ts';

export { count };

/** Rupees as ₹1,23,456; paise only when there are any: ₹899.50. */
export function money(rupees: number): string {
  const paise = Math.round(Math.abs(rupees) * 100);
  const sign = rupees < 0 && paise > 0 ? '−' : '';
  return `${sign}₹${count(Math.floor(paise / 100))}${paise % 100 === 0 ? '' : `.${two(paise % 100)}`}`;
}

/** `2026-11-20` as `20 Nov 2026`. */
export function date(day: string): string {
  const [year, month, dayOfMonth] = parts(day);
  return `${dayOfMonth} ${months[month - 1]} ${year}`;
}

/** `16 to 22 Nov 2026`, `30 Nov to 6 Dec 2026`, `28 Dec 2026 to 3 Jan 2027`. */
export function dateSpan(from: string, to: string): string {
  const [day, month, year] = date(from).split(' ');
  const [, lastMonth, lastYear] = date(to).split(' ');
  const rest = year !== lastYear ? ` ${month} ${year}` : month !== lastMonth ? ` ${month}` : '';
  return fromTo(`${day}${rest}`, date(to));
}

/** `2026-11-20` as `Friday`. */
export function weekday(day: string): string {
  return weekdays[weekdayNumber(day)] ?? '';
}

/** `2026-11-20` as `Fri`. */
export function shortWeekday(day: string): string {
  return shortWeekdays[weekdayNumber(day)] ?? '';
}

/** `2026-11-20` as `Friday, 20 Nov 2026`. */
export function longDate(day: string): string {
  return `${weekday(day)}, ${date(day)}`;
}

/** `09:00:00` as `09:00 AM`. */
export function time(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const hour = hours % 12 || 12;
  return timeOfDay(`${hasTwoDigitHours ? two(hour) : hour}:${two(minutes)}`, hours);
}

/** `09:00:00` as `9:00 AM`, for running text. */
export function plainTime(clock: string): string {
  return time(clock).replace(/^0/, '');
}

/** Minutes as `45 min`, `1 h`, `1 h 30 min`. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours && hoursOf(hours), (rest || !hours) && minutesOf(rest)].filter(Boolean).join(' ');
}

/** An RFC 3339 time as `20 Nov 2026, 09:00 AM` in Kolkata. */
export function instant(rfc3339: string): string {
  const [day, clock] = [istDate(Date.parse(rfc3339)), istTime(Date.parse(rfc3339))];
  return `${date(day)}, ${time(clock)}`;
}

/** The time of day of an RFC 3339 time in Kolkata, as `9:00 AM`. */
export function clockOf(rfc3339: string): string {
  return plainTime(istTime(Date.parse(rfc3339)));
}

/** A count with its noun: `1 item`, `3 items`. */
export function plural(n: number, one: string, many = `${one}s`): string {
  return `${count(n)} ${n === 1 ? one : many}`;
}

function parts(day: string): [number, number, number] {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  return [year, month, dayOfMonth];
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
