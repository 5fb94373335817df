/** Decides at the last moment whether and how a message goes out: things may have changed since it was planned (rules Q5, Q8). */
import { type Instant, MINUTE } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import { isSilent } from '../../accounts/auth/silent.ts';
import { mayUseWhatsapp } from '../../accounts/consent/consent.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Channel, ChannelName, OutgoingMessage } from '../../platform/outside/channel.ts';
import { isQuiet, quietChannel } from '../../salon/demo/quiet.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { findActive } from '../../schedule/professional/team.ts';
import { startCodeOf } from '../../schedule/professional/visit-rules.ts';
import { isAboutCourse, learnerReader } from '../facts/about-course.ts';
import { factorReader, isAboutFactor } from '../facts/about-factor.ts';
import { isAboutNudge, nudgeLinkOf } from '../facts/about-nudge.ts';
import { oldNumberReader } from '../facts/about-number.ts';
import { isAboutOffer, offerLinkOf } from '../facts/about-offer.ts';
import { isAboutSeries, seriesLinkOf } from '../facts/about-series.ts';
import { isAboutWish, wishReader } from '../facts/about-wish.ts';
import type { Found, Rows } from '../facts/to-say.ts';
import { findWords } from '../facts/to-say.ts';
import { makeVisitLink } from '../link/link.ts';
import { linkOrigin, siteOf, visitLinkOf } from '../link/site-address.ts';
import { togetherOf } from '../who-learns/alert-rules.ts';
import { baseOf, goesAtNight, isOff, type MessageKind, type Way } from '../who-learns/kinds.ts';
import { mayChat, SALON_ID } from '../who-learns/listener-rules.ts';
import { readListeners } from '../who-learns/listeners.ts';
import { type MessageRow, namesAsKept, partsOf } from '../who-learns/message.ts';
import { afterNight, isMarketingHour, isNight, nextMarketingHour } from '../who-learns/timing-rules.ts';
import { calendarHost, organizerOf } from '../words/calendar-entry.ts';
import { hasLink, rendered } from '../words/render.ts';
import { advertisingChannel } from './advertising.ts';
import { type Held, takePlace } from './ceiling.ts';
import { gather } from './gather.ts';
import { gatherAlerts } from './gather-alerts.ts';
import { isGathered } from './gather-rules.ts';

/** A mobile or an address as the log shows it: enough to recognise it, not enough to call. */
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
  row: MessageRow,
  channel: ChannelName,
  settings: Settings,
  now: Instant,
): Promise<Reader | null> => {
  const { recipient, userId, professionalId } = row;
  const reader = (to: string | null | undefined, language: Language) => (to ? { to, language } : null);
  if (isAboutFactor(row.kind)) return factorReader(db, row);
  if (recipient === 'SALON') {
    const person = (await readListeners(db, settings)).find(({ id }) => id === (row.personId ?? SALON_ID));
    return person ? reader(channel === 'EMAIL' ? person.email : person.mobile, person.language) : null;
  }
  if (row.kind === 'NUMBER_OLD') return oldNumberReader(db, row);
  if (recipient === 'PROFESSIONAL') {
    const person = professionalId === null ? undefined : await findActive(db, { id: professionalId });
    return person ? reader(person.record.mobile, person.record.messageLanguage) : null;
  }
  if (isAboutCourse(row.kind)) return learnerReader(db, row);
  if (isAboutWish(row.kind)) return wishReader(db, row, settings);
  const customer = userId === null ? undefined : await customerOf(db, userId);
  if (!customer) return null;
  if (channel === 'EMAIL') return reader(customer.email, customer.language);
  return { to: customer.mobile, language: customer.language, mayBeStranger: await isSilent(db, customer, now) };
};

/** Whether the reader has agreed to WhatsApp. Professionals are not asked. */
const mayChatWith = async (db: Queries, { recipient, userId, personId }: MessageRow, settings: Settings): Promise<boolean> => {
  if (recipient === 'CUSTOMER') return userId !== null && mayUseWhatsapp(db, userId);
  if (recipient !== 'SALON') return false;
  return (await readListeners(db, settings)).some(one => one.id === (personId ?? SALON_ID) && mayChat(one));
};

/** WhatsApp first where the reader has agreed, SMS otherwise. Undefined if the installation has no channel for the way. */
const channelFor = async (deps: Deps, row: MessageRow, settings: Settings): Promise<ChannelName | undefined> => {
  const { db, channels } = deps;
  const way = partsOf(row).way as Way;
  if (isAboutNudge(row.kind)) return advertisingChannel(deps, db.read, { userId: row.userId, kind: row.kind, way });
  if (way === 'EMAIL') return channels.EMAIL && 'EMAIL';
  if (way === 'PHONE' && channels.WHATSAPP && (await mayChatWith(db.read, row, settings))) return 'WHATSAPP';
  return channels.SMS && 'SMS';
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
    kept: Pick<MessageRow, 'channel' | 'sentTo' | 'language' | 'text' | 'provider'> &
      Partial<Pick<MessageRow, 'professionalId' | 'others'>>;
  };
}

