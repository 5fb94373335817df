/**
 * Every table of the product, once, for SQLite and PostgreSQL (rule E3). Money is paise, instants are epoch
 * milliseconds, days and times are IST text, and what must never happen is forbidden by a constraint. Long, for it is the one
 * page on which the tables are read beside each other; there is no logic in it.
 */
import type { AnyColumn } from 'drizzle-orm';
import { onPostgres } from '../config.ts';
import { postgres } from './dialect/postgres.ts';
import { sqlite } from './dialect/sqlite.ts';

const { table, col, index, uniqueIndex, primaryKey, check, sql } = onPostgres ? postgres : sqlite;

/** Customers. Staff are `admin`, so that no profile field can ever grow into a privilege. */
export const user = table(
  'user',
  {
    id: col.text().primaryKey(),
    mobile: col.text().notNull(),
    fullName: col.text().notNull(),
    email: col.text(),
    gender: col.oneOf(['MALE', 'FEMALE', 'OTHER']),
    dateOfBirth: col.text(),
    active: col.bool().notNull().default(true),
    /** Has signed in with a passcode. True of every account that is older than this column. */
    verified: col.bool().notNull().default(true),
    createdAt: col.time().notNull(),
    lastActive: col.time().notNull(),
    /** Of the staff, for the next visit. */
    note: col.text(),
    /** Folded name, mobile and e-mail (shared/search.ts). */
    searchText: col.text().notNull(),
  },
  t => [uniqueIndex('user_mobile').on(t.mobile), index('user_created').on(t.createdAt, t.id)],
);

export const admin = table(
  'admin',
  {
    id: col.text().primaryKey(),
    email: col.text().notNull(),
    passwordHash: col.text().notNull(),
    createdAt: col.time().notNull(),
  },
  t => [uniqueIndex('admin_email').on(t.email)],
);

/** A token's `jti` is one of these rows; deleting the row ends the session at once (rule S13). */
export const session = table(
  'session',
  {
    id: col.text().primaryKey(),
    role: col.oneOf(['USER', 'ADMIN']).notNull(),
    ownerId: col.text().notNull(),
    createdAt: col.time().notNull(),
    expiresAt: col.time().notNull(),
  },
  t => [index('session_owner').on(t.ownerId), index('session_expires').on(t.expiresAt)],
);

/** API keys of programs. A key belongs to the salon and outlives its maker, so it has no foreign key to staff (decision 007). */
export const apiKey = table(
  'api_key',
  {
    /** For a key from before keys had their own tokens, this is the `jti` of its JWT. */
    id: col.text().primaryKey(),
    name: col.text().notNull(),
    access: col.oneOf(['READ_ONLY', 'FULL', 'PARTNER']).notNull(),
    /** SHA-256 of the token. Null where the token is a JWT. */
    tokenHash: col.text(),
    /** The beginning of the token, to recognise a leaked one. Null where the token is a JWT. */
    tokenStart: col.text(),
    /** The maker's account, which may be gone, and their e-mail at that time. */
    createdById: col.text().notNull(),
    createdBy: col.text().notNull(),
    createdAt: col.time().notNull(),
    /** Null: it works until it is revoked. */
    expiresAt: col.time(),
    lastUsedAt: col.time(),
  },
  t => [uniqueIndex('api_key_token').on(t.tokenHash)],
);

/** Passcodes that were sent: a mobile can have several (decision 004). The id is the contract's `verificationId`. */
export const passcode = table(
  'passcode',
  {
    id: col.text().primaryKey(),
    mobile: col.text().notNull(),
    purpose: col.oneOf(['LOGIN', 'REGISTER']).notNull(),
    /** The name of a pending registration. */
    fullName: col.text(),
    codeHash: col.text().notNull(),
    sentAt: col.time().notNull(),
    expiresAt: col.time().notNull(),
    resendAt: col.time().notNull(),
    wrongTries: col.int().notNull().default(0),
    usedAt: col.time(),
  },
  t => [index('passcode_mobile').on(t.mobile), index('passcode_sent').on(t.sentAt)],
);

/** What limits count: passcodes sent, wrong passcodes, wrong passwords; kept for two days (auth/forget.ts). */
export const attempt = table(
  'attempt',
  {
    id: col.text().primaryKey(),
    kind: col.oneOf(['SEND', 'WRONG_CODE', 'WRONG_PASSWORD']).notNull(),
    /** The mobile, keyed and hashed (auth/limits.ts), or the e-mail of staff. */
    subject: col.text().notNull(),
    /** Or the API key that the call carried (auth/limits.ts). */
    clientAddress: col.text().notNull(),
    at: col.time().notNull(),
  },
  t => [
    index('attempt_subject').on(t.kind, t.subject, t.at),
    index('attempt_client').on(t.kind, t.clientAddress, t.at),
    index('attempt_at').on(t.kind, t.at),
  ],
);

