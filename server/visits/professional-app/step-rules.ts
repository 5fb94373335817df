/** The steps of a visit, and when a tap of its professional counts (rule N41). Pure. */

import { istInstant } from '../../../common/minutes.ts';
import { type Instant, type IsoDate, istDate, MINUTE, type Minute } from '../../../common/time.ts';
import { isBefore, type VisitState } from '../../../common/visit-steps.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { eveOf } from '../../schedule/professional/visit-rules.ts';

export type Step = Schemas['VisitStateRequest']['state'];

/** REPEAT: the visit has this state already. BACK: it is further. NOT_STARTED: only a visit that has started can be done. */
export function judge(state: VisitState, to: Step): 'FORWARD' | 'REPEAT' | 'BACK' | 'NOT_STARTED' {
  if (state === to) return 'REPEAT';
  if (isBefore(to, state)) return 'BACK';
  return to === 'DONE' && state !== 'STARTED' ? 'NOT_STARTED' : 'FORWARD';
}

/** A phone's clock may differ so much and be right: what it sends travels, too. */
const CLOSE = 2 * MINUTE;

/** When she tapped, set right by the server's clock if the phone's was wrong as it sent this. */
export function tappedAt({ at, sentAt }: { at: string; sentAt?: string }, now: Instant): Instant {
  const tapped = Date.parse(at);
  const behind = sentAt === undefined ? 0 : now - Date.parse(sentAt);
  return Math.abs(behind) > CLOSE ? tapped + behind : tapped;
}

interface Steps {
  date: IsoDate;
  onTheWayAt: Instant | null;
  arrivedAt: Instant | null;
  startedAt: Instant | null;
}

/**
 * When a tap counts: at its own time (`tappedAt`), because it may be sent later. A time that cannot be right counts as now, and no step
 * comes before the one that it follows.
 */
export function tapTime(tapped: Instant, { date, onTheWayAt, arrivedAt, startedAt }: Steps, now: Instant): Instant {
  const isPossible = eveOf(date) <= tapped && tapped <= now;
  const at = isPossible ? tapped : now;
  return Math.max(at, onTheWayAt ?? 0, arrivedAt ?? 0, startedAt ?? 0);
}

/** Whether the day of the visit is over, so that only its end can still be told (rule N74). */
export function isDayOver(date: IsoDate, now: Instant): boolean {
  return istDate(now) > date;
}

/** When DONE counts: on the visit's own day. Tapped later, it counts for the planned end. */
export function doneTime(tapped: Instant, visit: Steps & { endMinute: Minute }, now: Instant): Instant {
  const at = tapTime(tapped, visit, now);
  if (!isDayOver(visit.date, at)) return at;
  return tapTime(istInstant(visit.date, visit.endMinute), visit, now);
}