export type Decision =
  /** The message is not sent at all, for this reason. */
  | { drop: string }
  /** Its rows say already why it is not sent. */
  | 'SETTLED'
  /** The message is not sent before then. With a reason, a ceiling holds its rows. */
  | { waitUntil: Instant; reason?: string; rows: Rows }
  /** Another message takes this one along until then. */
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
  const [row] = rows;
  return { waitUntil: goesAtNight(kind, partsOf(row).step, opens) ? opens : afterNight(opens), reason, rows };
};

/** What to do with a message that is due. Makes the link that it shows. */
export async function decide(deps: Deps, row: MessageRow): Promise<Decision> {
  const { db, clock, channels } = deps;
  const now = clock.now();
  const settings = await readSettings(db.read);
  const { messagesOff } = settings;
  const isVisit = isGathered(row.kind);
  const together = togetherOf(row.kind);
  if (!isVisit && isOff(row.kind, messagesOff)) return { drop: 'SWITCHED_OFF' };
  const judged = isVisit || together ? undefined : await findWords(deps, row, settings, now);
  if (judged && 'drop' in judged) return judged;
  const mayGo = goesAtNight(row.kind, partsOf(row).step, now) || judged?.isUrgent;
  if (isNight(now) && !mayGo) return { waitUntil: afterNight(now), rows: [row] };
  const isMarketing = isAboutNudge(row.kind);
  if (isMarketing && !isMarketingHour(now)) return { waitUntil: nextMarketingHour(now), rows: [row] };
  const name = await channelFor(deps, row, settings);
  if (isMarketing && !name) return { drop: 'NO_CONSENT' };
  const channel = name && (await isQuiet(db.read, row, settings)) ? quietChannel : name && channels[name];
  if (!name || !channel) return { drop: 'NO_CHANNEL' };
  const reader = await readerOf(deps, row, name, settings, now);
  // Advertising must not go to somebody who may have the number by now.
  if (reader === null || (isMarketing && reader.mayBeStranger)) return { drop: 'NO_ADDRESS' };
  const several = together ?? 'VISITS_CHANGED';
  const mayJoin = !messagesOff.includes(several) && !channel.lacks?.(several);
  const gathered = together ? gatherAlerts : gather;
  const found = judged ?? (await db.tx(tx => gathered(tx, row, settings, { mayJoin, now })));
  if (found === 'SETTLED') return found;
  if ('notBefore' in found) return { askAgainAt: found.notBefore };
  return sendableOf(deps, { ...found, kind: fittingKind(found.kind, channel) }, { name, channel, reader, settings, now });
}

/** A provider without a template for what there is to say has perhaps one for the plain kind. It must not name somebody, though. */
const fittingKind = (kind: MessageKind, channel: Channel): MessageKind =>
  kind !== 'WHO_OPEN' && channel.lacks?.(kind) ? baseOf(kind) : kind;

interface By {
  name: ChannelName;
  channel: Channel;
  reader: Reader;
  settings: Settings;
  now: Instant;
}

/** The token of a link to no booking, which the secret makes. */
const tokenOf = (kind: MessageKind, config: Deps['config'], row: MessageRow): string | undefined => {
  if (isAboutOffer(kind)) return offerLinkOf(config, row);
  if (isAboutNudge(kind)) return nudgeLinkOf(config, row);
  return isAboutSeries(kind) ? seriesLinkOf(config, row) : undefined;
};

/** The message with its place under the ceilings, or what they say. */
const sendableOf = async (deps: Deps, found: Found, { name, channel, reader, settings, now }: By): Promise<Decision> => {
  const { db, config } = deps;
  const { to, language, mayBeStranger } = reader;
  const { kind, rows, names } = found;
  const facts = mayBeStranger ? { ...found.facts, customerName: null } : found.facts;
  const [row] = rows;
  const { bookingId, recipient, userId } = row;
  const origin = hasLink(kind, name) ? linkOrigin(config) : undefined;
  const taken = await db.tx(async tx => {
    const place = await takePlace(tx, config, { kind, recipient, userId, channel: name, to }, now);
    if ('heldBy' in place || !origin) return { token: undefined, ...place };
    return {
      ...place,
      token: tokenOf(kind, config, row) ?? (bookingId && (await makeVisitLink(tx, bookingId, now))),
    };
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
  const linkIn = (spoken: Language, secret: string | null | undefined): string | null => {
    if (!origin) return null;
    if (isAboutWish(kind)) return siteOf(origin, spoken);
    if (isAboutCourse(kind)) return `${siteOf(origin, spoken)}/profile`;
    return secret ? visitLinkOf(origin, spoken, secret) : null;
  };
  const write: Sendable['write'] = spoken => {
    const isFor = { ...facts, ...(entry && { calendar: entry }) };
    const codeOf = facts.proposalId ?? bookingId;
    const startCode = codeOf && startCodeOf(config.jwtSecret, codeOf);
    const { text, ...parts } = rendered(kind, name, spoken, { ...isFor, link: linkIn(spoken, token), startCode });
    // The log is no place for a link that opens the booking, nor for the code that begins the visit.
    const kept = rendered(kind, name, spoken, { ...isFor, link: linkIn(spoken, token && '…'), startCode: '…' }).text;
    return {
      message: { kind, to, language: spoken, text, bookingId, ...parts },
      kept: {
        ...{ channel: name, sentTo: masked(to), language: spoken, text: kept, provider: channel.provider },
        ...(names !== undefined && namesAsKept(names)),
      },
    };
  };
  return { channel, language, place, kind, rows, write };
};
