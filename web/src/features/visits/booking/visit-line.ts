import * as words from '#words/booking';
import { forAbout } from '#words/format';
import { addDays } from '../../../../../common/time.ts';
import { serverNow, today } from '../../../shared/clock.ts';
import { date, duration, shortWeekday } from '../../../shared/format.ts';
import type { Visit } from './use-visit-choice.ts';

/**
 * `Today, Tue 24 Nov, between 03:00 PM and 05:00 PM, for about 3 h`, by the salon's calendar (rule Q34). Shows the year if it is not this
 * one. Without `minutes` it says nothing of the length.
 */
export function visitLine({ date: day, label }: Pick<Visit, 'date' | 'label'>, minutes?: number, now = serverNow()): string {
  const thisDay = today(now);
  const name = day === thisDay ? `${words.today}, ` : day === addDays(thisDay, 1) ? `${words.tomorrow}, ` : '';
  const length = minutes === undefined ? '' : `, ${forAbout(duration(minutes))}`;
  return `${name}${shortWeekday(day)} ${date(day).replace(` ${thisDay.slice(0, 4)}`, '')}, ${label}${length}`;
}
