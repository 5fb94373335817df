/** When a professional works: the hours of her week, days that differ, and leave (rules N2, N3). Pure. */

import { minuteOf } from '../../../common/minutes.ts';
import { common, overlaps, type Span } from '../../../common/span.ts';
import { type IsoDate, type IsoTime, type Minute, type Weekday, weekdayOf } from '../../../common/time.ts';

/** Part of a day on the salon's clock. */
export interface ClockSpan {
  from: IsoTime;
  to: IsoTime;
}

export interface DayHours {
  day: Weekday;
  spans: ClockSpan[];
}

/** From a minute of one day to a minute of the same or a later day. */
export interface Leave {
  fromDate: IsoDate;
  fromMinute: Minute;
  toDate: IsoDate;
  toMinute: Minute;
}

const DAY_END: Minute = 24 * 60;

const toSpan = ({ from, to }: ClockSpan): Span => ({ startMinute: minuteOf(from), endMinute: minuteOf(to) });

/** Her hours on this date, within the salon's. `override` replaces the hours of the weekday; empty means that she is off. */
export function hoursOn(week: DayHours[], override: ClockSpan[] | undefined, date: IsoDate, salon: Span[]): Span[] {
  const weekday = weekdayOf(date);
  const spans = override ?? week.find(({ day }) => day === weekday)?.spans ?? [];
  return common(spans.map(toSpan), salon);
}

/** The parts of this date that the leave takes. A leave that ends at 00:00 takes nothing of its last day. */
export function leaveOn(leaves: Leave[], date: IsoDate): Span[] {
  return leaves
    .filter(({ fromDate, toDate }) => fromDate <= date && date <= toDate)
    .map(({ fromDate, fromMinute, toDate, toMinute }) => ({
      startMinute: fromDate === date ? fromMinute : 0,
      endMinute: toDate === date ? toMinute : DAY_END,
    }))
    .filter(({ startMinute, endMinute }) => startMinute < endMinute);
}

/** The first span that ends before it begins, or begins before the one before it has ended; undefined if there is none. */
export function wrongSpanOf(spans: ClockSpan[]): number | undefined {
  const all = spans.map(toSpan);
  const wrong = all.findIndex(
    (span, n) =>
      span.startMinute >= span.endMinute ||
      all.slice(0, n).some(one => overlaps(one, span) || one.startMinute > span.startMinute),
  );
  return wrong === -1 ? undefined : wrong;
}
