/** Which events become which webhooks, and how they are signed and tried (rules I1 to I4). Pure. */
import { createHmac } from 'node:crypto';
import { DAY, HOUR, type Instant, MINUTE, SECOND, toRfc3339 } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { EventKind } from '../../platform/events/events.ts';

export type WebhookType = Schemas['WebhookEventType'];

const VISIT_DONE = 'visit.done';

/** What each kind of event tells integrators. The other kinds tell them nothing. */
const TYPES: Partial<Record<EventKind, WebhookType[]>> = {
  BOOKED: ['booking.created'],
  // The booking was cancelled before, and is on again.
  REINSTATED: ['booking.created'],
  MOVED: ['booking.rescheduled'],
  ADDRESS_CHANGED: ['booking.rescheduled'],
  SERVICES_CHANGED: ['booking.changed'],
  CANCELLED: ['booking.cancelled'],
  COMPLETED: ['booking.completed', VISIT_DONE],
  ASSIGNED: ['booking.assigned'],
  HANDED_OVER: ['booking.assigned'],
  ON_THE_WAY: ['visit.on_the_way'],
  ARRIVED: ['visit.arrived'],
  STARTED: ['visit.started'],
  PAID: ['payment.paid'],
  REFUNDED: ['payment.refunded'],
  PART_RETURNED: ['payment.refunded'],
};

/** What became of an offer to somebody who waits. It is no event of a booking (rule I12). */
const WAIT_TYPES = ['wait.offered', 'wait.taken'] as const satisfies WebhookType[];
export type WaitType = (typeof WAIT_TYPES)[number];

/** Every type there is. */
export const ALL_TYPES: WebhookType[] = [...new Set(Object.values(TYPES).flat()), ...WAIT_TYPES];

/** What plans a party, and tells integrators who has which part of it. */
export const TELL_PARTS: EventKind[] = ['BOOKED', 'REINSTATED', 'MOVED', 'ADDRESS_CHANGED', 'ASSIGNED', 'SERVICES_CHANGED'];

export const TOLD_KINDS = Object.keys(TYPES) as EventKind[];

/** Only a named professional has a visit that she ends. */
export function typesOf(kind: EventKind, { professionalId }: Pick<Schemas['WebhookData'], 'professionalId'>): WebhookType[] {
  return (TYPES[kind] ?? []).filter(type => type !== VISIT_DONE || professionalId !== null);
}

/** The body of a delivery, byte for byte. */
export function bodyOf(type: string, at: Instant, data: object): string {
  return JSON.stringify({ type, timestamp: toRfc3339(at), data });
}

export const SECRET_PREFIX = 'whsec_';

/** The headers of Standard Webhooks 1.0.0, with one signature for each secret. `at` is when this try is sent. */
export function headersOf(id: string, at: Instant, body: string, secrets: string[]): Record<string, string> {
  const seconds = Math.floor(at / SECOND);
  const signatureBy = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'))
      .update(`${id}.${seconds}.${body}`)
      .digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Nikhar-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map(secret => `v1,${signatureBy(secret)}`).join(' '),
  };
}

/** The wait before each try: about 75 hours in all. */
const DELAYS = [0, 5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, DAY];
/** A delay is up to this share longer or shorter, so that deliveries which failed together do not come back together. */
const JITTER = 0.1;
const LONGEST_WAIT = DAY;

/** Statuses with which a receiver may ask for time. */
const ASKS_TO_WAIT = [429, 503];

/** Milliseconds that `Retry-After` asks for, as seconds or as a date; 0 if it asks for nothing that can be read. */
const askedFor = (retryAfter: string | undefined, now: Instant): number => {
  if (retryAfter === undefined) return 0;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * SECOND : Date.parse(retryAfter) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_WAIT) : 0;
};

interface Failure {
  /** Null if there was no answer. */
  status: number | null;
  retryAfter?: string | undefined;
}

/** When a delivery is tried again after its `tries`-th try failed; null if it was the last one. `random` is 0 to 1. */
export function nextTryAt(tries: number, { status, retryAfter }: Failure, now: Instant, random: number): Instant | null {
  const delay = DELAYS[tries];
  if (delay === undefined) return null;
  const asked = status !== null && ASKS_TO_WAIT.includes(status) ? askedFor(retryAfter, now) : 0;
  return now + Math.max(Math.round(delay * (1 + JITTER * (2 * random - 1))), asked);
}

/** An endpoint that fails for so long is switched off. */
const PATIENCE = 3 * DAY;

type DisabledReason = Exclude<Schemas['Webhook']['disabledReason'], null>;

/** Whether a failed try switches the endpoint off. */
export function reasonToDisable(status: number | null, failingSince: Instant, now: Instant): DisabledReason | undefined {
  if (status === 410) return 'GONE';
  return now - failingSince >= PATIENCE ? 'FAILING' : undefined;
}

export function isDelivered(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}
