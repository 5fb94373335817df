/** Which visits can be uncovered (rule N10). Pure. */

import { istInstant } from '../../../common/minutes.ts';
import type { Instant, IsoDate, Minute } from '../../../common/time.ts';

/** Whether the visit's time is still to come and nobody has set out for it. */
export function isToCome(
  { pending, state, date, startMinute }: { pending: boolean; state: string; date: IsoDate; startMinute: Minute },
  now: Instant,
): boolean {
  return pending && state === 'PLANNED' && istInstant(date, startMinute) > now;
}
