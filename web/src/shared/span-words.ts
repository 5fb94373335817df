// How working hours and leave are written.
import { fromTo, timeSpan } from '#words/format';
import { addDays } from '../../../common/time.ts';
import { date, dateSpan, plainTime } from './format.ts';

interface Span {
  from: string;
  to: string;
}

/** `9 AM`, `9:30 AM`, on one line. */
const shortTime = (time: string) => plainTime(time).replace(':00', '').replace(' ', '\u00a0');

/** `9 AM–1 PM, 2 PM–7 PM`. */
export function spansWords(spans: readonly Span[]): string {
  return spans
    .filter(({ from, to }) => from && to)
    .map(({ from, to }) => timeSpan(shortTime(from), shortTime(to)).replace(' - ', '–'))
    .join(', ');
}

interface LeaveSpan {
  fromDate: string;
  fromTime: string;
  toDate: string;
  toTime: string;
}

const midnight = '00:00:00';

/** Both days included. */
export function wholeDays(first: string, last: string): LeaveSpan {
  return { fromDate: first, fromTime: midnight, toDate: addDays(last, 1), toTime: midnight };
}

/** `1 to 3 Dec 2026`, `1 Dec 2026, 9 AM to 1 PM`. */
export function leaveWords({ fromDate, fromTime, toDate, toTime }: LeaveSpan): string {
  if (fromTime === midnight && toTime === midnight) {
    const last = addDays(toDate, -1);
    return last === fromDate ? date(fromDate) : dateSpan(fromDate, last);
  }
  const start = `${date(fromDate)}, ${shortTime(fromTime)}`;
  return fromDate === toDate ? fromTo(start, shortTime(toTime)) : fromTo(start, `${date(toDate)}, ${shortTime(toTime)}`);
}
