/** When the salon is open (rule L2). Pure. */
import type { Schemas } from '../contract/types.ts';
import type { Span } from '../shared/span.ts';
import { type IsoDate, minuteOf, weekdayOf } from '../shared/time.ts';

/** The opening hours of a date; undefined when the salon is closed. */
export function openingOn(
  { openingHours, closedDays }: Pick<Schemas['Settings'], 'openingHours' | 'closedDays'>,
  date: IsoDate,
): Span | undefined {
  if (closedDays.includes(date)) return undefined;
  const weekday = weekdayOf(date);
  const hours = openingHours.find(({ day, closed }) => day === weekday && !closed);
  return hours && { startMinute: minuteOf(hours.opens), endMinute: minuteOf(hours.closes) };
}
