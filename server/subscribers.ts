/** The jobs for each kind of event. A job is enqueued in the transaction of the change, so no feature calls another's sender. */

import { planMessages } from './messages/plan/plan.ts';
import { makeDeliveries } from './messages/webhook/deliveries.ts';
import { TOLD_KINDS } from './messages/webhook/rules.ts';
import { isTold } from './messages/who-learns/who-learns.ts';
import { EVENT_KINDS } from './platform/db/schema.ts';
import type { Subscribers } from './platform/events/events.ts';

/** What somebody learns of, and a deletion, after which nothing that waits has a point. */
const planned = EVENT_KINDS.filter(kind => isTold(kind) || kind === 'DELETED');
export const subscribers: Subscribers = Object.fromEntries(planned.map(kind => [kind, [planMessages]]));

/** The same for webhooks. A salon without them enqueues nothing. */
export const integrators: Subscribers = Object.fromEntries(TOLD_KINDS.map(kind => [kind, [makeDeliveries]]));
