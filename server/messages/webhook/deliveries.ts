/** Deliveries: made from events and from offers to those who wait, read by staff, sent again (rules I1, I2, I8, I12). */
import { DAY, type Instant, SECOND, toRfc3339 } from '../../../common/time.ts';
import { noteParts } from '../../platform/contract/acts.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type EventNotice, type EventRow, eventOf, eventsOfBooking, eventsSince } from '../../platform/events/events.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import { newId } from '../../platform/shared/ids.ts';
import { pageOf } from '../../platform/shared/page.ts';
import { planTry } from './deliver.ts';
import { mustFindEndpoint } from './endpoints.ts';
import { bodyOf, TELL_PARTS, TOLD_KINDS, typesOf, type WaitType, type WebhookType } from './rules.ts';
import {
  type AttemptRow,
  addDelivery,
  changeDelivery,
  countDeliveries,
  type DeliveryRow,
  type EndpointRow,
  findAttempts,
  findDeliveries,
  findDeliveriesAfter,
  findDelivery,
  findEndpoints,
  findOffersSince,
  forgetAnswersOfReceivers,
  removeDeliveriesBefore,
} from './store.ts';

const KEPT = 30 * DAY;
const SHOWN_ATTEMPTS = 20;
/** Deliveries that one transaction makes due again. */
const REPLAYED_AT_ONCE = 200;

const newDelivery = (made: Pick<DeliveryRow, 'endpointId' | 'eventId' | 'type' | 'body'>, now: Instant): DeliveryRow => ({
  id: newId(),
  ...made,
  state: 'WAITING',
  tries: 0,
  nextAt: now,
  createdAt: now,
  endedAt: null,
});

/** Events of one moment stand together: of a party of six, one for each who lost her part, and for each who got one. */
const LATEST = 20;

/**
 * One change may move a visit to another time and to another address. What makes or changes a party says with `parts` who comes, so that who
 * got which part is no news.
 */
const isToldAlready = async (tx: Queries, { kind, bookingId, part, at }: EventRow): Promise<boolean> => {
  const isPartOfChange = kind === 'HANDED_OVER' && part !== null;
  if (bookingId === null || (kind !== 'ADDRESS_CHANGED' && !isPartOfChange)) return false;
  const tells = isPartOfChange ? TELL_PARTS : ['MOVED'];
  return (await eventsOfBooking(tx, bookingId, [], LATEST)).some(one => tells.includes(one.kind) && one.at === at);
};

/** The payload of the job about an offer to somebody who waits. */
export interface OfferNotice {
  offerId: string;
  waitId: string;
  type: WaitType;
  at: Instant;
}
type Notice = EventNotice | OfferNotice;

/** What there is to tell. `eventId` makes it once for each endpoint: an event's id, or that of an offer. */
interface News {
  eventId: string;
  types: WebhookType[];
  at: Instant;
  data: object;
}

const newsOfBooking = async (
  { bookingForPrograms }: Deps,
  tx: Queries,
  { eventId, bookingId }: EventNotice,
): Promise<News | undefined> => {
  if (bookingId === null) return undefined;
  const [event, data] = [await eventOf(tx, eventId), await bookingForPrograms(tx, bookingId)];
  if (!event || !data || (await isToldAlready(tx, event))) return undefined;
  const about = event.part === null ? data : { ...data, part: event.part };
  return { eventId, types: typesOf(event.kind, data), at: event.at, data: about };
};

const newsOfOffer = async (
  { waitForPrograms }: Deps,
  tx: Queries,
  { offerId, waitId, type, at }: OfferNotice,
): Promise<News | undefined> => {
  const data = await waitForPrograms(tx, waitId);
  return data && { eventId: offerId, types: [type], at, data };
};

