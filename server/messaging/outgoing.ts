/** Decides at the last moment whether and how a message goes out: things may have changed since it was planned (rules Q5, Q8). */
import type { Language } from '../../words/languages.ts';
import { customerOf } from '../auth/profile.ts';
import { isSilent } from '../auth/silent.ts';
import { mayUseWhatsapp } from '../consent/consent.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Channel, ChannelName, OutgoingMessage } from '../outside/channel.ts';
import { findActive } from '../professional/team.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { mobilePart } from '../shared/phone.ts';
import { type Instant, MINUTE } from '../shared/time.ts';
import { makeVisitLink } from '../visit-link/link.ts';
import { type Held, takePlace } from './ceiling.ts';
import {
  bookingFacts,
  calendarHost,
  dayFacts,
  eventsAbout,
  hasLink,
  linkOrigin,
  organizerOf,
  partsOf,
  visitLinkOf,
} from './facts.ts';
import { gather } from './gather.ts';
import { isGathered } from './gather-rules.ts';
import { KINDS, type MessageKind, type Way } from './kinds.ts';
import type { MessageFacts } from './message-facts.ts';
import { pointlessOf } from './plan-rules.ts';
import { findAboutNow, type MessageRow } from './store.ts';
import { afterNight, isNight } from './timing-rules.ts';
import { rendered } from './words.ts';

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
  /** The mobile may belong to somebody else by now, who must not read the name (rule S23). */
  mayBeStranger?: boolean;
}

