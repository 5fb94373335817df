/** Staff: their accounts, their second factors, and what they changed and read. */
import { col, index, primaryKey, sql, table, uniqueIndex } from '../dialect/dialect.ts';

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

/** What staff and programs changed (rule K16). The transaction of the change writes the row, too. */
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
    /** False while an act in several transactions happens, and for ever if the program ended in the middle. */
    done: col.bool().notNull(),
  },
  t => [
    index('staff_log_at').on(t.at, t.id),
    index('staff_log_actor').on(t.actorId, t.at),
    index('staff_log_target').on(t.targetId, t.at).where(sql`${t.targetId} IS NOT NULL`),
  ],
);

/** What each member of staff has put aside of the list of today (rule W104). Ids only: keys name no person. */
export const todayMark = table(
  'today_mark',
  {
    adminId: col
      .text()
      .notNull()
      .references(() => admin.id, { onDelete: 'cascade' }),
    /** Of the line: its kind, its object and its cause. */
    key: col.text().notNull(),
    state: col.oneOf(['DONE', 'HIDDEN']).notNull(),
    /** The day in India with which it ends. Null for good. */
    day: col.text(),
    /** The customer, enquiry or message that the line is about, with which it goes. Null if it is about none. */
    personId: col.text(),
    at: col.time().notNull(),
  },
  t => [
    primaryKey({ columns: [t.adminId, t.key] }),
    index('today_mark_person').on(t.personId).where(sql`${t.personId} IS NOT NULL`),
    index('today_mark_at').on(t.at),
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
