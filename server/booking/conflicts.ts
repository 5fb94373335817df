/** Pending visits that would not fit other settings (rule L11: the effect is shown before saving). */
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import { EVER_FREE, rosterOf } from '../professional/roster-rules.ts';
import { type Instant, istDate, istInstant } from '../shared/time.ts';
import { conflictsOf } from './slot-rules.ts';
import { findPendingBetween } from './store.ts';

/** Visits may lie beyond the horizon: it was longer when they were booked. */
const LAST_DATE = '9999-12-31';

/** Counts the visits to come that would not fit, by day and reason. They stay booked: staff have to see to them. */
export async function conflictsWith(
  db: Queries,
  settings: Schemas['Settings'],
  now: Instant,
): Promise<Schemas['SettingsPreview']['conflicts']> {
  // Visits of named professionals have one already, and the day board shows those that nobody can carry out.
  const roster = settings.capacity === 'TEAMS' ? rosterOf(settings) : EVER_FREE;
  const pending = await findPendingBetween(db, { from: istDate(now), to: LAST_DATE });
  return [...Map.groupBy(pending, ({ date }) => date)].flatMap(([date, visits]) => {
    const { toCome = [], begun } = Object.groupBy(visits, ({ startMinute }) =>
      istInstant(date, startMinute) > now ? 'toCome' : 'begun',
    );
    const reasons = Map.groupBy(conflictsOf({ settings, roster, date }, toCome, begun), reason => reason);
    return [...reasons].map(([reason, { length }]) => ({ date, reason, bookings: length }));
  });
}
