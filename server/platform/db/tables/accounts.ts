/** Customers, API keys, sessions and sign-ins. Staff are in staff.ts. */
import { col, index, table, uniqueIndex } from '../dialect/dialect.ts';

/** Customers. Staff have their own table `admin`, so that no field of a profile can become a privilege. */
export const user = table(
  'user',
  {
    id: col.text().primaryKey(),
    mobile: col.text().notNull(),
    /** Since when the mobile is theirs, if they had another one before (rule S26). */
    mobileSince: col.time(),
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
    /** True if only women may come. */
    womenOnly: col.bool().notNull().default(false),
    /** The name of a business that wants it on the invoices, with its GSTIN; both or none. */
    businessName: col.text(),
    gstin: col.text(),
    /** The language of messages and bills. */
    language: col.oneOf(['en', 'hi', 'mr']).notNull().default('en'),
    /** Folded name, mobile and e-mail (shared/search.ts). */
    searchText: col.text().notNull(),
  },
  t => [uniqueIndex('user_mobile').on(t.mobile), index('user_created').on(t.createdAt, t.id)],
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

/** A token's `jti` is the id of a session. Deleting the row ends the session at once (rule S13). */
export const session = table(
  'session',
  {
    id: col.text().primaryKey(),
    role: col.oneOf(['USER', 'ADMIN', 'PROFESSIONAL']).notNull(),
    ownerId: col.text().notNull(),
    createdAt: col.time().notNull(),
    expiresAt: col.time().notNull(),
    /** When a second factor was last given. Null if it never was. */
    confirmedAt: col.time(),
  },
  t => [index('session_owner').on(t.ownerId), index('session_expires').on(t.expiresAt)],
);

type KeyScope =
  | `${'CATALOGUE' | 'BOOKINGS' | 'CUSTOMERS' | 'MONEY' | 'REVIEWS'}_${'READ' | 'WRITE'}`
  | `${'DOCUMENTS' | 'ACADEMY'}_READ`;

/** API keys of programs. A key belongs to the salon and outlives its maker, so it has no foreign key to staff (decision 007). */
export const apiKey = table(
  'api_key',
  {
    /** For an old key, whose token is a JWT, this is the `jti`. */
    id: col.text().primaryKey(),
    name: col.text().notNull(),
    access: col.oneOf(['READ_ONLY', 'FULL', 'PARTNER', 'SCOPED']).notNull(),
    /** What a SCOPED key may do (rule K12); null for the others. */
    scopes: col.json<KeyScope[]>(),
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

/** The mobiles that customers and professionals had before (rule S28). They go with the person. */
export const mobileChange = table(
  'mobile_change',
  {
    id: col.text().primaryKey(),
    ownerId: col.text().notNull(),
    ofProfessional: col.bool().notNull(),
    /** Null if there was none, and once it is forgotten. */
    oldMobile: col.text(),
    by: col.oneOf(['OWNER', 'STAFF']).notNull(),
    /** The e-mail of the member of staff at that time. */
    actorName: col.text(),
    reason: col.text(),
    at: col.time().notNull(),
  },
  t => [index('mobile_change_owner').on(t.ownerId, t.at)],
);

/** Passcodes that were sent: a mobile can have several (decision 004). The id is the contract's `verificationId`. */
export const passcode = table(
  'passcode',
  {
    id: col.text().primaryKey(),
    mobile: col.text().notNull(),
    purpose: col.oneOf(['LOGIN', 'REGISTER', 'PROFESSIONAL', 'WISH', 'ENQUIRY', 'NUMBER', 'OWN_NUMBER']).notNull(),
    /** The name of a pending registration. */
    fullName: col.text(),
    /** The language of the dialog that asked for the passcode. Null if the client did not say. */
    language: col.oneOf(['en', 'hi', 'mr']),
    codeHash: col.text().notNull(),
    sentAt: col.time().notNull(),
    expiresAt: col.time().notNull(),
    resendAt: col.time().notNull(),
    wrongTries: col.int().notNull().default(0),
    usedAt: col.time(),
  },
  t => [index('passcode_mobile').on(t.mobile), index('passcode_sent').on(t.sentAt)],
);

/** The events that limits count: sent passcodes, wrong passcodes, first names, passwords and codes of apps, new places and numbers. Kept for eight days (auth/forget.ts). */
export const attempt = table(
  'attempt',
  {
    id: col.text().primaryKey(),
    kind: col
      .oneOf([
        'SEND',
        'WRONG_CODE',
        'WRONG_NAME',
        'WRONG_PASSWORD',
        'WRONG_FACTOR',
        'POSITION',
        'MOVE',
        'CANCEL',
        'NUMBER',
        'SMS',
        'WHATSAPP',
        'EMAIL',
        'HELD',
      ])
      .notNull(),
    /** The keyed hash of a mobile or address (auth/limits.ts, auth/sent.ts), the e-mail of staff, the id of a customer, or a ceiling. */
    subject: col.text().notNull(),
    /** The client's address, the API key of the call (auth/limits.ts), the customer of a message, or the channel of a ceiling. */
    clientAddress: col.text().notNull(),
    at: col.time().notNull(),
  },
  t => [
    index('attempt_subject').on(t.kind, t.subject, t.at),
    index('attempt_client').on(t.kind, t.clientAddress, t.at),
    index('attempt_at').on(t.kind, t.at),
  ],
);

/** People outside the service area who want to be told when the salon comes to them. One row a mobile. */
export const areaWish = table(
  'area_wish',
  {
    id: col.text().primaryKey(),
    mobile: col.text().notNull(),
    postalCode: col.text(),
    latitude: col.text(),
    longitude: col.text(),
    /** The language of the page on which they wished it, and of the message when the salon comes. */
    language: col.text().notNull().default('en'),
    /** When they were told that the salon comes to them now. */
    toldAt: col.time(),
    createdAt: col.time().notNull(),
  },
  t => [uniqueIndex('area_wish_mobile').on(t.mobile), index('area_wish_created').on(t.createdAt, t.id)],
);
