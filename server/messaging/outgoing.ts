/** Decides at the last moment whether and how a message goes out: things may have changed since it was planned (rules Q5, Q8). */
import type { Language } from '../../words/languages.ts';
import { customerOf } from '../auth/profile.ts';
import { mayUseWhatsapp } from '../consent/consent.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type EventRow, eventsOfBooking } from '../events/events.ts';
import type { Channel, ChannelName, OutgoingMessage } from '../outside/channel.ts';
import { findActive } from '../professional/team.ts';
import { areSaved, readSettings, type Settings } from '../settings/settings.ts';
import { mobilePart } from '../shared/phone.ts';
import { type Instant, MINUTE } from '../shared/time.ts';
import { makeVisitLink } from '../visit-link/link.ts';
import { type Held, takePlace } from './ceiling.ts';
import { bookingFacts, calendarHost, dayFacts, hasLink, linkOrigin, organizerOf, partsOf, visitLinkOf } from './facts.ts';
import { KINDS, type Way } from './kinds.ts';
import type { MessageFacts } from './message-facts.ts';
import { pointlessOf } from './plan-rules.ts';
import { findAbout, type MessageRow } from './store.ts';
import { afterNight, isNight } from './timing-rules.ts';
import { rendered } from './words.ts';

/** More events than a booking ever has. */
const MOST_EVENTS = 500;

/** The events of a booking that messages may follow from, latest first. */
export function eventsAbout(db: Queries, bookingId: string): Promise<EventRow[]> {
  return eventsOfBooking(db, bookingId, ['EXTERNAL_CHANGED'], MOST_EVENTS);
}

/** A mobile of ten digits; null if the salon's phone is none. */
export function mobileOf(phone: string): string | null {
  const digits = mobilePart(phone);
  return digits && /^[6-9]\d{9}$/.test(digits) ? digits : null;
}

/** As the log shows it: enough to recognise it, not enough to call. */
const masked = (to: string): string =>
  to.includes('@') ? `${to.slice(0, 2)}***${to.slice(to.indexOf('@'))}` : `${to.slice(0, 2)}******${to.slice(-2)}`;

interface Reader {
  to: string;
  language: Language;
}

/** Null without an address. */
const readerOf = async (
  { db: { read: db }, config }: Deps,
  { recipient, userId, professionalId }: MessageRow,
  channel: ChannelName,
  settings: Settings,
): Promise<Reader | null> => {
  const reader = (to: string | null | undefined, language: Language) => (to ? { to, language } : null);
  if (recipient === 'SALON') {
    // Until staff save settings, phone and e-mail are those of the demo salon.
    if (config.production && !(await areSaved(db))) return null;
    return reader(channel === 'EMAIL' ? settings.email : mobileOf(settings.phone), 'en');
  }
  if (recipient === 'PROFESSIONAL') {
    const person = professionalId === null ? undefined : await findActive(db, { id: professionalId });
    return person ? reader(person.record.mobile, person.record.messageLanguage) : null;
  }
  const customer = userId === null ? undefined : await customerOf(db, userId);
  return customer ? reader(channel === 'EMAIL' ? customer.email : customer.mobile, customer.language) : null;
};

/** WhatsApp first where the customer has agreed, SMS otherwise. Undefined if the installation has no channel for the way. */
const channelFor = async (
  { db, channels }: Deps,
  { recipient, userId }: MessageRow,
  way: Way,
): Promise<ChannelName | undefined> => {
  if (way === 'EMAIL') return channels.EMAIL && 'EMAIL';
  const mayChat = way === 'PHONE' && channels.WHATSAPP && recipient === 'CUSTOMER' && userId !== null;
  if (mayChat && (await mayUseWhatsapp(db.read, userId))) return 'WHATSAPP';
  return channels.SMS && 'SMS';
};