export const image = table('image', {
  id: col.text().primaryKey(),
  createdAt: col.time().notNull(),
});

/** One WebP of an image in one width (rule C10). */
export const imageVariant = table(
  'image_variant',
  {
    imageId: col
      .text()
      .notNull()
      .references(() => image.id, { onDelete: 'cascade' }),
    width: col.int().notNull(),
    bytes: col.bytes().notNull(),
  },
  t => [primaryKey({ columns: [t.imageId, t.width] })],
);

export const category = table('category', {
  id: col.text().primaryKey(),
  name: col.text().notNull(),
  description: col.text().notNull(),
  imageId: col.text().references(() => image.id),
  createdAt: col.time().notNull(),
  /** What visitors see of it: its texts and its picture. */
  changedAt: col.time().notNull(),
});

/**
 * The beginning of a text by which rows are ordered before the text itself, so that an index can hold that order: its entries
 * are short, as those of PostgreSQL have to be (2,704 bytes). Its numbers are in the text of the query, as in that of the index.
 */
export function textStart(text: AnyColumn) {
  return sql`substr(${text}, 1, 40)`;
}

export const service = table(
  'service',
  {
    id: col.text().primaryKey(),
    name: col.text().notNull(),
    description: col.text().notNull(),
    /** null when its category was deleted (rule C4). */
    categoryId: col.text().references(() => category.id, { onDelete: 'set null' }),
    pricePaise: col.paise().notNull(),
    durationInMinutes: col.int().notNull(),
    imageId: col.text().references(() => image.id),
    /** Bookings of the last 90 days, counted again about once a minute (catalog/popularity.ts). */
    popularity: col.int().notNull().default(0),
    searchText: col.text().notNull(),
    createdAt: col.time().notNull(),
    /** What visitors see of it: its texts, price, duration, picture, category. */
    changedAt: col.time().notNull(),
    /** Withdrawn from sale; past bookings still name it. */
    withdrawnAt: col.time(),
  },
  t => [
    index('service_category').on(t.categoryId),
    // What a visitor sees first. Of the text that settles a tie only the beginning (`textStart`).
    index('service_popular').on(sql`${t.popularity} DESC`, textStart(t.searchText)).where(sql`${t.withdrawnAt} IS NULL`),
    check('service_price', sql`${t.pricePaise} > 0`),
    check('service_duration', sql`${t.durationInMinutes} > 0`),
  ],
);

/** One active cart a user (rule T1): the unique index is what keeps it so. */
export const cart = table(
  'cart',
  {
    id: col.text().primaryKey(),
    userId: col
      .text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    couponCode: col.text(),
    createdAt: col.time().notNull(),
  },
  t => [uniqueIndex('cart_user').on(t.userId)],
);

export const cartItem = table(
  'cart_item',
  {
    id: col.text().primaryKey(),
    cartId: col
      .text()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    serviceId: col
      .text()
      .notNull()
      .references(() => service.id),
    quantity: col.int().notNull(),
  },
  t => [
    uniqueIndex('cart_item_service').on(t.cartId, t.serviceId),
    check('cart_item_quantity', sql`${t.quantity} BETWEEN 1 AND 20`),
  ],
);

export const coupon = table(
  'coupon',
  {
    id: col.text().primaryKey(),
    code: col.text().notNull(),
    description: col.text().notNull(),
    discountType: col.oneOf(['PERCENTAGE', 'FIXED']).notNull(),
    /** Hundredths of a per cent, or paise. */
    discountHundredths: col.int().notNull(),
    validFrom: col.text().notNull(),
    validTill: col.text().notNull(),
    usageLimit: col.int(),
    usedCount: col.int().notNull().default(0),
    isActive: col.bool().notNull().default(true),
    createdAt: col.time().notNull(),
  },
  t => [
    uniqueIndex('coupon_code').on(t.code),
    check('coupon_discount', sql`${t.discountHundredths} > 0`),
    check('coupon_days', sql`${t.validFrom} <= ${t.validTill}`),
    check('coupon_used', sql`${t.usedCount} >= 0 AND (${t.usageLimit} IS NULL OR ${t.usedCount} <= ${t.usageLimit})`),
  ],
);

export const address = table(
  'address',
  {
    id: col.text().primaryKey(),
    userId: col
      .text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    flatNumber: col.text().notNull(),
    building: col.text(),
    streetArea: col.text().notNull(),
    landmark: col.text(),
    city: col.text().notNull(),
    state: col.text().notNull(),
    postalCode: col.text().notNull(),
    country: col.text().notNull(),
    latitude: col.text().notNull(),
    longitude: col.text().notNull(),
    instructions: col.text(),
    createdAt: col.time().notNull(),
  },
  t => [index('address_user').on(t.userId, t.createdAt)],
);

