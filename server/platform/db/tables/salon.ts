/** Settings, messages, and the server's own tables. */
import { col, index, primaryKey, sql, table, uniqueIndex } from '../dialect/dialect.ts';
import { image } from './catalogue.ts';

/** One row with the salon's settings in the contract's form. */
export const setting = table('setting', {
  id: col.int().primaryKey(),
  value: col.json<unknown>().notNull(),
});

/** One row: the logo, and how far staff have come with the first steps (rules C20, W50). No row: nothing yet. */
export const setup = table('setup', {
  id: col.int().primaryKey(),
  logoImageId: col.text().references(() => image.id),
  /** Steps that are right as they are. */
  confirmed: col.json<string[]>().notNull(),
  dismissedAt: col.time(),
  /** No foreign key: whether it is still there is asked. */
  testBookingId: col.text(),
});

/** What the demo brought (rule C21), so that emptying it touches nothing else. */
export const demoRow = table(
  'demo_row',
  {
    kind: col
      .oneOf([
        ...(['SERVICE', 'CATEGORY', 'COUPON', 'COURSE', 'PROFESSIONAL', 'CUSTOMER', 'BOOKING'] as const),
        ...(['ENQUIRY', 'MESSAGE', 'COMMISSION_RULE'] as const),
      ])
      .notNull(),
    id: col.text().notNull(),
  },
  t => [primaryKey({ columns: [t.kind, t.id] })],
);

export const message = table(
  'message',
  {
    id: col.text().primaryKey(),
    name: col.text().notNull(),
    mobile: col.text(),
    email: col.text(),
    message: col.text().notNull(),
    createdAt: col.time().notNull(),
    readAt: col.time(),
  },
  t => [
    index('message_created').on(t.createdAt),
    index('message_unread').on(t.createdAt).where(sql`${t.readAt} IS NULL`),
    index('message_read').on(t.readAt).where(sql`${t.readAt} IS NOT NULL`),
  ],
);

/** A cache of the geocoder's answers, because the geocoder limits requests (rule A8). */
export const geocodeCache = table(
  'geocode_cache',
  {
    key: col.text().primaryKey(),
    answer: col.json<unknown>().notNull(),
    createdAt: col.time().notNull(),
  },
  t => [index('geocode_cache_created').on(t.createdAt)],
);

/**
 * Where most addresses of a PIN code lie (rule A22): from the squares of at least three homes, or from the geocoder. No row leads back to a
 * home.
 */
export const pinPlace = table(
  'pin_place',
  {
    postalCode: col.text().primaryKey(),
    latitude: col.text().notNull(),
    longitude: col.text().notNull(),
    /** Around the position. */
    metres: col.int().notNull(),
    source: col.oneOf(['HOMES', 'GEOCODER']).notNull(),
    learntAt: col.time().notNull(),
  },
  t => [index('pin_place_learnt').on(t.source, t.learntAt)],
);

/** When a process may send the next request to a geocoder (rule A7). */
export const geocoderTurn = table('geocoder_turn', {
  provider: col.text().primaryKey(),
  nextAt: col.time().notNull(),
});

/** Work that runs later, at least once (server/platform/jobs). */
export const job = table(
  'job',
  {
    id: col.text().primaryKey(),
    kind: col.text().notNull(),
    /** Ids, never personal data, because the row outlives an erased account. */
    payload: col.json<unknown>().notNull(),
    /** Unique among the rows of its kind. */
    key: col.text(),
    /** A DONE row is kept only for its key. */
    state: col.oneOf(['WAITING', 'RUNNING', 'FAILED', 'DONE']).notNull(),
    /** When a worker may take the job, by the product's clock. */
    dueAt: col.time().notNull(),
    /** The number of starts since the job was enqueued, or since staff retried it. */
    tries: col.int().notNull(),
    /** Names the worker's claim while the job runs. */
    lease: col.text(),
    /** When another worker may take over, by the clock of the database. */
    leaseUntil: col.time(),
    /** Why the last try failed. */
    lastError: col.text(),
    createdAt: col.time().notNull(),
    /** When the job was done or given up. */
    endedAt: col.time(),
  },
  t => [
    uniqueIndex('job_key').on(t.kind, t.key),
    index('job_due').on(t.dueAt, t.id).where(sql`${t.state} = 'WAITING'`),
    index('job_lease').on(t.leaseUntil).where(sql`${t.state} = 'RUNNING'`),
    index('job_ended').on(t.state, t.endedAt, t.id).where(sql`${t.endedAt} IS NOT NULL`),
  ],
);

/** Answers to requests with an Idempotency-Key. The same request gets the same answer for 24 hours (contract/idempotency.ts). */
export const idempotency = table(
  'idempotency',
  {
    /** A hash of caller and key. */
    key: col.text().primaryKey(),
    /** The customer whose data the answer holds, otherwise the caller, or empty. */
    userId: col.text().notNull(),
    requestHash: col.text().notNull(),
    /** JSON, encrypted if it holds a secret. */
    answer: col.text().notNull(),
    createdAt: col.time().notNull(),
  },
  t => [index('idempotency_created').on(t.createdAt), index('idempotency_user').on(t.userId)],
);

/** The requests of a client to an operation in the current window, over all instances (decision 005). */
export const requestCount = table(
  'request_count',
  {
    /** A keyed hash of client and operation, so that the table holds no address. */
    key: col.text().primaryKey(),
    requests: col.int().notNull(),
    endsAt: col.time().notNull(),
  },
  t => [index('request_count_ends').on(t.endsAt)],
);
