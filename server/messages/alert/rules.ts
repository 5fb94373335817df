/** What needs the salon now, in order (rule N60). Pure. */

import { HOUR } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';

export type Alert = Schemas['Alert'];

/** How many alerts are shown at most. */
export const MOST_ALERTS = 50;

/** A visit that a professional has ended at the door is news for so long (ms). Nobody has to decide anything about it. */
export const REFUSED_FOR = 2 * HOUR;

const URGENCY: Alert['kind'][] = ['HELP', 'NOBODY_HERE', 'UNCOVERED', 'NOT_SET_OUT', 'LATE', 'REFUSED', 'MESSAGE_FAILED'];

/** The most urgent kind first, and within a kind the next visit. */
export function inOrder(alerts: Alert[]): Alert[] {
  const slotOf = ({ bookingDate, bookingTime }: Alert) => `${bookingDate} ${bookingTime}`;
  return alerts.toSorted(
    (a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind) || (slotOf(a) < slotOf(b) ? -1 : Number(slotOf(a) > slotOf(b))),
  );
}
