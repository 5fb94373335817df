// At which times of a day a party may begin or be ready.
import { minuteOf, timeOf } from '../../../../../common/minutes.ts';
import { spansOn } from '../../salon/settings/opening-hours.ts';
import type { Settings } from '../../salon/settings/use-settings.ts';

/** Everyone is ready by a time, or the visit begins then. */
export type PartyTime = { readyBy: string } | { bookingTime: string };

type Calendar = Pick<Settings, 'openingHours' | 'closedDays'>;

const STEP = 30;

/** Ready by five is what most ask for. */
const USUAL = '17:00:00';

/** Every half hour within the opening hours, with the chosen time among them. */
export function timesOn(settings: Calendar, day: string, when: PartyTime): string[] {
  const isReady = 'readyBy' in when;
  const clocks = new Set([isReady ? when.readyBy : when.bookingTime]);
  for (const { from, to } of spansOn(settings, day)) {
    const [opens, closes] = [Math.ceil(minuteOf(from) / STEP) * STEP, minuteOf(to)];
    const [first, last] = isReady ? [opens + STEP, closes] : [opens, closes - STEP];
    for (let minute = first; minute <= last; minute += STEP) clocks.add(timeOf(minute));
  }
  return [...clocks].sort();
}

/** Ready by five, or by closing if that is earlier. */
export function proposedTime(settings: Calendar, day: string): PartyTime {
  const closes = spansOn(settings, day).at(-1)?.to ?? USUAL;
  return { readyBy: closes < USUAL ? closes : USUAL };
}
