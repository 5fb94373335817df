import * as words from '#words/booking';
import { addDays } from '../../../../../common/time.ts';
import { serverNow, today } from '../../../shared/clock.ts';
import { date, shortWeekday } from '../../../shared/format.ts';
import type { Visit } from './use-visit-choice.ts';

/** `Today, Tue 24 Nov, 03:00 PM - 05:00 PM`, by the salon's calendar. Shows the year if it is not this one. */
export function visitLine({ date: day, label }: Pick<Visit, 'date' | 'label'>, now = serverNow()): string {
  const thisDay = today(now);
  const name = day === thisDay ? `${words.today}, ` : day === addDays(thisDay, 1) ? `${words.tomorrow}, ` : '';
  return `${name}${shortWeekday(day)} ${date(day).replace(` ${thisDay.slice(0, 4)}`, '')}, ${label}`;
}
