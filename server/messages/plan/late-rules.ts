/** When a professional will come, as things are, and whether that is too late (rule Q6). Pure. */
import { istInstant } from '../../../common/minutes.ts';
import { HOUR, type Instant, MINUTE, type Minute } from '../../../common/time.ts';
import { LATE_STEP } from '../who-learns/timing-rules.ts';

/** A visit on a professional's route of the day. */
export interface RouteStop {
  date: string;
  startMinute: Minute;
  endMinute: Minute;
  state: 'PLANNED' | 'ON_THE_WAY' | 'ARRIVED' | 'STARTED' | 'DONE';
  onTheWayAt: Instant | null;
  arrivedAt: Instant | null;
  startedAt: Instant | null;
  doneAt: Instant | null;
  /** The minutes of travel from the stop before. */
  travel: Minute;
}

/**
 * When she reaches each stop of her day, in order; for those that she has reached, when she did. What she tapped counts. A step that she
 * should have tapped by now has not happened, unless she never taps: then the plan counts. `isUsedToTap`: she tapped on days before.
 */
export function arrivalsOf(stops: RouteStop[], now: Instant, isUsedToTap = false): Instant[] {
  const taps = isUsedToTap || stops.some(({ state }) => state !== 'PLANNED');
  let free: Instant | null = null;
  let isNext = true;
  return stops.map(stop => {
    const planned = istInstant(stop.date, stop.startMinute);
    const length = (stop.endMinute - stop.startMinute) * MINUTE;
    const way = stop.travel * MINUTE;
    const reached = stop.arrivedAt ?? stop.startedAt ?? (stop.state === 'DONE' ? (stop.doneAt ?? planned) - length : null);
    const setOut = stop.onTheWayAt === null ? null : Math.max(stop.onTheWayAt + way, now);
    const soonest = free === null ? planned : Math.max(planned, free + way);
    const expected = setOut ?? (taps && isNext ? Math.max(soonest, now + way) : soonest);
    const arrival = reached ?? expected;
    const begun = stop.startedAt ?? arrival;
    const isThere = reached !== null && stop.state !== 'DONE';
    free = stop.state === 'DONE' ? (stop.doneAt ?? begun + length) : Math.max(begun + length, isThere ? now : 0);
    isNext &&= stop.state === 'DONE';
    return arrival;
  });
}

/** How many whole steps after the end of its window she comes; 0 if she is in time or nearly. `grace` is the window's length. */
export function lateSteps({ date, startMinute }: RouteStop, arrival: Instant, grace: Minute): number {
  const late = (arrival - istInstant(date, startMinute + grace)) / MINUTE;
  return Math.max(0, Math.floor(late / LATE_STEP));
}

/** How long after its planned end a visit is waited for. After that it is one that nobody has closed. */
const GIVEN_UP_AFTER = 2 * HOUR;

/**
 * The place in her day of the visit for which she should have set out by now, but has tapped nothing; null if there is none. It is her
 * next one, and she had been free for it for longer than the grace.
 */
export function notSetOut(stops: RouteStop[], now: Instant, grace: Minute): number | null {
  const next = stops.findIndex(({ state }) => state !== 'DONE');
  const stop = stops[next];
  if (stop?.state !== 'PLANNED') return null;
  const leaves = istInstant(stop.date, stop.startMinute) - stop.travel * MINUTE;
  const isMissed = now >= Math.max(leaves, stops[next - 1]?.doneAt ?? 0) + grace * MINUTE;
  return isMissed && now < istInstant(stop.date, stop.endMinute) + GIVEN_UP_AFTER ? next : null;
}