/** The address as it was when the booking was made: later edits never rewrite history (rule B8). */
export interface AddressSnapshot {
  flatNumber: string;
  building: string | null;
  street: string;
  streetArea: string;
  landmark: string | null;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  latitude: string;
  longitude: string;
  instructions: string | null;
}

export const booking = table(
  'booking',
  {
    id: col.text().primaryKey(),
    /** No foreign key: bookings outlive a deleted account (rule P3). */
    userId: col.text().notNull(),
    bookingDate: col.text().notNull(),
    /** Minutes from IST midnight: one team is away from start to end. */
    startMinute: col.int().notNull(),
    endMinute: col.int().notNull(),
    durationInMinutes: col.int().notNull(),
    addressId: col.text(),
    address: col.json<AddressSnapshot>(),
    totalPaise: col.paise().notNull(),
    discountPaise: col.paise().notNull(),
    finalPaise: col.paise().notNull(),
    couponId: col.text(),
    couponCode: col.text(),
    paymentType: col.oneOf(['PAY_NOW', 'PAY_AFTER']).notNull(),
    /** Null again once the money was given back. */
    paidAt: col.time(),
    refundedAt: col.time(),
    status: col.oneOf(['PENDING', 'COMPLETED', 'CANCELLED']).notNull(),
    createdAt: col.time().notNull(),
    /** Null for a booking that is older than the event stream, which says who of the staff made it. */
    madeBy: col.oneOf(['CUSTOMER', 'STAFF']),
    /** When anything of it changed last, deleting it and its customer's account included. */
    changedAt: col.time().notNull().default(0),
    completedAt: col.time(),
    cancelledAt: col.time(),
    /** Hidden from everybody by staff. */
    deletedAt: col.time(),
    /** The end of the id, upper case: what staff types to find the booking. */
    reference: col.text().notNull(),
    /** What an integrator calls the booking, and notes about it. */
    externalId: col.text(),
    metadata: col.json<Record<string, string>>(),
  },
  t => [
    // The staff's list, without deleted bookings. It covers the list's filters and the figures of a period.
    index('booking_list')
      .on(t.bookingDate, t.startMinute, t.id, t.status, t.paidAt, t.endMinute, t.userId, t.finalPaise, t.discountPaise)
      .where(sql`${t.deletedAt} IS NULL`),
    // Places taken on a day and visits overdue: small, since a booking leaves it when it ends; all that both read is in it.
    index('booking_pending')
      .on(t.bookingDate, t.startMinute, t.id, t.endMinute, t.userId)
      .where(sql`${t.status} = 'PENDING' AND ${t.deletedAt} IS NULL`),
    // A customer's bookings, their number and sum, and which of them pass the staff's filters, without reading the bookings.
    index('booking_user').on(t.userId, t.bookingDate, t.startMinute, t.id, t.status, t.paidAt, t.deletedAt, t.finalPaise),
    index('booking_reference').on(t.reference),
    index('booking_external').on(t.externalId).where(sql`${t.externalId} IS NOT NULL`),
    index('booking_created').on(t.createdAt),
    // What integrators read on from where they were.
    index('booking_changed').on(t.changedAt, t.id),
    check('booking_span', sql`${t.startMinute} >= 0 AND ${t.startMinute} < ${t.endMinute} AND ${t.endMinute} <= 1440`),
    check(
      'booking_money',
      sql`${t.discountPaise} >= 0 AND ${t.finalPaise} = ${t.totalPaise} - ${t.discountPaise} AND ${t.finalPaise} >= 0`,
    ),
  ],
);

export const bookingItem = table(
  'booking_item',
  {
    bookingId: col
      .text()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    position: col.int().notNull(),
    serviceId: col.text().notNull(),
    name: col.text().notNull(),
    pricePaise: col.paise().notNull(),
    quantity: col.int().notNull(),
    durationInMinutes: col.int().notNull(),
    /** The booking's own, so that the latest bookings of a service are found without reading all of them. */
    bookingDate: col.text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.bookingId, t.position] }),
    index('booking_item_name').on(t.name, t.bookingDate, t.bookingId),
    index('booking_item_service').on(t.serviceId, t.bookingDate, t.bookingId),
    check('booking_item_quantity', sql`${t.quantity} > 0`),
  ],
);

/** What the event stream tells (decision 008). A new kind needs no migration. */
export const EVENT_KINDS = [
  'BOOKED',
  'MOVED',
  'ADDRESS_CHANGED',
  /** An integrator's id or notes. */
  'EXTERNAL_CHANGED',
  'COMPLETED',
  'CANCELLED',
  'PAID',
  'UNPAID',
  'REFUNDED',
  'UNREFUNDED',
  'DELETED',
] as const;

