/** The steps of a visit, in their order (rule N41), and how long its professional waits at a door (rule N83). Pure. */
import type { components } from '#contract';
import { istInstant } from './minutes.ts';
import { type Instant, type IsoDate, MINUTE, type Minute } from './time.ts';

export type VisitState = components['schemas']['VisitState'];
/** The next state of a visit. */
export type VisitStep = Exclude<VisitState, 'PLANNED'>;

const ORDER: readonly VisitState[] = ['PLANNED', 'ON_THE_WAY', 'ARRIVED', 'STARTED', 'DONE'];

export function isBefore(one: VisitState, other: VisitState): boolean {
  return ORDER.indexOf(one) < ORDER.indexOf(other);
}

/** Where a visit keeps the time of each step. */
export const TIME_OF = {
  ON_THE_WAY: 'onTheWayAt',
  ARRIVED: 'arrivedAt',
  STARTED: 'startedAt',
  DONE: 'doneAt',
} as const satisfies Record<VisitStep, string>;

interface AtTheDoor {
  date: IsoDate;
  startMinute: Minute;
  arrivedAt: Instant | null;
}

/** From when on she may tell that nobody is there. Who is early waits from the visit's time on. Null before she has arrived. */
export function nobodyFrom({ date, startMinute, arrivedAt }: AtTheDoor, waitMinutes: Minute): Instant | null {
  return arrivedAt === null ? null : Math.max(arrivedAt, istInstant(date, startMinute)) + waitMinutes * MINUTE;
}
