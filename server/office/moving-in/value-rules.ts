/** How cells of other programs are read: days, times, prices, minutes. What cannot be read is null. Pure. */

import { plain } from '../../../common/plain.ts';
import { type IsoDate, istDate, istTime, type Minute, toRfc3339 } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';

export type DateOrder = Schemas['ImportDateOrder'];

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Years of two digits up to this one are in this century. */
const LAST_SHORT_YEAR = 40;

const yearOf = (text: string): number => {
  const year = Number(text);
  if (text.length > 2) return year;
  return year <= LAST_SHORT_YEAR ? 2000 + year : 1900 + year;
};

const dayIn = (year: number, month: number, day: number): IsoDate | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year < 2100;
  return isReal ? toRfc3339(date.getTime()).slice(0, 10) : null;
};

const monthNamed = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** A day of Excel: days since the end of 1899. */
const EXCEL_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const EXCEL = /^(\d{5})(?:\.\d+)?$/;

/** Numbers apart by the same sign: 5/12/2026, 5-12-26, 5.12.2026. */
const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})\b/;
/** Most cells are no dates, and this is quick. */
const SIGN = /[/.-]/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/;
const NAMED_AFTER = /^(\d{1,2})(?:st|nd|rd|th)?[\s/.,-]+([a-z]{3,9})\.?[\s/.,-]+(\d{4}|\d{2})\b/i;
const NAMED_BEFORE = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
/** An instant with its zone. */
const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

const instantOf = (text: string): number | null => {
  if (!INSTANT.test(text)) return null;
  const instant = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(instant) ? null : instant;
};

/** Whether the order of day and month decides what the text means, and what it means by each order. */
export function bothOrders(cell: string): { dayFirst: IsoDate | null; monthFirst: IsoDate | null } | null {
  if (!SIGN.test(cell)) return null;
  const [, one, , two, year] = plain(cell).trim().replace(WEEKDAY, '').match(NUMBERS) ?? [];
  if (!one || !two || !year) return null;
  return {
    dayFirst: dayIn(yearOf(year), Number(two), Number(one)),
    monthFirst: dayIn(yearOf(year), Number(one), Number(two)),
  };
}

/** A day, also one with a time behind it. `order` decides between 5 December and 12 May. */
export function dateOf(cell: string, order: DateOrder): IsoDate | null {
  const text = plain(cell).trim().replace(WEEKDAY, '');
  const instant = instantOf(text);
  if (instant !== null) return istDate(instant);
  const both = bothOrders(text);
  if (both) return order === 'DAY_FIRST' ? both.dayFirst : both.monthFirst;
  const iso = text.match(ISO);
  if (iso) return dayIn(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const after = text.match(NAMED_AFTER);
  if (after?.[2] && after[3]) return dayIn(yearOf(after[3]), monthNamed(after[2]), Number(after[1]));
  const before = text.match(NAMED_BEFORE);
  if (before?.[1]) return dayIn(Number(before[3]), monthNamed(before[1]), Number(before[2]));
  const excel = text.match(EXCEL);
  return excel ? toRfc3339(EXCEL_ZERO + Number(excel[1]) * DAY_MS).slice(0, 10) : null;
}

const TWO_PARTS = /^[^\s/.-]+[\s/.-]+[^\s/.-]+$/;

/** A day without its year, as people write birthdays: 14 Feb, 14/2. */
export function isDayWithoutYear(cell: string, order: DateOrder): boolean {
  const text = cell.trim();
  return TWO_PARTS.test(text) && [' ', '/', '-', '.'].some(sign => dateOf(`${text}${sign}2000`, order) !== null);
}

const CLOCK = /(?:^|[T\s,])(\d{1,2})(?:[:.](\d\d)(?:[:.]\d\d(?:\.\d+)?)?)?\s*([ap])\.?\s?m\.?(?=$|[\s,])/i;
const CLOCK_24 = /(?:^|[T\s,])(\d{1,2})[:.](\d\d)(?:[:.]\d\d(?:\.\d+)?)?(?=$|[\s,])/;
/** A time of Excel is a part of a day, alone or behind a day. */
const EXCEL_TIME = /^(?:\d{5}|0)?(\.\d+)$/;

const minuteIn = (hour: number, minute: number): Minute | null => (hour < 24 && minute < 60 ? hour * 60 + minute : null);

/** Minutes from midnight in India, of a time or of a day with a time: 14:30, 2:30 PM, 2026-12-05 14:30. */
export function timeOfDay(cell: string): Minute | null {
  const text = plain(cell).trim();
  const instant = instantOf(text);
  if (instant !== null) {
    const [hour, minute] = istTime(instant).split(':').map(Number);
    return minuteIn(hour ?? 0, minute ?? 0);
  }
  const half = text.match(CLOCK);
  if (half) {
    const hour = Number(half[1]);
    if (hour < 1 || hour > 12) return null;
    return minuteIn((hour % 12) + (half[3]?.toLowerCase() === 'p' ? 12 : 0), Number(half[2] ?? 0));
  }
  const whole = text.match(CLOCK_24);
  if (whole) return minuteIn(Number(whole[1]), Number(whole[2]));
  const part = text.match(EXCEL_TIME);
  return part ? Math.round(Number(part[1]) * 24 * 60) % (24 * 60) : null;
}

/** Rupees as paise: 1,299.50, ₹ 1299, Rs. 1,00,000/-. */
export function paiseOf(cell: string): number | null {
  const text = plain(cell)
    .replace(/^\s*(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*(?:\/-|₹|rs\.?|inr)\s*$/i, '')
    .replace(/[\s,]/g, '');
  if (!/^\d{1,9}(?:\.\d{1,2}0*)?$/.test(text)) return null;
  return Math.round(Number(text) * 100);
}

/** Minutes: 90, 90 min, 1h 30min, 1 hr, 1:30, 01:30:00. */
export function minutesOf(cell: string): Minute | null {
  const text = plain(cell).trim().toLowerCase();
  const clock = text.match(/^(\d{1,2}):(\d\d)(?::\d\d)?$/);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const words = text.match(/^(?:(\d{1,2}(?:\.\d+)?)\s*h(?:ou)?r?s?\.?)?[\s,]*(?:(\d{1,4})\s*m(?:in(?:ute)?s?)?\.?)?$/);
  if (words && (words[1] || words[2])) return Math.round(Number(words[1] ?? 0) * 60) + Number(words[2] ?? 0);
  return /^\d{1,4}(?:\.0+)?$/.test(text) ? Number(text) : null;
}
