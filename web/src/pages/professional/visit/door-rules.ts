// How long she waits at a door where nobody is (rule N83). Pure.
import { istInstant, minuteOf } from '../../../../../common/minutes.ts';
import { MINUTE } from '../../../../../common/time.ts';
import type { ProfessionalVisit } from './visit.ts';

/** From when on she may tell it, as an epoch time in ms; null before she has arrived. Who is early waits from the visit's time on. */
export function nobodyFrom({ date, from, arrivedAt, waitMinutes }: ProfessionalVisit): number | null {
  if (!arrivedAt) return null;
  return Math.max(Date.parse(arrivedAt), istInstant(date, minuteOf(from))) + waitMinutes * MINUTE;
}
