/** The jobs for each kind of event. A job is enqueued in the transaction of the change, so no feature calls another's sender. */
import type { Subscribers } from './events/events.ts';
import { planMessages } from './messaging/plan.ts';
import { makeDeliveries } from './webhook/deliveries.ts';
import { TOLD_KINDS } from './webhook/rules.ts';

export const subscribers: Subscribers = {
  BOOKED: [planMessages],
  MOVED: [planMessages],
  ADDRESS_CHANGED: [planMessages],
  ASSIGNED: [planMessages],
  HANDED_OVER: [planMessages],
  ON_THE_WAY: [planMessages],
  CONFIRMED: [planMessages],
  REINSTATED: [planMessages],
  COMPLETED: [planMessages],
  CANCELLED: [planMessages],
  TIME_PROPOSED: [planMessages],
  REFUNDED: [planMessages],
  DELETED: [planMessages],
};

/** The same for webhooks. A salon without them enqueues nothing. */
export const integrators: Subscribers = Object.fromEntries(TOLD_KINDS.map(kind => [kind, [makeDeliveries]]));
