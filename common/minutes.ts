/** The minutes of a day in India, from midnight, and how a time of day is written. Pure. */
import { type Instant, type IsoDate, type IsoTime, istMidnight, MINUTE, type Minute } from './time.ts';

export function istInstant(date: IsoDate, minute: Minute): Instant {
  return istMidnight(date) + minute * MINUTE;
}

/** Seconds become fractions of a minute, so 09:00:30 does not match the window that starts at 09:00. */
export function minuteOf(time: IsoTime): Minute {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + Number(time.slice(6, 8)) / 60;
}
export function timeOf(minute: Minute): IsoTime {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
}

/** What people call this time of day: the afternoon begins at 12:00, the evening at 16:00, as Hindi and Marathi have it. */
export function partOfDay(minute: Minute): 'MORNING' | 'AFTERNOON' | 'EVENING' {
  return minute < 12 * 60 ? 'MORNING' : minute < 16 * 60 ? 'AFTERNOON' : 'EVENING';
}

/** '09:00 AM', as screens show a time (rule W26). */
export function clockLabel(minute: Minute): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${String(hour % 12 || 12).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
