/** Staff make, change and delete the endpoints of webhooks (rules I5 to I8). An endpoint outlives the session, so they type their password (K13). */

import { DAY, type Instant, toRfc3339 } from '../../../common/time.ts';
import {
  byOwnPassword,
  type Confirmation,
  type PerhapsConfirmed,
  perhapsByOwnPassword,
} from '../../accounts/auth/by-password.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { ALL_TYPES } from './rules.ts';
import { newSecret, sealed } from './secret.ts';
import {
  addEndpoint,
  changeEndpoint,
  type EndpointRow,
  endWaiting,
  findEndpoint,
  findEndpoints,
  removeEndpoint,
} from './store.ts';

const MAX_ENDPOINTS = 20;
/** How long the secret before a rotation signs too. */
const OVERLAP = DAY;

const rfc3339OrNull = (instant: Instant | null) => (instant === null ? null : toRfc3339(instant));

const toWebhook = (row: EndpointRow, now: Instant): Schemas['Webhook'] => {
  const { id, url, description, events, allEvents, active, disabledReason, failingSince, previousUntil, createdBy, createdAt } =
    row;
  return {
    id,
    url,
    description,
    events: allEvents ? ALL_TYPES : (events as Schemas['WebhookEventType'][]),
    allEvents,
    active,
    disabledReason,
    failingSince: rfc3339OrNull(failingSince),
    previousSecretUntil: rfc3339OrNull(previousUntil !== null && previousUntil > now ? previousUntil : null),
    createdBy,
    createdAt: toRfc3339(createdAt),
  };
};

/** Throws VALIDATION_ERROR (`url`) or WEBHOOK_ADDRESS_REFUSED. Asks the name's server, so it runs outside transactions. */
const mustBeCallable = async ({ webhooks }: Deps, given: string): Promise<string> => {
  const url = URL.parse(given.trim());
  if (!url) throw invalidField('url', 'format');
  const reason = await webhooks.faultOf(url);
  if (reason) throw new AppError('WEBHOOK_ADDRESS_REFUSED', { params: { reason } });
  return url.href;
};

const descriptionOf = (given: string | null): string | null => given?.trim() || null;

/** The endpoint. Throws WEBHOOK_NOT_FOUND. */
export async function mustFindEndpoint(db: Queries, id: string): Promise<EndpointRow> {
  const found = await findEndpoint(db, id);
  if (!found) throw new AppError('WEBHOOK_NOT_FOUND');
  return found;
}

export async function listWebhooks({ db, clock }: Deps): Promise<Schemas['Webhook'][]> {
  return (await findEndpoints(db.read)).map(row => toWebhook(row, clock.now()));
}

/** Throws WEBHOOK_NOT_FOUND. */
export async function readWebhook({ db, clock }: Deps, id: string): Promise<Schemas['Webhook']> {
  return toWebhook(await mustFindEndpoint(db.read, id), clock.now());
}

/** Answers the endpoint with its secret. Throws VALIDATION_ERROR, WEBHOOK_ADDRESS_REFUSED, RATE_LIMITED, OVERLOADED. */
export async function createWebhook(
  deps: Deps,
  confirmation: Confirmation,
  { url: given, events, allEvents = false, description = null }: Omit<Schemas['WebhookRequest'], 'currentPassword'>,
  once: Once,
): Promise<Schemas['NewWebhook']> {
  const url = await mustBeCallable(deps, given);
  const make = async (tx: Queries, createdBy: string, now: Instant) => {
    if ((await findEndpoints(tx)).length >= MAX_ENDPOINTS)
      throw new AppError('VALIDATION_ERROR', { params: { reason: 'WEBHOOKS_FULL', limit: MAX_ENDPOINTS } });
    const secret = newSecret();
    const row: EndpointRow = {
      id: newId(),
      url,
      events: [...new Set(events)],
      allEvents,
      description: descriptionOf(description),
      active: true,
      secret: sealed(deps, secret),
      previousSecret: null,
      previousUntil: null,
      failingSince: null,
      disabledReason: null,
      createdBy,
      createdAt: now,
    };
    await addEndpoint(tx, row);
    return { ...toWebhook(row, now), secret };
  };
  return byOwnPassword(deps, confirmation, (tx, { email }, now) => once(tx, () => make(tx, email, now), { holdsSecret: true }));
}

