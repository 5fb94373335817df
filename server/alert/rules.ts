/** What needs the salon now, in order (rule N60). Pure. */
import type { Schemas } from '../contract/types.ts';

export type Alert = Schemas['Alert'];

/** So many are shown. */
export const MOST_ALERTS = 50;

const URGENCY: Alert['kind'][] = ['HELP', 'UNCOVERED', 'NOT_SET_OUT', 'LATE', 'MESSAGE_FAILED'];

/** The most urgent kind first, and within a kind the next visit. */
export function inOrder(alerts: Alert[]): Alert[] {
  const slotOf = ({ bookingDate, bookingTime }: Alert) => `${bookingDate} ${bookingTime}`;
  return alerts.toSorted(
    (a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind) || (slotOf(a) < slotOf(b) ? -1 : Number(slotOf(a) > slotOf(b))),
  );
}
