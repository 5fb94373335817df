// How prices, dates and times are written.
import { inKolkata, weekdayNumber } from './days.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Rupees as ₹1,23,456; paise only when there are any: ₹899.50. */
export function money(rupees: number): string {
  const paise = Math.round(Math.abs(rupees) * 100);
  const sign = rupees < 0 && paise > 0 ? '−' : '';
  return `${sign}₹${count(Math.floor(paise / 100))}${paise % 100 === 0 ? '' : `.${two(paise % 100)}`}`;
}

/** A whole number with Indian grouping: 1,23,456. Not Intl.NumberFormat, whose first use costs a cheap phone 50 ms. */
export function count(n: number): string {
  return String(n).replace(/\d(?=(\d\d)+\d$)/g, '$&,');
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
  return `${day}${rest} to ${date(to)}`;
}

/** `2026-11-20` as `Friday`. */
export function weekday(day: string): string {
  return weekdays[weekdayNumber(day)] ?? '';
}

/** `2026-11-20` as `Friday, 20 Nov 2026`. */
export function longDate(day: string): string {
  return `${weekday(day)}, ${date(day)}`;
}

/** `09:00:00` as `09:00 AM`. */
export function time(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return `${two(hours % 12 || 12)}:${two(minutes)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `09:00:00` as `9:00 AM`, for running text. */
export function plainTime(clock: string): string {
  return time(clock).replace(/^0/, '');
}

/** Minutes as `45 min`, `1 h`, `1 h 30 min`. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(' ');
}

/** An RFC 3339 time as `20 Nov 2026, 09:00 AM` in Kolkata. */
export function instant(rfc3339: string): string {
  const { day, clock } = inKolkata(Date.parse(rfc3339));
  return `${date(day)}, ${time(clock)}`;
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