const factsFor = async (
  db: Queries,
  row: MessageRow,
  settings: Settings,
  now: Instant,
): Promise<{ facts: MessageFacts; isOwnDoing: boolean } | { drop: string }> => {
  if (row.bookingId === null) {
    const facts = await dayFacts(db, row, { settings, events: [], now });
    return facts ? { facts, isOwnDoing: false } : { drop: 'NOTHING_TO_SAY' };
  }
  const named = await findAbout(db, row.bookingId);
  const about = named && settings.capacity === 'TEAMS' ? { ...named, visit: null } : named;
  const events = await eventsAbout(db, row.bookingId);
  const pointless = pointlessOf({ ...row, step: partsOf(row).step }, about, events, now);
  if (pointless || !about) return { drop: pointless ?? 'DELETED' };
  const isOwnDoing = row.kind === 'CANCELLED' && events.find(({ kind }) => kind === 'CANCELLED')?.actor === 'CUSTOMER';
  return { facts: await bookingFacts(db, row, about, { settings, events, now }), isOwnDoing };
};

export interface Sendable {
  channel: Channel;
  /** Its place under the ceilings, for a message that is not sent after all (rule X13). */
  place: string;
  /** The reader's. */
  language: Language;
  /** The message in a language, and what the log keeps of it. */
  write(language: Language): {
    message: OutgoingMessage;
    kept: Pick<MessageRow, 'channel' | 'sentTo' | 'language' | 'text' | 'provider'>;
  };
}

export type Decision =
  /** Not at all, for this reason. */
  | { drop: string }
  /** Not before then. With a reason, a ceiling holds it. */
  | { waitUntil: Instant; reason?: string }
  | Sendable;

/** Spreads what one ceiling holds, so that not all of it asks again at the same moment. */
const SPREAD = 2 * MINUTE;

/** A customer who cancelled knows of it, so that is not told late. Everything else waits, and is sent if it is still true then. */
const heldBack = ({ log }: Deps, row: MessageRow, { heldBy, until, isNews }: Held, isOwnDoing: boolean): Decision => {
  if (isNews) log.warn({ ceiling: heldBy, kind: row.kind }, 'a ceiling of messages was met: some are held');
  const reason = `CEILING_${heldBy}`;
  if (isOwnDoing) return { drop: reason };
  const opens = until + Math.round(Math.random() * SPREAD);
  return { waitUntil: KINDS[row.kind].atNight ? opens : afterNight(opens), reason };
};

/** What to do with a message that is due. Makes the link that it shows. */
export async function decide(deps: Deps, row: MessageRow): Promise<Decision> {
  const { db, clock, channels, config } = deps;
  const now = clock.now();
  const settings = await readSettings(db.read);
  if (settings.messagesOff.includes(row.kind)) return { drop: 'SWITCHED_OFF' };
  const found = await factsFor(db.read, row, settings, now);
  if ('drop' in found) return found;
  if (isNight(now) && !KINDS[row.kind].atNight) return { waitUntil: afterNight(now) };
  const name = await channelFor(deps, row, partsOf(row).way as Way);
  const channel = name && channels[name];
  if (!name || !channel) return { drop: 'NO_CHANNEL' };
  const reader = await readerOf(deps, row, name, settings);
  if (reader === null) return { drop: 'NO_ADDRESS' };

  const { to, language } = reader;
  const { bookingId, kind } = row;
  const origin = bookingId !== null && hasLink(kind) ? linkOrigin(config) : undefined;
  const taken = await db.tx(async tx => {
    const place = await takePlace(tx, config, { ...row, channel: name, to }, now);
    return 'heldBy' in place ? place : { ...place, token: origin && bookingId && (await makeVisitLink(tx, bookingId, now)) };
  });
  if ('heldBy' in taken) return heldBack(deps, row, taken, found.isOwnDoing);
  const { place, token } = taken;
  const entry = name === 'EMAIL' &&
    row.recipient === 'CUSTOMER' && {
      host: calendarHost(config),
      organizer: organizerOf(config, settings),
      attendee: to,
      now,
    };
  const write: Sendable['write'] = spoken => {
    const link = origin && token ? visitLinkOf(origin, spoken, token) : null;
    const { text, ...parts } = rendered(kind, name, spoken, { ...found.facts, link, ...(entry && { calendar: entry }) });
    // The log is no place for a link that opens the booking.
    const kept = token ? text.replaceAll(token, '…') : text;
    return {
      message: { kind, to, language: spoken, text, bookingId, ...parts },
      kept: { channel: name, sentTo: masked(to), language: spoken, text: kept, provider: channel.provider },
    };
  };
  return { channel, language, place, write };
}
