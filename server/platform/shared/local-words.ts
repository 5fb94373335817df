/** Dates and times of day in the reader's language (rule Z3). Digits are 0 to 9 in all of them. Pure. */

import type { IsoDate, Minute } from '../../../common/time.ts';
import { wordsOf } from '../../../common/words/all.ts';
import type { Language } from '../../../common/words/languages.ts';

/** Marathi has digits of its own unless we ask for ours. Short months in Devanagari are hardly shorter than long ones. */
const LOCALES = {
  en: { locale: 'en-GB', month: 'short' },
  hi: { locale: 'hi-IN', month: 'long' },
  mr: { locale: 'mr-IN-u-nu-latn', month: 'long' },
} as const;

const written = (language: Language, date: IsoDate, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[language].locale, { timeZone: 'UTC', ...options }).format(Date.parse(`${date}T00:00:00Z`));

/** `5 Dec` or `5 दिसंबर`. */
export function shortDay(language: Language, date: IsoDate): string {
  const { month } = LOCALES[language];
  return written(language, date, { day: 'numeric', month }).replace('Sept', 'Sep');
}

/** `5 December 2026` or `5 दिसंबर 2026`. */
export function wholeDay(language: Language, date: IsoDate): string {
  return `${written(language, date, { day: 'numeric', month: 'long' })} ${date.slice(0, 4)}`;
}

/** `Fri, 5 Dec` or `शुक्र, 5 दिसंबर`. */
export function weekdayAndDay(language: Language, date: IsoDate): string {
  return `${written(language, date, { weekday: 'short' })}, ${shortDay(language, date)}`;
}

/** `1 h 15 min` or `1 घंटा 15 मिनट`. */
export function lengthInWords(language: Language, length: Minute): string {
  const { hours, minutes } = wordsOf[language].format;
  const [whole, rest] = [Math.floor(length / 60), length % 60];
  return [...(whole > 0 ? [hours(whole)] : []), ...(rest > 0 || whole === 0 ? [minutes(rest)] : [])].join(' ');
}

/** `09:00 AM` or `सुबह 9 बजे`, as screens show a time (rule W26). */
export function timeInWords(language: Language, minute: Minute): string {
  const { hasTwoDigitHours, timeOfDay } = wordsOf[language].format;
  const hour = Math.floor(minute / 60) % 24;
  const shown = String(hour % 12 || 12);
  const time = `${hasTwoDigitHours ? shown.padStart(2, '0') : shown}:${String(minute % 60).padStart(2, '0')}`;
  return timeOfDay(time, hour);
}
