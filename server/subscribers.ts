/** The jobs for each kind of event. A job is enqueued in the transaction of the change, so no feature calls another's sender. */
import type { Subscribers } from './events/events.ts';

export const subscribers: Subscribers = {};
