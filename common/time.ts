/**
 * Days and clock times in the salon's zone, Asia/Kolkata, whatever the zone of the machine (rule L10). India has had one offset and no
 * summer time since 1945, so plain arithmetic is exact.
 *
 * `IsoDate` is `yyyy-MM-dd`, `IsoTime` is `HH:mm:ss`, `Instant` is epoch milliseconds, `Minute` counts from IST midnight.
 */
export type IsoDate = string;
export type IsoTime = string;
export type Instant = number;
export type Minute = number;

export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => Date.now() };

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const IST_OFFSET = 5.5 * HOUR;

/** As the contract names the days. The week begins with Monday. */
export const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof WEEK)[number];

const midnightUtc = (date: IsoDate): Instant => Date.parse(`${date}T00:00:00Z`);

/** A cache by days since 1970. Formatting a day takes longer than a query, and the same few days come again and again. */
const written = new Map<number, IsoDate>();
const MOST_WRITTEN = 2000;
const dateOf = (utc: Instant): IsoDate => {
  const day = Math.floor(utc / DAY);
  const known = written.get(day);
  if (known !== undefined) return known;
  if (written.size >= MOST_WRITTEN) written.clear();
  const date = new Date(day * DAY).toISOString().slice(0, 10);
  written.set(day, date);
  return date;
};

export function istDate(instant: Instant): IsoDate {
  return dateOf(instant + IST_OFFSET);
}
export function istTime(instant: Instant): IsoTime {
  return new Date(instant + IST_OFFSET).toISOString().slice(11, 19);
}
export function istMidnight(date: IsoDate): Instant {
  return midnightUtc(date) - IST_OFFSET;
}
export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOf(midnightUtc(date) + days * DAY);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayNumber(date: IsoDate): number {
  return new Date(midnightUtc(date)).getUTCDay();
}
export function weekdayOf(date: IsoDate): Weekday {
  return WEEK[(weekdayNumber(date) + 6) % 7] as Weekday;
}

/** RFC 3339 in UTC, as the contract gives instants. */
export function toRfc3339(instant: Instant): string {
  return new Date(instant).toISOString();
}
