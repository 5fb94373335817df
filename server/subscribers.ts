/** Who hears of which event: each named job is enqueued in the transaction of the change. No feature calls another's sender. */
import type { Subscribers } from './events/events.ts';

export const subscribers: Subscribers = {};