/** The deliveries that these endpoints have not got, each ready to be tried. */
const missingOf = async (
  deps: Deps,
  tx: Queries,
  notice: Notice,
  endpoints: EndpointRow[],
  now: Instant,
): Promise<DeliveryRow[]> => {
  const made: DeliveryRow[] = [];
  if (endpoints.length === 0) return made;
  const news = await ('offerId' in notice ? newsOfOffer(deps, tx, notice) : newsOfBooking(deps, tx, notice));
  if (!news) return made;
  const { eventId, types, at, data } = news;
  for (const type of types) {
    const body = bodyOf(type, at, data);
    for (const { id: endpointId } of endpoints.filter(({ events, allEvents }) => allEvents || events.includes(type))) {
      const delivery = newDelivery({ endpointId, eventId, type, body }, now);
      if (await addDelivery(tx, delivery)) made.push(delivery);
    }
  }
  return made;
};

const makeFor = async (deps: Deps, tx: Queries, notice: Notice, now: Instant) => {
  const endpoints = (await findEndpoints(tx)).filter(({ active }) => active);
  for (const { id } of await missingOf(deps, tx, notice, endpoints, now)) await planTry(tx, id, now, now);
};

/** Makes the deliveries of an event or an offer, one for each active endpoint that wants its type. */
export const makeDeliveries: JobKind<Notice> = {
  name: 'WEBHOOK_EVENT',
  tries: 20,
  timeLimit: 30 * SECOND,
  run: (notice, deps) => deps.db.tx(tx => makeFor(deps, tx, notice, deps.clock.now())),
};

const toAttempt = ({ at, status, milliseconds, answer, error }: AttemptRow): Schemas['WebhookAttempt'] => ({
  at: toRfc3339(at),
  status,
  milliseconds,
  answer,
  error,
});

const toDelivery = (row: DeliveryRow, attempts: AttemptRow[]): Schemas['WebhookDelivery'] => {
  const { id, type, state, tries, createdAt, nextAt, endedAt, body } = row;
  return {
    id,
    type,
    state,
    tries,
    createdAt: toRfc3339(createdAt),
    nextAt: nextAt === null ? null : toRfc3339(nextAt),
    endedAt: endedAt === null ? null : toRfc3339(endedAt),
    body,
    attempts: attempts.slice(0, SHOWN_ATTEMPTS).map(toAttempt),
  };
};

interface Filter {
  state?: DeliveryRow['state'];
  page: number;
  size: number;
}

/** Throws WEBHOOK_NOT_FOUND. */
export async function listDeliveries(
  { db }: Deps,
  endpointId: string,
  { state, page, size }: Filter,
): Promise<Schemas['WebhookDeliveryPage']> {
  await mustFindEndpoint(db.read, endpointId);
  const rows = await findDeliveries(db.read, endpointId, state, page, size);
  const total = await countDeliveries(db.read, endpointId, state);
  const found =
    rows.length === 0
      ? []
      : await findAttempts(
          db.read,
          rows.map(({ id }) => id),
        );
  const attempts = Map.groupBy(found, ({ deliveryId }) => deliveryId);
  return pageOf(
    rows.map(row => toDelivery(row, attempts.get(row.id) ?? [])),
    page,
    size,
    total,
  );
}

/** Sends a test now. It is tried once. Throws WEBHOOK_NOT_FOUND. */
export function sendTest({ db, clock }: Deps, endpointId: string): Promise<Schemas['WebhookDelivery']> {
  return db.tx(async tx => {
    await mustFindEndpoint(tx, endpointId);
    const now = clock.now();
    const type = 'webhook.test';
    const delivery = newDelivery({ endpointId, eventId: null, type, body: bodyOf(type, now, {}) }, now);
    await addDelivery(tx, delivery);
    await planTry(tx, delivery.id, now, now);
    return toDelivery(delivery, []);
  });
}

const makeDue = async (tx: Queries, id: string, now: Instant) => {
  await changeDelivery(tx, id, { state: 'WAITING', tries: 0, nextAt: now, endedAt: null });
  await planTry(tx, id, now, now);
};