/** Switches an endpoint off. What waits for it is not sent; `reason` is null if staff did it. */
export async function disable(
  tx: Queries,
  id: string,
  disabledReason: EndpointRow['disabledReason'],
  now: Instant,
): Promise<void> {
  await changeEndpoint(tx, id, { active: false, disabledReason });
  await endWaiting(tx, id, now);
}

/** Whether anything is sent that was not, or to somebody else. Switching off is for emergencies, and a description sends nothing. */
const sendsMore = ({ url, events, allEvents, active }: Partial<EndpointRow>, before: EndpointRow): boolean =>
  (url !== undefined && url !== before.url) ||
  (allEvents === true && !before.allEvents) ||
  (!before.allEvents && events?.some(type => !before.events.includes(type)) === true) ||
  (active === true && !before.active);

/** Types are types, except when a client that knows no *all* sends back what it read of it (rule N70). */
const eventsAfter = ({ events, allEvents }: Schemas['WebhookChange'], before: EndpointRow): Partial<EndpointRow> => {
  const isEcho = before.allEvents && events !== undefined && ALL_TYPES.every(type => events.includes(type));
  return {
    ...(events && { events: [...new Set(events)], allEvents: isEcho }),
    ...(allEvents !== undefined && { allEvents }),
    // If no types are sent, the endpoint keeps those of today.
    ...(allEvents === false && before.allEvents && !events && { events: ALL_TYPES }),
  };
};

/** Fields that were left out stay. Throws WEBHOOK_NOT_FOUND, VALIDATION_ERROR, WEBHOOK_ADDRESS_REFUSED, RATE_LIMITED, OVERLOADED. */
export async function updateWebhook(
  deps: Deps,
  confirmation: PerhapsConfirmed,
  id: string,
  { url: given, description, active, ...asked }: Schemas['WebhookChange'],
): Promise<Schemas['Webhook']> {
  await mustFindEndpoint(deps.db.read, id);
  const url = given === undefined ? undefined : await mustBeCallable(deps, given);
  return perhapsByOwnPassword(deps, confirmation, async (tx, mustBeConfirmed, now) => {
    const before = await mustFindEndpoint(tx, id);
    const changes: Partial<EndpointRow> = {
      ...(url !== undefined && { url }),
      ...eventsAfter(asked, before),
      ...(description !== undefined && { description: descriptionOf(description) }),
      ...(active && !before.active && { active, disabledReason: null, failingSince: null }),
    };
    if (sendsMore(changes, before)) mustBeConfirmed();
    if (Object.keys(changes).length > 0) await changeEndpoint(tx, id, changes);
    if (active === false && before.active) await disable(tx, id, null, now);
    return toWebhook(await mustFindEndpoint(tx, id), now);
  });
}

/** Switches the endpoints of these makers off, or all. Returns how many were on. */
export async function switchOffWebhooks(tx: Queries, makers: string[] | 'ANYBODY', now: Instant): Promise<number> {
  const isMeant = ({ active, createdBy }: EndpointRow) => active && (makers === 'ANYBODY' || makers.includes(createdBy));
  const meant = (await findEndpoints(tx)).filter(isMeant);
  for (const { id } of meant) await disable(tx, id, null, now);
  return meant.length;
}

/** Throws WEBHOOK_NOT_FOUND. */
export async function deleteWebhook({ db }: Deps, id: string): Promise<void> {
  if (!(await db.tx(tx => removeEndpoint(tx, id)))) throw new AppError('WEBHOOK_NOT_FOUND');
}

/**
 * Answers the endpoint with its new secret. The one before signs too for a day. Throws WEBHOOK_NOT_FOUND, VALIDATION_ERROR
 * (`currentPassword`), RATE_LIMITED, OVERLOADED.
 */
export function rotateSecret(deps: Deps, confirmation: Confirmation, id: string): Promise<Schemas['NewWebhook']> {
  const secret = newSecret();
  return byOwnPassword(deps, confirmation, async (tx, _account, now) => {
    const before = await mustFindEndpoint(tx, id);
    const changes = { secret: sealed(deps, secret), previousSecret: before.secret, previousUntil: now + OVERLAP };
    await changeEndpoint(tx, id, changes);
    return { ...toWebhook({ ...before, ...changes }, now), secret };
  });
}