/**
 * The one event stream: each change writes its row in its own transaction, and rows never change (decision 008). It holds
 * nothing personal of the customer.
 */
export const event = table(
  'event',
  {
    id: col.text().primaryKey(),
    at: col.time().notNull(),
    kind: col.oneOf(EVENT_KINDS).notNull(),
    actor: col.oneOf(['CUSTOMER', 'STAFF', 'API_KEY']).notNull(),
    /** The e-mail of the member of staff or the name of the key at that time. Both may be gone since. */
    actorName: col.text(),
    /** Null for an event that is not about a booking. */
    bookingId: col.text().references(() => booking.id, { onDelete: 'cascade' }),
    /** Where a moved visit was before. */
    fromDate: col.text(),
    fromMinute: col.int(),
  },
  t => [index('event_booking').on(t.bookingId, t.at, t.id)],
);

/** Work that is done later, at least once (server/jobs). */
export const job = table(
  'job',
  {
    id: col.text().primaryKey(),
    kind: col.text().notNull(),
    /** Ids, never personal data: it outlives an erased account. */
    payload: col.json<unknown>().notNull(),
    /** Makes the job unique among those of its kind, as long as the row is here. */
    key: col.text(),
    /** DONE rows are kept only for their key. */
    state: col.oneOf(['WAITING', 'RUNNING', 'FAILED', 'DONE']).notNull(),
    /** When a worker may take it, by the product's clock. */
    dueAt: col.time().notNull(),
    /** How often it was begun since it was enqueued, or since staff retried it. */
    tries: col.int().notNull(),
    /** Names the worker's claim while the job runs. */
    lease: col.text(),
    /** From then on another worker may run it, by the clock of the database. */
    leaseUntil: col.time(),
    /** Why the last try failed. */
    lastError: col.text(),
    createdAt: col.time().notNull(),
    /** When it was done or given up. */
    endedAt: col.time(),
  },
  t => [
    uniqueIndex('job_key').on(t.kind, t.key),
    index('job_due').on(t.dueAt, t.id).where(sql`${t.state} = 'WAITING'`),
    index('job_lease').on(t.leaseUntil).where(sql`${t.state} = 'RUNNING'`),
    index('job_ended').on(t.state, t.endedAt, t.id).where(sql`${t.endedAt} IS NOT NULL`),
  ],
);

/**
 * How many bookings a month that is over has, by status and payment; deleted ones do not count. A month without rows is counted
 * when somebody asks (booking/month-store.ts).
 */
export const bookingMonth = table(
  'booking_month',
  {
    /** YYYY-MM, in India. */
    month: col.text().notNull(),
    status: col.oneOf(['PENDING', 'COMPLETED', 'CANCELLED']).notNull(),
    paid: col.bool().notNull(),
    bookings: col.int().notNull(),
  },
  t => [primaryKey({ columns: [t.month, t.status, t.paid] })],
);

/** Answers under an Idempotency-Key, given again to the same request within 24 hours (contract/idempotency.ts). */
export const idempotency = table(
  'idempotency',
  {
    /** A hash of caller and key. */
    key: col.text().primaryKey(),
    /** The customer whose data the answer holds; otherwise the caller, or empty. */
    userId: col.text().notNull(),
    requestHash: col.text().notNull(),
    /** JSON, encrypted if it holds a secret. */
    answer: col.text().notNull(),
    createdAt: col.time().notNull(),
  },
  t => [index('idempotency_created').on(t.createdAt), index('idempotency_user').on(t.userId)],
);

/** One row: the salon's settings as the contract has them. */
export const setting = table('setting', {
  id: col.int().primaryKey(),
  value: col.json<unknown>().notNull(),
});

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

/** Answers of the geocoder, so that its permitted rate serves many customers (rule A8). */
export const geocodeCache = table(
  'geocode_cache',
  {
    key: col.text().primaryKey(),
    answer: col.json<unknown>().notNull(),
    createdAt: col.time().notNull(),
  },
  t => [index('geocode_cache_created').on(t.createdAt)],
);

/** When the next question may go to a provider of maps, whichever process asks it (rule A7). */
export const geocoderTurn = table('geocoder_turn', {
  provider: col.text().primaryKey(),
  nextAt: col.time().notNull(),
});

/** Requests of a client to an operation in its current window, of all instances together (decision 005). */
export const requestCount = table(
  'request_count',
  {
    /** A keyed hash of both: the table holds no client's address. */
    key: col.text().primaryKey(),
    requests: col.int().notNull(),
    endsAt: col.time().notNull(),
  },
  t => [index('request_count_ends').on(t.endsAt)],
);
