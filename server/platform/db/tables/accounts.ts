/** Customers, staff, API keys and their sign-ins. */
import { col, index, sql, table, uniqueIndex } from '../dialect/dialect.ts';

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

export const admin = table(
  'admin',
  {
    id: col.text().primaryKey(),
    email: col.text().notNull(),
    passwordHash: col.text().notNull(),
    /** What they may do (rule K15). Accounts that are older than this column are owners. */
    role: col.oneOf(['OWNER', 'MANAGER', 'DESK', 'ACCOUNTANT', 'TRAINER']).notNull().default('OWNER'),
    createdAt: col.time().notNull(),
    /** Since when signing in asks for a second factor (rule S33). Null without one. */
    secondFactorSince: col.time(),
  },
  t => [uniqueIndex('admin_email').on(t.email)],
);

/** Apps that make codes: one a person (rule S34). The keys are encrypted. */
export const staffTotp = table('staff_totp', {
  adminId: col
    .text()
    .primaryKey()
    .references(() => admin.id, { onDelete: 'cascade' }),
  /** Null until the first code of a new key came. */
  key: col.text(),
  since: col.time(),
  /** The 30 seconds of the last code, counted from 1970: a code counts once. */
  lastStep: col.int().notNull().default(0),
  /** A key that was shown, and no code of it came yet. */
  newKey: col.text(),
  newKeyAt: col.time(),
});

/** Codes that stand in for a lost second factor, as hashes (rule S35). A used one stays until new ones are made. */
export const recoveryCode = table(
  'recovery_code',
  {
    id: col.text().primaryKey(),
    adminId: col
      .text()
      .notNull()
      .references(() => admin.id, { onDelete: 'cascade' }),
    codeHash: col.text().notNull(),
    usedAt: col.time(),
  },
  t => [index('recovery_code_admin').on(t.adminId, t.codeHash)],
);

/** Passkeys and security keys of staff: several a person (rule S37). */
export const passkey = table(
  'passkey',
  {
    id: col.text().primaryKey(),
    adminId: col
      .text()
      .notNull()
      .references(() => admin.id, { onDelete: 'cascade' }),
    /** As the authenticator knows it, in base64url. */
    credentialId: col.text().notNull(),
    publicKey: col.bytes().notNull(),
    /** How often the authenticator says it has signed; 0 if it does not count. */
    counter: col.big().notNull(),
    transports: col.json<string[]>().notNull(),
    name: col.text().notNull(),
    createdAt: col.time().notNull(),
    lastUsedAt: col.time(),
  },
  t => [uniqueIndex('passkey_credential').on(t.credentialId), index('passkey_admin').on(t.adminId, t.createdAt)],
);

/**
 * What awaits its second step: a sign-in whose password was right (rule S36), or a new passkey. The id is the hash of the ticket.
 */
export const signInTicket = table(
  'sign_in_ticket',
  {
    id: col.text().primaryKey(),
    adminId: col
      .text()
      .notNull()
      .references(() => admin.id, { onDelete: 'cascade' }),
    purpose: col.oneOf(['SIGN_IN', 'NEW_PASSKEY']).notNull(),
    keepSignedIn: col.bool().notNull(),
    /** The session that confirms again (rule S40). Null for a new one. */
    sessionId: col.text(),
    /** What a passkey has to sign. Null until it is asked, and once it was. */
    challenge: col.text(),
    /** Of the new passkey. */
    name: col.text(),
    tries: col.int().notNull().default(0),
    expiresAt: col.time().notNull(),
  },
  t => [index('sign_in_ticket_admin').on(t.adminId), index('sign_in_ticket_expires').on(t.expiresAt)],
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

/** What staff and programs changed (rule K16). Written before the act, and finished after it. */
export const staffLog = table(
  'staff_log',
  {
    id: col.text().primaryKey(),
    at: col.time().notNull(),
    kind: col.oneOf(['MONEY', 'PRICES', 'PEOPLE', 'SETTINGS']).notNull(),
    operation: col.text().notNull(),
    actor: col.oneOf(['STAFF', 'KEY']).notNull(),
    actorId: col.text().notNull(),
    /** E-mail or name at that time, because a removed one is asked about, too. */
    actorName: col.text().notNull(),
    /** The booking, service, person or whatever it is about. Null if it is about none. */
    targetId: col.text(),
    changes: col.json<{ field: string; from: string | null; to: string | null }[]>().notNull(),
    /** False while it happens, and for ever if the program ended before the outcome was written. */
    done: col.bool().notNull(),
  },
  t => [
    index('staff_log_at').on(t.at, t.id),
    index('staff_log_actor').on(t.actorId, t.at),
    index('staff_log_target').on(t.targetId, t.at).where(sql`${t.targetId} IS NOT NULL`),
  ],
);

/** Who read the data of customers, by the hour (rule P12). */
export const accessRecord = table(
  'access_record',
  {
    id: col.text().primaryKey(),
    day: col.text().notNull(),
    /** 0 to 23, in India. */
    hour: col.int().notNull(),
    actor: col.oneOf(['STAFF', 'KEY', 'PROFESSIONAL']).notNull(),
    actorId: col.text().notNull(),
    /** E-mail or name at that time, because a removed one is asked about, too. */
    actorName: col.text().notNull(),
    operation: col.text().notNull(),
    /** The customer, if it was about one; otherwise empty. Null once they are erased. */
    subject: col.text(),
    /** How often, and how many entries the answers had. */
    times: col.int().notNull(),
    entries: col.big().notNull(),
  },
  t => [
    uniqueIndex('access_record_hour').on(t.day, t.hour, t.actorId, t.operation, t.subject),
    index('access_record_subject').on(t.subject, t.day).where(sql`${t.subject} <> ''`),
    index('access_record_actor').on(t.actorId, t.day),
  ],
);
