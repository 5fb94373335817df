/**
 * Every table of the product, described once for SQLite and PostgreSQL (rule E3). Money is paise, instants are epoch milliseconds, days
 * and times are IST text. Constraints forbid what must never happen.
 */
import type { AnyColumn } from 'drizzle-orm';
import { onPostgres } from '../config.ts';
import { postgres } from './dialect/postgres.ts';
import { sqlite } from './dialect/sqlite.ts';

const { table, col, index, uniqueIndex, primaryKey, check, sql } = onPostgres ? postgres : sqlite;

/** Customers. Staff have their own table `admin`, so that no field of a profile can become a privilege. */
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
    /** Has signed in with a passcode. True for every account that is older than this column. */
    verified: col.bool().notNull().default(true),
    createdAt: col.time().notNull(),
    lastActive: col.time().notNull(),
    /** A note by staff for the next visit. */
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

/** A token's `jti` is the id of a session. Deleting the row ends the session at once (rule S13). */
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
    /** For an old key, whose token is a JWT, this is the `jti`. */
    id: col.text().primaryKey(),
    name: col.text().notNull(),
    access: col.oneOf(['READ_ONLY', 'FULL', 'PARTNER']).notNull(),
    /** SHA-256 of the token. Null for a JWT. */
    tokenHash: col.text(),
    /** The beginning of the token, to recognise a leaked one. Null for a JWT. */
    tokenStart: col.text(),
    /** The maker's account, which may be deleted, and their e-mail at that time. */
    createdById: col.text().notNull(),
    createdBy: col.text().notNull(),
    createdAt: col.time().notNull(),
    /** Null if the key works until it is revoked. */
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

/** The events that sign-in limits count: sent passcodes, wrong passcodes, wrong passwords. Kept for two days (auth/forget.ts). */
export const attempt = table(
  'attempt',
  {
    id: col.text().primaryKey(),
    kind: col.oneOf(['SEND', 'WRONG_CODE', 'WRONG_PASSWORD']).notNull(),
    /** The keyed hash of a mobile (auth/limits.ts), or the e-mail of staff. */
    subject: col.text().notNull(),
    /** The client's address, or the API key of the call (auth/limits.ts). */
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
  /** The last change that visitors see: texts or picture. */
  changedAt: col.time().notNull(),
});

/**
 * The beginning of a text. Lists sort by it before the text itself, so that an index can hold the order: PostgreSQL's index entries have
 * at most 2,704 bytes. The numbers are literals, because the query must have the same text as the index.
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
    /** Null after its category was deleted (rule C4). */
    categoryId: col.text().references(() => category.id, { onDelete: 'set null' }),
    pricePaise: col.paise().notNull(),
    durationInMinutes: col.int().notNull(),
    imageId: col.text().references(() => image.id),
    /** Bookings of the last 90 days, counted again about once a minute (catalog/popularity.ts). */
    popularity: col.int().notNull().default(0),
    searchText: col.text().notNull(),
    createdAt: col.time().notNull(),
    /** The last change that visitors see: texts, price, duration, picture or category. */
    changedAt: col.time().notNull(),
    /** Withdrawn services are not on sale, but bookings refer to them. */
    withdrawnAt: col.time(),
  },
  t => [
    index('service_category').on(t.categoryId),
    // The order of the first page. The beginning of the text settles ties (`textStart`).
    index('service_popular').on(sql`${t.popularity} DESC`, textStart(t.searchText)).where(sql`${t.withdrawnAt} IS NULL`),
    check('service_price', sql`${t.pricePaise} > 0`),
    check('service_duration', sql`${t.durationInMinutes} > 0`),
  ],
);

/** The unique index allows one cart for each user (rule T1). */
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

/** The address at the time of booking. Later edits of the address do not change it (rule B8). */
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
    /** Minutes from IST midnight. One team is away from start to end. */
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
    /** Null again after a refund. */
    paidAt: col.time(),
    refundedAt: col.time(),
    status: col.oneOf(['PENDING', 'COMPLETED', 'CANCELLED']).notNull(),
    createdAt: col.time().notNull(),
    /** Null for a booking that is older than the event stream. The stream names the member of staff. */
    madeBy: col.oneOf(['CUSTOMER', 'STAFF']),
    /** The last change, including the deletion of the booking or of its customer's account. */
    changedAt: col.time().notNull().default(0),
    completedAt: col.time(),
    cancelledAt: col.time(),
    /** Deleted by staff, and hidden from everybody. */
    deletedAt: col.time(),
    /** The end of the id in upper case. Staff type it to find the booking. */
    reference: col.text().notNull(),
    /** An integrator's id for the booking, and their notes. */
    externalId: col.text(),
    metadata: col.json<Record<string, string>>(),
  },
  t => [
    // For the staff's list. It covers the list's filters and the figures of a period.
    index('booking_list')
      .on(t.bookingDate, t.startMinute, t.id, t.status, t.paidAt, t.endMinute, t.userId, t.finalPaise, t.discountPaise)
      .where(sql`${t.deletedAt} IS NULL`),
    // For taken places and overdue visits, which it covers. It stays small, because it holds only pending bookings.
    index('booking_pending')
      .on(t.bookingDate, t.startMinute, t.id, t.endMinute, t.userId)
      .where(sql`${t.status} = 'PENDING' AND ${t.deletedAt} IS NULL`),
    // For a customer's bookings. It covers their number, their sum and the staff's filters.
    index('booking_user').on(t.userId, t.bookingDate, t.startMinute, t.id, t.status, t.paidAt, t.deletedAt, t.finalPaise),
    index('booking_reference').on(t.reference),
    index('booking_external').on(t.externalId).where(sql`${t.externalId} IS NOT NULL`),
    index('booking_created').on(t.createdAt),
    // For integrators, who read changes by cursor.
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
    /** A copy of the booking's date, so that an index finds the latest bookings of a service. */
    bookingDate: col.text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.bookingId, t.position] }),
    index('booking_item_name').on(t.name, t.bookingDate, t.bookingId),
    index('booking_item_service').on(t.serviceId, t.bookingDate, t.bookingId),
    check('booking_item_quantity', sql`${t.quantity} > 0`),
  ],
);

/** The kinds of events (decision 008). A new kind needs no migration. */
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
 * The event stream. Each change of a booking writes a row in the same transaction, and rows never change (decision 008). Rows hold no
 * personal data of the customer.
 */
export const event = table(
  'event',
  {
    id: col.text().primaryKey(),
    at: col.time().notNull(),
    kind: col.oneOf(EVENT_KINDS).notNull(),
    actor: col.oneOf(['CUSTOMER', 'STAFF', 'API_KEY']).notNull(),
    /** The e-mail of the member of staff, or the name of the API key, at that time. */
    actorName: col.text(),
    /** Null if the event is not about a booking. */
    bookingId: col.text().references(() => booking.id, { onDelete: 'cascade' }),
    /** Where a moved visit was before. */
    fromDate: col.text(),
    fromMinute: col.int(),
  },
  t => [index('event_booking').on(t.bookingId, t.at, t.id)],
);

/** Work that runs later, at least once (server/jobs). */
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

/**
 * The number of bookings of a past month, by status and payment, without deleted ones. A month without rows is counted when it is read
 * (booking/month-store.ts).
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

/** One row with the salon's settings in the contract's form. */
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

/** When a process may send the next request to a geocoder (rule A7). */
export const geocoderTurn = table('geocoder_turn', {
  provider: col.text().primaryKey(),
  nextAt: col.time().notNull(),
});

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
