/** The first time at which a service can be booked, for somebody whose address nobody knows yet (rules L7, N8). */

import { addDays, type Instant, istDate } from '../../../common/time.ts';
import { eachDay } from '../../platform/contract/period.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { horizonOf, slotsOf } from '../fit/slot-rules.ts';
import { daysFor, weeksOf } from './days.ts';

export type FreeTime = NonNullable<Schemas['Front']['nextFree']>;

/** How far ahead a free time is looked for, as for professionals (rule N14). */
const DAYS_AHEAD = 30;

/** Null if there is none in the next 31 days. Without a place, travel does not count, so the answer says nothing about other visits' homes. */
export async function nextFreeFor(
  db: Queries,
  { id, durationInMinutes }: { id: string; durationInMinutes: number },
  settings: Settings,
  now: Instant,
): Promise<FreeTime | null> {
  const today = istDate(now);
  const [last, horizon] = [addDays(today, DAYS_AHEAD), horizonOf(settings, today)];
  const wish = { serviceIds: [id], place: null, womenOnly: false };
  for (const week of weeksOf({ from: today, to: last < horizon ? last : horizon })) {
    const dayOf = await daysFor(db, week, { settings, now, wish, notice: settings.shortestNotice });
    for (const date of eachDay(week)) {
      const slot = slotsOf(dayOf(date), durationInMinutes).find(({ available }) => available);
      if (slot) return { date, startTime: slot.startTime, label: slot.label };
    }
  }
  return null;
}
