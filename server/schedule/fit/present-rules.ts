/** Where everybody is today, by what they tapped (rule N4). Pure. */

import { type Instant, type IsoDate, istMidnight, MINUTE, type Minute } from '../../../common/time.ts';
import type { booking } from '../../platform/db/schema.ts';
import type { Presence, Present } from './fit-rules.ts';
import type { VisitRow } from './progress-rules.ts';
import { placeOf } from './travel-rules.ts';

type Times = 'state' | 'startMinute' | 'endMinute' | 'arrivedAt' | 'startedAt' | 'doneAt';
/** A visit that somebody has reached, with how its booking ended. */
type ReachedVisit = Pick<VisitRow, 'professionalId' | 'latitude' | 'longitude' | Times> &
  Pick<typeof booking.$inferSelect, 'completedAt' | 'cancelledAt'>;

/** When she is free after it: what she tapped counts, and before she is done its planned length. */
const freeAfter = (
  { state, startMinute, endMinute, arrivedAt, startedAt, doneAt, completedAt, cancelledAt }: ReachedVisit,
  minuteAt: (instant: Instant) => Minute,
): Minute => {
  const ended = doneAt ?? completedAt ?? cancelledAt;
  // Staff may complete visits in the evening that nobody tapped, in any order.
  if (ended !== null) return state === 'PLANNED' ? endMinute : minuteAt(ended);
  const begun = startedAt === null ? Math.max(startMinute, minuteAt(arrivedAt ?? 0)) : minuteAt(startedAt);
  return begun + endMinute - startMinute;
};

/** `visits` are those of today that somebody has reached. */
export function presentOn(date: IsoDate, visits: ReachedVisit[], now: Instant): Present {
  const minuteAt = (instant: Instant): Minute => (instant - istMidnight(date)) / MINUTE;
  const last = new Map<string, Presence>();
  for (const visit of visits) {
    const { professionalId, latitude, longitude } = visit;
    const free = freeAfter(visit, minuteAt);
    if (professionalId !== null && free > (last.get(professionalId)?.free ?? 0))
      last.set(professionalId, { place: placeOf(latitude, longitude), free });
  }
  return { minute: minuteAt(now), last };
}
