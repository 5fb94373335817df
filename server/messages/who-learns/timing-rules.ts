/** When messages are due (rules Q2 to Q4). Pure. */
import { istInstant } from '../../../common/minutes.ts';
import { addDays, DAY, HOUR, type Instant, istDate, istMidnight, MINUTE, type Minute, SECOND } from '../../../common/time.ts';

const NIGHT = 21 * 60;
const MORNING = 8 * 60;
/** What would be due at night and must come before goes out then. It leaves time for a retry before the night. */
const LATE_EVENING = 20 * 60 + 30;

const minuteOfDay = (instant: Instant) => (instant - istMidnight(istDate(instant))) / MINUTE;

/** Whether it is between 21:00 and 08:00 in India. */
export function isNight(instant: Instant): boolean {
  const minute = minuteOfDay(instant);
  return minute >= NIGHT || minute < MORNING;
}

/** The instant, or 08:00 after the night that it is in. */
export function afterNight(instant: Instant): Instant {
  if (!isNight(instant)) return instant;
  const date = istDate(instant);
  return istInstant(minuteOfDay(instant) < MORNING ? date : addDays(date, 1), MORNING);
}

/** The instant, or the evening before the night that it is in. */
const beforeNight = (instant: Instant): Instant => {
  if (!isNight(instant)) return instant;
  const date = istDate(instant);
  return istInstant(minuteOfDay(instant) < MORNING ? addDays(date, -1) : date, LATE_EVENING);
};

const MARKETING = { from: 10 * 60, to: 19 * 60 };

/** Whether it is between 10:00 and 19:00 in India, when advertising may go out (rule Q41). */
export function isMarketingHour(instant: Instant): boolean {
  const minute = minuteOfDay(instant);
  return minute >= MARKETING.from && minute < MARKETING.to;
}

/** The next 10:00 in India. */
export function nextMarketingHour(instant: Instant): Instant {
  const date = istDate(instant);
  return istInstant(minuteOfDay(instant) < MARKETING.from ? date : addDays(date, 1), MARKETING.from);
}

const EARLY_REMINDER = { days: 3, ifAhead: 4 * DAY };

/** The reminders of a visit that was booked or moved at `now`. None that would be due already: the customer has just been told. */
export function remindersOf(visitAt: Instant, now: Instant): { days: number; dueAt: Instant }[] {
  const days = visitAt - now > EARLY_REMINDER.ifAhead ? [EARLY_REMINDER.days, 1] : [1];
  return days.map(before => ({ days: before, dueAt: beforeNight(visitAt - before * DAY) })).filter(({ dueAt }) => dueAt > now);
}

/** How often a message is tried. A WhatsApp that fails is followed by an SMS, so it gives up sooner. */
export const MOST_TRIES = { SMS: 8, WHATSAPP: 3, EMAIL: 8 } as const;

const FIRST_PAUSE = 30 * SECOND;
const LONGEST_PAUSE = 3 * HOUR;
const LONGEST_WISH = DAY;

/**
 * Milliseconds until the next try after the `tries`-th one failed: as long as the provider asks, otherwise 30 s, four times as long each
 * time. `random` (0 to 1) takes off up to half.
 */
export function pauseAfter(tries: number, retryAfter: number | undefined, random: number): number {
  if (retryAfter !== undefined) return Math.min(Math.max(retryAfter, SECOND), LONGEST_WISH);
  return Math.round(Math.min(FIRST_PAUSE * 4 ** (tries - 1), LONGEST_PAUSE) * (1 - random / 2));
}

/** We tell the customer once for each of these steps after the window. */
export const LATE_STEP: Minute = 15;