/** Null without an address. */
const readerOf = async (
  { db: { read: db } }: Deps,
  { recipient, userId, professionalId }: MessageRow,
  channel: ChannelName,
  settings: Settings,
  now: Instant,
): Promise<Reader | null> => {
  const reader = (to: string | null | undefined, language: Language) => (to ? { to, language } : null);
  if (recipient === 'SALON') {
    return reader(channel === 'EMAIL' ? settings.email : mobileOf(settings.phone), 'en');
  }
  if (recipient === 'PROFESSIONAL') {
    const person = professionalId === null ? undefined : await findActive(db, { id: professionalId });
    return person ? reader(person.record.mobile, person.record.messageLanguage) : null;
  }
  const customer = userId === null ? undefined : await customerOf(db, userId);
  if (!customer) return null;
  if (channel === 'EMAIL') return reader(customer.email, customer.language);
  return { to: customer.mobile, language: customer.language, mayBeStranger: await isSilent(db, customer, now) };
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

/** The row of the log that stands for a message, and those that went into it. */
type Rows = [MessageRow, ...MessageRow[]];

interface Found {
  kind: MessageKind;
  facts: MessageFacts;
  rows: Rows;
  /** The reader did what it tells. */
  isOwnDoing?: boolean;
}

const factsFor = async (db: Queries, row: MessageRow, settings: Settings, now: Instant): Promise<Found | { drop: string }> => {
  const { kind } = row;
  if (row.bookingId === null) {
    const facts = await dayFacts(db, row, { settings, events: [], now });
    return facts ? { kind, facts, rows: [row] } : { drop: 'NOTHING_TO_SAY' };
  }
  const about = await findAboutNow(db, row.bookingId, settings.capacity);
  const events = await eventsAbout(db, row.bookingId);
  const pointless = pointlessOf({ ...row, step: partsOf(row).step }, about, events, now);
  if (pointless || !about) return { drop: pointless ?? 'DELETED' };
  const isOwnDoing = kind === 'CANCELLED' && events.find(event => event.kind === 'CANCELLED')?.actor === 'CUSTOMER';
  return { kind, facts: await bookingFacts(db, row, about, { settings, events, now }), rows: [row], isOwnDoing };
};

export interface Sendable {
  channel: Channel;
  /** Its place under the ceilings, for a message that is not sent after all (rule X13). */
  place: string;
  /** The reader's. */
  language: Language;
  /** What it tells, which may be less than its row said, or more. */
  kind: MessageKind;
  rows: Rows;
  /** The message in a language, and what the log keeps of it. */
  write(language: Language): {
    message: OutgoingMessage;
    kept: Pick<MessageRow, 'channel' | 'sentTo' | 'language' | 'text' | 'provider'>;
  };
}

export type Decision =
  /** Not at all, for this reason. */
  | { drop: string }
  /** Its rows say already why it is not sent. */
  | 'SETTLED'
  /** Not before then. With a reason, a ceiling holds its rows. */
  | { waitUntil: Instant; reason?: string; rows: Rows }
  /** Another message has it until then. */
  | { askAgainAt: Instant }
  | Sendable;

/** Spreads what one ceiling holds, so that not all of it asks again at the same moment. */
const SPREAD = 2 * MINUTE;

/** A customer who cancelled knows of it, so that is not told late. Everything else waits, and is sent if it is still true then. */
const heldBack = ({ log }: Deps, { kind, rows, isOwnDoing }: Found, { heldBy, until, isNews }: Held): Decision => {
  if (isNews) log.warn({ ceiling: heldBy, kind }, 'a ceiling of messages was met: some are held');
  const reason = `CEILING_${heldBy}`;
  if (isOwnDoing) return { drop: reason };
  const opens = until + Math.round(Math.random() * SPREAD);
  return { waitUntil: KINDS[kind].atNight ? opens : afterNight(opens), reason, rows };
};

/** What to do with a message that is due. Makes the link that it shows. */
export async function decide(deps: Deps, row: MessageRow): Promise<Decision> {
  const { db, clock, channels } = deps;
  const now = clock.now();
  const settings = await readSettings(db.read);
  const { messagesOff } = settings;
  const isVisit = isGathered(row.kind);
  if (!isVisit && messagesOff.includes(row.kind)) return { drop: 'SWITCHED_OFF' };
  const judged = isVisit ? undefined : await factsFor(db.read, row, settings, now);
  if (judged && 'drop' in judged) return judged;
  if (isNight(now) && !KINDS[row.kind].atNight) return { waitUntil: afterNight(now), rows: [row] };
  const name = await channelFor(deps, row, partsOf(row).way as Way);
  const channel = name && channels[name];
  if (!name || !channel) return { drop: 'NO_CHANNEL' };
  const reader = await readerOf(deps, row, name, settings, now);
  if (reader === null) return { drop: 'NO_ADDRESS' };
  const mayJoin = !messagesOff.includes('VISITS_CHANGED') && !channel.lacks?.('VISITS_CHANGED');
  const found = judged ?? (await db.tx(tx => gather(tx, row, settings, { mayJoin, now })));
  if (found === 'SETTLED') return found;
  if ('notBefore' in found) return { askAgainAt: found.notBefore };
  return sendableOf(deps, found, { name, channel, reader, settings, now });
}

interface By {
  name: ChannelName;
  channel: Channel;
  reader: Reader;
  settings: Settings;
  now: Instant;
}

/** The message with its place under the ceilings, or what they say. */
const sendableOf = async (deps: Deps, found: Found, { name, channel, reader, settings, now }: By): Promise<Decision> => {
  const { db, config } = deps;
  const { to, language, mayBeStranger } = reader;
  const { kind, rows } = found;
  const facts = mayBeStranger ? { ...found.facts, customerName: null } : found.facts;
  const [{ bookingId, recipient, userId }] = rows;
  const origin = bookingId !== null && hasLink(kind) ? linkOrigin(config) : undefined;
  const taken = await db.tx(async tx => {
    const place = await takePlace(tx, config, { kind, recipient, userId, channel: name, to }, now);
    return 'heldBy' in place ? place : { ...place, token: origin && bookingId && (await makeVisitLink(tx, bookingId, now)) };
  });
  if ('heldBy' in taken) return heldBack(deps, found, taken);
  const { place, token } = taken;
  const entry = name === 'EMAIL' &&
    recipient === 'CUSTOMER' && {
      host: calendarHost(config),
      organizer: organizerOf(config, settings),
      attendee: to,
      now,
    };
  const write: Sendable['write'] = spoken => {
    const link = origin && token ? visitLinkOf(origin, spoken, token) : null;
    const { text, ...parts } = rendered(kind, name, spoken, { ...facts, link, ...(entry && { calendar: entry }) });
    // The log is no place for a link that opens the booking.
    const kept = token ? text.replaceAll(token, '…') : text;
    return {
      message: { kind, to, language: spoken, text, bookingId, ...parts },
      kept: { channel: name, sentTo: masked(to), language: spoken, text: kept, provider: channel.provider },
    };
  };
  return { channel, language, place, kind, rows, write };
};
