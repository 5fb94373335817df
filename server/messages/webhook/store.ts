import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lt, lte, or } from 'drizzle-orm';
import { DAY, type Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { booking, event, waitOffer, webhookAttempt, webhookDelivery, webhookEndpoint } from '../../platform/db/schema.ts';

export type EndpointRow = typeof webhookEndpoint.$inferSelect;
export type DeliveryRow = typeof webhookDelivery.$inferSelect;
export type AttemptRow = typeof webhookAttempt.$inferSelect;

// Endpoints

/** In the order they were created. A salon has a few. */
export function findEndpoints(db: Queries): Promise<EndpointRow[]> {
  return db.select().from(webhookEndpoint).orderBy(asc(webhookEndpoint.createdAt), asc(webhookEndpoint.id)).execute();
}

export async function findEndpoint(db: Queries, id: string): Promise<EndpointRow | undefined> {
  const [row] = await db.select().from(webhookEndpoint).where(eq(webhookEndpoint.id, id));
  return row;
}

export async function addEndpoint(db: Queries, row: EndpointRow): Promise<void> {
  await db.insert(webhookEndpoint).values(row);
}

export async function changeEndpoint(db: Queries, id: string, values: Partial<EndpointRow>): Promise<void> {
  await db.update(webhookEndpoint).set(values).where(eq(webhookEndpoint.id, id));
}

/** Whether there was one. Its deliveries and their attempts go with it. */
export async function removeEndpoint(db: Queries, id: string): Promise<boolean> {
  return (await db.delete(webhookEndpoint).where(eq(webhookEndpoint.id, id)).returning({ id: webhookEndpoint.id })).length > 0;
}

/** Whether anybody wants webhooks. */
export async function hasActiveEndpoint(db: Queries): Promise<boolean> {
  const rows = await db.select({ id: webhookEndpoint.id }).from(webhookEndpoint).where(eq(webhookEndpoint.active, true)).limit(1);
  return rows.length > 0;
}

// Offers to those who wait

const offered = {
  id: waitOffer.id,
  waitId: waitOffer.waitId,
  state: waitOffer.state,
  offeredAt: waitOffer.offeredAt,
  endedAt: waitOffer.endedAt,
};

/** The id of what a wait was offered last. */
export async function findLastOffer(db: Queries, waitId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: waitOffer.id })
    .from(waitOffer)
    .where(eq(waitOffer.waitId, waitId))
    .orderBy(desc(waitOffer.offeredAt), desc(waitOffer.id))
    .limit(1);
  return row?.id;
}

/** Nothing is held for so long. */
const LONGEST_OFFER = DAY;

/** What was offered or taken since then, the oldest offer first. */
export function findOffersSince(db: Queries, since: Instant) {
  return db
    .select(offered)
    .from(waitOffer)
    .where(gte(waitOffer.offeredAt, since - LONGEST_OFFER))
    .orderBy(asc(waitOffer.offeredAt), asc(waitOffer.id))
    .execute();
}

// Deliveries

/** Whether it is new: an endpoint gets each event once. */
export async function addDelivery(db: Queries, row: DeliveryRow): Promise<boolean> {
  const { endpointId, eventId, type, id } = webhookDelivery;
  const target = [endpointId, eventId, type];
  return (await db.insert(webhookDelivery).values(row).onConflictDoNothing({ target }).returning({ id })).length > 0;
}

export async function findDelivery(
  db: Queries,
  id: string,
): Promise<{ delivery: DeliveryRow; endpoint: EndpointRow } | undefined> {
  const [row] = await db
    .select({ delivery: webhookDelivery, endpoint: webhookEndpoint })
    .from(webhookDelivery)
    .innerJoin(webhookEndpoint, eq(webhookEndpoint.id, webhookDelivery.endpointId))
    .where(eq(webhookDelivery.id, id));
  return row;
}

export async function changeDelivery(db: Queries, id: string, values: Partial<DeliveryRow>): Promise<void> {
  await db.update(webhookDelivery).set(values).where(eq(webhookDelivery.id, id));
}

/** Removes what receivers answered to deliveries about this customer's bookings, and about what was offered to the customer. */
export async function forgetAnswersOfReceivers(db: Queries, userId: string): Promise<void> {
  const events = db
    .select({ id: event.id })
    .from(event)
    .innerJoin(booking, eq(booking.id, event.bookingId))
    .where(eq(booking.userId, userId));
  const offers = db.select({ id: waitOffer.id }).from(waitOffer).where(eq(waitOffer.userId, userId));
  const { id, eventId } = webhookDelivery;
  const deliveries = db
    .select({ id })
    .from(webhookDelivery)
    .where(or(inArray(eventId, events), inArray(eventId, offers)));
  await db.update(webhookAttempt).set({ answer: null }).where(inArray(webhookAttempt.deliveryId, deliveries));
}

/** The endpoint was switched off. */
export async function endWaiting(db: Queries, endpointId: string, endedAt: Instant): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({ state: 'FAILED', nextAt: null, endedAt })
    .where(and(eq(webhookDelivery.endpointId, endpointId), eq(webhookDelivery.state, 'WAITING')));
}

const ofEndpoint = (endpointId: string, state: DeliveryRow['state'] | undefined) =>
  and(eq(webhookDelivery.endpointId, endpointId), state && eq(webhookDelivery.state, state));

/** Latest first. */
export function findDeliveries(
  db: Queries,
  endpointId: string,
  state: DeliveryRow['state'] | undefined,
  page: number,
  size: number,
): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(webhookDelivery)
    .where(ofEndpoint(endpointId, state))
    .orderBy(desc(webhookDelivery.createdAt), desc(webhookDelivery.id))
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countDeliveries(db: Queries, endpointId: string, state: DeliveryRow['state'] | undefined): Promise<number> {
  const [row] = await db.select({ deliveries: count() }).from(webhookDelivery).where(ofEndpoint(endpointId, state));
  return row?.deliveries ?? 0;
}

/** Where a reading of deliveries goes on: after the one of this time and id. */
export type DeliveryPosition = Pick<DeliveryRow, 'createdAt' | 'id'>;

/** The next `most` deliveries of events that were made until then, oldest first. Tests are left out. */
export function findDeliveriesAfter(
  db: Queries,
  endpointId: string,
  after: DeliveryPosition,
  until: Instant,
  most: number,
): Promise<DeliveryRow[]> {
  const { createdAt, id, eventId } = webhookDelivery;
  return db
    .select()
    .from(webhookDelivery)
    .where(
      and(
        eq(webhookDelivery.endpointId, endpointId),
        isNotNull(eventId),
        gte(createdAt, after.createdAt),
        lte(createdAt, until),
        or(gt(createdAt, after.createdAt), gt(id, after.id)),
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(most)
    .execute();
}

export async function removeDeliveriesBefore(db: Queries, instant: Instant): Promise<void> {
  await db.delete(webhookDelivery).where(lt(webhookDelivery.createdAt, instant));
}

// Attempts

export async function addAttempt(db: Queries, row: AttemptRow): Promise<void> {
  await db.insert(webhookAttempt).values(row);
}

/** The attempts of these deliveries, latest first. */
export function findAttempts(db: Queries, deliveryIds: string[]): Promise<AttemptRow[]> {
  return db
    .select()
    .from(webhookAttempt)
    .where(inArray(webhookAttempt.deliveryId, deliveryIds))
    .orderBy(desc(webhookAttempt.at), desc(webhookAttempt.id))
    .execute();
}
