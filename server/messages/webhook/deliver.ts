/** One try of a delivery: a job that sends it, records what came, and plans the next try in the same transaction (rules I2 to I4, I7). */

import { type Instant, SECOND, systemClock } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import { NoWebhookAnswer, type WebhookAnswer } from '../../platform/outside/webhook-sender.ts';
import { newId } from '../../platform/shared/ids.ts';
import { ABOUT_NOBODY, alertSalon } from '../tell/alert-salon.ts';
import { disable } from './endpoints.ts';
import { headersOf, isDelivered, nextTryAt, reasonToDisable } from './rules.ts';
import { opened } from './secret.ts';
import { addAttempt, changeDelivery, changeEndpoint, type DeliveryRow, type EndpointRow, findDelivery } from './store.ts';

interface Try {
  deliveryId: string;
  /** The delivery's `nextAt`. A try whose delivery was replayed, ended or tried already does nothing. */
  dueAt: Instant;
}

interface Outcome extends Partial<WebhookAnswer> {
  error: string | null;
  milliseconds: number;
}

/** Plans a try in the transaction that makes the delivery due. It needs no key: that transaction happens once. */
export function planTry(tx: Queries, deliveryId: string, dueAt: Instant, now: Instant): Promise<void> {
  return enqueue(tx, tryDelivery, { deliveryId, dueAt }, now, { dueAt });
}

/** The secrets of the endpoint that can be read. */
const secretsOf = (deps: Deps, { secret, previousSecret, previousUntil }: EndpointRow): string[] => {
  const isPreviousValid = previousSecret !== null && previousUntil !== null && previousUntil > deps.clock.now();
  const kept = isPreviousValid ? [secret, previousSecret] : [secret];
  return kept.flatMap(one => opened(deps, one) ?? []);
};

const send = async (deps: Deps, delivery: DeliveryRow, endpoint: EndpointRow, signal: AbortSignal): Promise<Outcome> => {
  const started = performance.now();
  const milliseconds = () => Math.round(performance.now() - started);
  const secrets = secretsOf(deps, endpoint);
  if (secrets.length === 0) return { error: 'SECRET_UNREADABLE', milliseconds: 0 };
  // The receiver compares it with its own clock, so the time that a developer has set does not count.
  const headers = headersOf(delivery.id, systemClock.now(), delivery.body, secrets);
  try {
    const answer = await deps.webhooks.post(endpoint.url, headers, delivery.body, signal);
    return { ...answer, error: null, milliseconds: milliseconds() };
  } catch (error) {
    if (!(error instanceof NoWebhookAnswer)) throw error;
    return { error: error.code, milliseconds: milliseconds() };
  }
};

const isTest = ({ eventId }: DeliveryRow): boolean => eventId === null;

const noteSuccess = async (tx: Queries, { id }: DeliveryRow, endpoint: EndpointRow, tries: number, now: Instant) => {
  await changeDelivery(tx, id, { state: 'DELIVERED', tries, nextAt: null, endedAt: now });
  if (endpoint.failingSince !== null) await changeEndpoint(tx, endpoint.id, { failingSince: null });
};

const tellSalon = (tx: Queries, { id }: EndpointRow, now: Instant) =>
  alertSalon(tx, [{ ...ABOUT_NOBODY, kind: 'WEBHOOK_DISABLED', subject: id, step: String(now), dueAt: now }], now);

const noteFailure = async (
  tx: Queries,
  delivery: DeliveryRow,
  endpoint: EndpointRow,
  outcome: Outcome,
  tries: number,
  now: Instant,
) => {
  const status = outcome.status ?? null;
  const failingSince = endpoint.failingSince ?? now;
  const reason = endpoint.active ? reasonToDisable(status, isTest(delivery) ? now : failingSince, now) : undefined;
  const nextAt = reason || isTest(delivery) ? null : nextTryAt(tries, { ...outcome, status }, now, Math.random());
  if (nextAt === null) await changeDelivery(tx, delivery.id, { state: 'FAILED', tries, nextAt, endedAt: now });
  else {
    await changeDelivery(tx, delivery.id, { tries, nextAt });
    await planTry(tx, delivery.id, nextAt, now);
  }
  if (!isTest(delivery) && endpoint.failingSince === null) await changeEndpoint(tx, endpoint.id, { failingSince });
  if (reason) await disable(tx, endpoint.id, reason, now);
  if (reason === 'FAILING') await tellSalon(tx, endpoint, now);
};

const conclude = (deps: Deps, { deliveryId, dueAt }: Try, at: Instant, outcome: Outcome) =>
  deps.db.tx(async tx => {
    const found = await findDelivery(tx, deliveryId);
    if (!found) return;
    const { delivery, endpoint } = found;
    const { status = null, text: answer = null, error, milliseconds } = outcome;
    await addAttempt(tx, { id: newId(), deliveryId, at, status, milliseconds, answer, error });
    if (delivery.nextAt !== dueAt) return;
    const tries = delivery.tries + 1;
    const now = deps.clock.now();
    if (isDelivered(status)) await noteSuccess(tx, delivery, endpoint, tries, now);
    else await noteFailure(tx, delivery, endpoint, outcome, tries, now);
  });

export const tryDelivery: JobKind<Try> = {
  name: 'WEBHOOK',
  tries: 10,
  timeLimit: 30 * SECOND,
  atOnce: 16,
  run: async (one, deps, signal) => {
    const found = await findDelivery(deps.db.read, one.deliveryId);
    if (found?.delivery.nextAt !== one.dueAt) return;
    const { delivery, endpoint } = found;
    if (!endpoint.active && !isTest(delivery)) return;
    const at = deps.clock.now();
    await conclude(deps, one, at, await send(deps, delivery, endpoint, signal));
  },
};
