import { serverNow } from '../../shared/clock.ts';
import { addDays, today } from '../../shared/days.ts';
import { date, weekday } from '../../shared/format.ts';
import type { Visit } from './use-visit-choice.ts';

/** `Today, Tue 24 Nov, 03:00 PM - 05:00 PM`: named where the salon's calendar has a name for it, and with its year in another one. */
export function visitLine({ date: day, label }: Pick<Visit, 'date' | 'label'>, now = serverNow()): string {
  const thisDay = today(now);
  const name = day === thisDay ? 'Today, ' : day === addDays(thisDay, 1) ? 'Tomorrow, ' : '';
  return `${name}${weekday(day).slice(0, 3)} ${date(day).replace(` ${thisDay.slice(0, 4)}`, '')}, ${label}`;
}
