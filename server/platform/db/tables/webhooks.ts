/** Webhooks: the endpoints of integrators, what is delivered to them, and every attempt. */
import { col, index, sql, table, uniqueIndex } from '../dialect/dialect.ts';

export const webhookEndpoint = table('webhook_endpoint', {
  id: col.text().primaryKey(),
  url: col.text().notNull(),
  /** The types of events that it gets, such as `booking.created`. */
  events: col.json<string[]>().notNull(),
  /** True if the endpoint gets every type, also those that come later. */
  allEvents: col.bool().notNull().default(false),
  description: col.text(),
  active: col.bool().notNull(),
  /** Encrypted, because we sign with it. */
  secret: col.text().notNull(),
  /** The secret before the rotation, which signs too until then. */
  previousSecret: col.text(),
  previousUntil: col.time(),
  /** The first failure since the last success. */
  failingSince: col.time(),
  /** Why the product switched it off; null if staff did, or if it is active. */
  disabledReason: col.oneOf(['GONE', 'FAILING']),
  createdBy: col.text().notNull(),
  createdAt: col.time().notNull(),
});

/** One event for one endpoint. Its id is the `webhook-id`, and its body never changes, whatever happens to the booking. */
export const webhookDelivery = table(
  'webhook_delivery',
  {
    id: col.text().primaryKey(),
    endpointId: col
      .text()
      .notNull()
      .references(() => webhookEndpoint.id, { onDelete: 'cascade' }),
    /** Null for a test delivery. */
    eventId: col.text(),
    type: col.text().notNull(),
    /** The JSON that is signed and sent, byte for byte. */
    body: col.text().notNull(),
    state: col.oneOf(['WAITING', 'DELIVERED', 'FAILED']).notNull(),
    tries: col.int().notNull().default(0),
    /** When it is tried again; null when it ended. */
    nextAt: col.time(),
    createdAt: col.time().notNull(),
    endedAt: col.time(),
  },
  t => [
    // The end of a professional's visit is both booking.completed and visit.done.
    uniqueIndex('webhook_delivery_event').on(t.endpointId, t.eventId, t.type),
    index('webhook_delivery_list').on(t.endpointId, t.createdAt, t.id),
    index('webhook_delivery_created').on(t.createdAt),
    index('webhook_delivery_waiting').on(t.endpointId, t.nextAt).where(sql`${t.state} = 'WAITING'`),
  ],
);

export const webhookAttempt = table(
  'webhook_attempt',
  {
    id: col.text().primaryKey(),
    deliveryId: col
      .text()
      .notNull()
      .references(() => webhookDelivery.id, { onDelete: 'cascade' }),
    at: col.time().notNull(),
    /** The HTTP status; null if there was no answer. */
    status: col.int(),
    milliseconds: col.int().notNull(),
    /** The beginning of the answer's body. */
    answer: col.text(),
    /** Why there was no answer: a code. */
    error: col.text(),
  },
  t => [index('webhook_attempt_delivery').on(t.deliveryId, t.at, t.id)],
);
