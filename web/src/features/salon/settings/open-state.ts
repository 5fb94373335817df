import * as common from '#words/common';
import * as words from '#words/hours';
import { addDays, istDate, istTime } from '../../../../../common/time.ts';
import { date, plainTime, weekday } from '../../../shared/format.ts';
import { type Calendar, spansOn } from './opening-hours.ts';

export interface OpenState {
  isOpen: boolean;
  /** 'Open now', 'Opens at 9:00 AM', 'Opens on Monday at 9:00 AM', 'Opens on 5 Dec 2026 at 9:00 AM', 'Closed'. */
  title: string;
  /** Until when: 'until 8:00 PM'. */
  detail: string | null;
}

/** Whether the salon is open at an epoch time in ms, by the clock in Kolkata and its closed days. */
export function openState(calendar: Calendar, now: number): OpenState {
  const [day, clock] = [istDate(now), istTime(now)];
  const today = spansOn(calendar, day);
  const open = today.find(({ from, to }) => clock >= from && clock < to);
  if (open) return { isOpen: true, title: words.openNow, detail: words.until(plainTime(open.to)) };
  const next = today.find(({ from }) => clock < from);
  if (next) return closed(words.opensAt(plainTime(next.from)));
  for (let ahead = 1; ahead <= 14; ahead++) {
    const then = addDays(day, ahead);
    const [first] = spansOn(calendar, then);
    if (!first) continue;
    // A week or more ahead, the weekday alone would mean a nearer day.
    const when = ahead === 1 ? words.tomorrow : words.on(ahead < 7 ? weekday(then) : date(then));
    return closed(words.opensOn(when, plainTime(first.from)));
  }
  return closed(common.closedDay);
}

function closed(title: string): OpenState {
  return { isOpen: false, title, detail: null };
}
