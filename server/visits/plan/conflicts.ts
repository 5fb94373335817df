/** Pending visits that would not fit other settings (rule L11: the effect is shown before saving). */

import { istInstant } from '../../../common/minutes.ts';
import { type Instant, istDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { isOutsideArea, whereaboutsOf } from '../../salon/settings/area-rules.ts';
import { EVER_FREE, rosterOf } from '../../schedule/fit/assign-rules.ts';
import { conflictsOf } from '../../schedule/fit/calendar-rules.ts';
import { pendingBetween } from '../../schedule/free/days.ts';
import { allPending } from '../record/read.ts';

/** Visits may lie beyond the horizon: it was longer when they were booked. */
const LAST_DATE = '9999-12-31';

type Settings = Required<Schemas['Settings']>;
type Conflicts = Schemas['SettingsPreview']['conflicts'];

/** The visits to come that would lie outside the service area, by day. Without areas nothing is read. */
const outsideArea = async (db: Queries, settings: Settings, now: Instant): Promise<Conflicts> => {
  if (settings.areas.length === 0) return [];
  const outside = (await allPending(db)).filter(
    ({ bookingDate, startMinute, address }) =>
      address && istInstant(bookingDate, startMinute) > now && isOutsideArea(settings, whereaboutsOf(address)),
  );
  return [...Map.groupBy(outside, ({ bookingDate }) => bookingDate)].map(([date, { length }]) => ({
    date,
    reason: 'OUTSIDE_AREA' as const,
    bookings: length,
  }));
};

/** Counts the visits to come that would not fit, by day and reason. They stay booked: staff have to see to them. */
export async function conflictsWith(db: Queries, settings: Settings, now: Instant): Promise<Conflicts> {
  // Visits of named professionals have one already, and the day board shows those that nobody can carry out.
  const roster = settings.capacity === 'TEAMS' ? rosterOf(settings) : EVER_FREE;
  const pending = await pendingBetween(db, { from: istDate(now), to: LAST_DATE });
  const conflicts = [...Map.groupBy(pending, ({ date }) => date)].flatMap(([date, visits]) => {
    const { toCome = [], begun } = Object.groupBy(visits, ({ startMinute }) =>
      istInstant(date, startMinute) > now ? 'toCome' : 'begun',
    );
    const reasons = Map.groupBy(conflictsOf({ settings, roster, date }, toCome, begun), reason => reason);
    return [...reasons].map(([reason, { length }]): Conflicts[number] => ({ date, reason, bookings: length }));
  });
  const all = [...conflicts, ...(await outsideArea(db, settings, now))];
  return all.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