const replayOne = async (tx: Queries, endpointId: string, deliveryId: string, now: Instant): Promise<number> => {
  const { active } = await mustFindEndpoint(tx, endpointId);
  const found = await findDelivery(tx, deliveryId);
  if (found?.endpoint.id !== endpointId) throw new AppError('WEBHOOK_NOT_FOUND');
  if (!active) return 0;
  await makeDue(tx, deliveryId, now);
  return 1;
};

const offersSince = async (db: Queries, since: Instant): Promise<OfferNotice[]> =>
  (await findOffersSince(db, since)).flatMap(({ id: offerId, waitId, state, offeredAt, endedAt }): OfferNotice[] => [
    ...(offeredAt >= since ? [{ offerId, waitId, type: 'wait.offered' as const, at: offeredAt }] : []),
    ...(state === 'TAKEN' && endedAt !== null && endedAt >= since
      ? [{ offerId, waitId, type: 'wait.taken' as const, at: endedAt }]
      : []),
  ]);

/** Makes what was never made, because the endpoint was off. It says how things are today. */
const makeMissing = async (deps: Deps, endpointId: string, since: Instant): Promise<void> => {
  const { db, clock } = deps;
  const now = clock.now();
  const { createdAt } = await mustFindEndpoint(db.read, endpointId);
  const from = Math.max(since, createdAt, now - KEPT);
  const notices = [...(await eventsSince(db.read, TOLD_KINDS, from)), ...(await offersSince(db.read, from))];
  for (let start = 0; start < notices.length; start += REPLAYED_AT_ONCE)
    await db.tx(async tx => {
      const endpoint = await mustFindEndpoint(tx, endpointId);
      const some = endpoint.active ? notices.slice(start, start + REPLAYED_AT_ONCE) : [];
      for (const notice of some) await missingOf(deps, tx, notice, [endpoint], now);
    });
};

/** Replays in several transactions, so that bookings do not wait for a long log. */
const replaySince = async ({ db, clock }: Deps, endpointId: string, since: Instant): Promise<number> => {
  const now = clock.now();
  let after = { createdAt: since, id: '' };
  let replayed = 0;
  for (;;) {
    const rows = await db.tx(async tx => {
      if (!(await mustFindEndpoint(tx, endpointId)).active) return [];
      const some = await findDeliveriesAfter(tx, endpointId, after, now, REPLAYED_AT_ONCE);
      for (const { id } of some) await makeDue(tx, id, now);
      return some;
    });
    replayed += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < REPLAYED_AT_ONCE) return replayed;
    after = last;
  }
};

/** Sends one delivery again, or all since a time. Answers how many. Throws WEBHOOK_NOT_FOUND, VALIDATION_ERROR. */
export async function replay(deps: Deps, endpointId: string, { deliveryId, since }: Schemas['WebhookReplay']): Promise<number> {
  const fields = { fields: ['deliveryId', 'since'] };
  if (deliveryId !== undefined && since !== undefined) throw invalidField('deliveryId', 'notBoth', fields);
  if (deliveryId !== undefined) return deps.db.tx(tx => replayOne(tx, endpointId, deliveryId, deps.clock.now()));
  if (since === undefined) throw invalidField('deliveryId', 'anyOf', fields);
  noteParts();
  await makeMissing(deps, endpointId, Date.parse(since));
  return replaySince(deps, endpointId, Date.parse(since));
}

/** Deletes deliveries after 30 days, with their attempts. */
export async function forgetDeliveries(tx: Queries, now: Instant): Promise<void> {
  await removeDeliveriesBefore(tx, now - KEPT);
}

/**
 * Deliveries hold no personal data, but a receiver may have written some into its answers. Removes these. It knows the deliveries by the
 * customer's bookings and offers, so it comes before these go.
 */
export async function eraseAnswersOfReceivers(tx: Queries, userId: string): Promise<void> {
  await forgetAnswersOfReceivers(tx, userId);
}
