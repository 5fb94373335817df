/** Messages to customers, professionals and the salon, and what belongs to them: consents, links, calendar feeds. */

import { type AlertKind, MESSAGE_KINDS } from '../../shared/message-kinds.ts';
import { col, index, primaryKey, sql, table, uniqueIndex } from '../dialect/dialect.ts';
import { user } from './accounts.ts';
import { booking } from './bookings.ts';
import { professional } from './professionals.ts';

/**
 * The log of messages, one row for each way: phone, or e-mail. A row is planned with its due time and rendered when it is sent, so its text is
 * null before. Erasing an account removes `text` and `sentTo` of its rows.
 */
export const messageLog = table(
  'message_log',
  {
    id: col.text().primaryKey(),
    /**
     * `booking:kind:step:way`, and for somebody on the staff `:person`, so that no message is written twice. The step is the event or
     * the slot that it is about.
     */
    key: col.text().notNull(),
    kind: col.oneOf(MESSAGE_KINDS).notNull(),
    channel: col.oneOf(['SMS', 'WHATSAPP', 'EMAIL']).notNull(),
    recipient: col.oneOf(['CUSTOMER', 'PROFESSIONAL', 'SALON']).notNull(),
    bookingId: col.text().references(() => booking.id, { onDelete: 'cascade' }),
    /** The customer whom the message is about. No foreign key: the row outlives the account. */
    userId: col.text(),
    professionalId: col.text(),
    /** The others of a party whom a message to the customer named, by ids with commas (rule Q31). */
    others: col.text(),
    /** To the salon: who on its staff. Null for the salon itself. No foreign key: the row outlives the person. */
    personId: col.text(),
    language: col.text().notNull(),
    /** The masked mobile or e-mail. */
    sentTo: col.text(),
    text: col.text(),
    state: col.oneOf(['WAITING', 'SENT', 'DELIVERED', 'READ', 'FAILED', 'DROPPED']).notNull(),
    /** Why it failed or was dropped: a code. */
    reason: col.text(),
    tries: col.int().notNull().default(0),
    dueAt: col.time().notNull(),
    sentAt: col.time(),
    /** The provider's name, and its id of the message. Delivery reports name it. */
    provider: col.text(),
    providerId: col.text(),
    createdAt: col.time().notNull(),
    /** Staff noted then that the reader of a failed message knows. */
    toldAt: col.time(),
  },
  t => [
    uniqueIndex('message_log_key').on(t.key),
    index('message_log_due').on(t.dueAt, t.id),
    index('message_log_state').on(t.state, t.dueAt, t.id),
    index('message_log_kind').on(t.kind, t.dueAt, t.id),
    index('message_log_booking').on(t.bookingId, t.dueAt, t.id),
    index('message_log_user').on(t.userId).where(sql`${t.userId} IS NOT NULL`),
    index('message_log_professional').on(t.professionalId, t.state, t.dueAt).where(sql`${t.professionalId} IS NOT NULL`),
    index('message_log_person').on(t.personId).where(sql`${t.personId} IS NOT NULL`),
    index('message_log_provider').on(t.providerId).where(sql`${t.providerId} IS NOT NULL`),
  ],
);

/** What a provider reported of a message before the log knew the provider's id of it (rule Q25). The log takes it over, or it goes in a day. */
export const earlyReport = table(
  'early_report',
  {
    provider: col.text().notNull(),
    providerId: col.text().notNull(),
    state: col.oneOf(['DELIVERED', 'READ', 'FAILED']).notNull(),
    reason: col.text(),
    cameAt: col.time().notNull(),
  },
  t => [primaryKey({ columns: [t.provider, t.providerId, t.state] }), index('early_report_came').on(t.cameAt)],
);

/** Who on the salon's staff is told of what (rule Q50). The row `salon` is the salon itself, whose mobile and e-mail settings have. */
export const alertPerson = table(
  'alert_person',
  {
    id: col.text().primaryKey(),
    name: col.text().notNull(),
    mobile: col.text(),
    email: col.text(),
    language: col.oneOf(['en', 'hi', 'mr']).notNull(),
    ways: col.json<('SMS' | 'WHATSAPP' | 'EMAIL')[]>().notNull(),
    kinds: col.json<AlertKind[]>().notNull(),
    /** What the person agreed to, when, and for which mobile. Null without WhatsApp. */
    consent: col.json<{ wording: string; at: number; mobile: string }>(),
    createdAt: col.time().notNull(),
  },
  t => [index('alert_person_created').on(t.createdAt)],
);

/** What customers agreed to, with the wording they saw. A withdrawal keeps the row. Advertising has a row for each way. */
export const consent = table(
  'consent',
  {
    id: col.text().primaryKey(),
    userId: col
      .text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    purpose: col.oneOf(['WHATSAPP', 'MARKETING']).notNull(),
    wording: col.text().notNull(),
    /** Of MARKETING only: the way that was allowed, and the language of the wording. */
    channel: col.oneOf(['SMS', 'WHATSAPP', 'EMAIL']),
    language: col.oneOf(['en', 'hi', 'mr']),
    givenAt: col.time().notNull(),
    withdrawnAt: col.time(),
  },
  t => [
    index('consent_user').on(t.userId, t.purpose, t.givenAt),
    index('consent_marketing').on(t.userId).where(sql`${t.purpose} = 'MARKETING' AND ${t.withdrawnAt} IS NULL`),
  ],
);

/** The links `/v/{token}` of messages. Each opens one booking until the day after its visit. */
export const visitLink = table(
  'visit_link',
  {
    /** SHA-256 of the token. */
    tokenHash: col.text().primaryKey(),
    bookingId: col
      .text()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    createdAt: col.time().notNull(),
  },
  t => [index('visit_link_booking').on(t.bookingId), index('visit_link_created').on(t.createdAt)],
);

/** Calendar feeds at secret addresses: a professional's visits, or all of the salon's. */
export const calendarFeed = table(
  'calendar_feed',
  {
    id: col.text().primaryKey(),
    /** SHA-256 of the token. */
    tokenHash: col.text().notNull(),
    /** Null for the whole salon. */
    professionalId: col.text().references(() => professional.id, { onDelete: 'cascade' }),
    createdBy: col.text().notNull(),
    createdAt: col.time().notNull(),
    lastReadAt: col.time(),
  },
  t => [uniqueIndex('calendar_feed_token').on(t.tokenHash), index('calendar_feed_professional').on(t.professionalId)],
);
