import * as words from '#words/booking';
import { between, forAbout } from '#words/format';
import { addDays } from '../../../../../common/time.ts';
import { serverNow, today } from '../../../shared/clock.ts';
import { date, duration, shortWeekday, time } from '../../../shared/format.ts';
import type { Visit } from './availability.ts';

/**
 * `Today, Tue 24 Nov, between 03:00 PM and 05:00 PM, for about 3 h`, by the salon's calendar (rule Q34). Shows the year if it is not this
 * one. Without `minutes` it says nothing of the length.
 */
export function visitLine(visit: Visit, minutes?: number, now = serverNow()): string {
  const { date: day } = visit;
  const thisDay = today(now);
  const name = day === thisDay ? `${words.today}, ` : day === addDays(thisDay, 1) ? `${words.tomorrow}, ` : '';
  return `${name}${shortWeekday(day)} ${date(day).replace(` ${thisDay.slice(0, 4)}`, '')}, ${arrivalLine(visit, minutes)}`;
}

/** `between 03:00 PM and 05:00 PM, for about 3 h`; of a named professional the planned start. */
export function arrivalLine({ time: from, until }: Visit, minutes?: number): string {
  const when = until ? between(time(from), time(until)) : time(from);
  return minutes === undefined ? when : `${when}, ${forAbout(duration(minutes))}`;
}
