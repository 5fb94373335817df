/**
 * Calendar text by RFC 5545 and invitations by RFC 5546: a visit keeps one UID, and each change raises its SEQUENCE (rule Q23). Written by
 * hand, because the packages for it bring ten times as much for zones and repetitions that visits do not have. Pure.
 */
import { istInstant } from '../../../common/minutes.ts';
import type { Instant } from '../../../common/time.ts';
import { wordsOf } from '../../../common/words/all.ts';
import type { Language } from '../../../common/words/languages.ts';
import type { Config } from '../../platform/config/config.ts';
import { senderOf } from '../../platform/config/providers-config.ts';
import type { EventKind } from '../../platform/events/events.ts';
import type { CalendarMethod } from '../../platform/outside/channel.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import type { MessageFacts } from './message-facts.ts';

export interface CalendarEntry {
  uid: string;
  sequence: number;
  /** When the text is written. */
  stamp: Instant;
  start: Instant;
  end: Instant;
  summary: string;
  status: 'CONFIRMED' | 'CANCELLED';
  description?: string | undefined;
  location?: string | undefined;
  url?: string | undefined;
  /** E-mail addresses. */
  organizer?: { name: string; address: string };
  attendee?: string | undefined;
  /** What the calendar says two hours before. */
  alarm?: string | undefined;
}

/** `20261127T050000Z`: times in UTC need no description of a zone. */
const utc = (instant: Instant): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, sign => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

/** A quoted parameter can hold neither quotes nor line breaks. */
const quoted = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, ' ')}"`;

/** Lines of at most 75 octets. A letter of several octets stays whole. */
const folded = (line: string): string => {
  const parts: string[] = [];
  let [part, size] = ['', 0];
  for (const letter of line) {
    const octets = Buffer.byteLength(letter);
    // The blank before a continued line counts.
    if (size + octets > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      [part, size] = ['', 0];
    }
    part += letter;
    size += octets;
  }
  return [...parts, part].join('\r\n ');
};

const lines = (all: (string | false | undefined)[]): string =>
  all
    .filter(line => typeof line === 'string')
    .map(line => `${folded(line)}\r\n`)
    .join('');

/** One VEVENT with CRLF at the end of each line. */
export function vevent(entry: CalendarEntry): string {
  const { organizer, attendee, description, location, url, alarm } = entry;
  return lines([
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    `DTSTART:${utc(entry.start)}`,
    `DTEND:${utc(entry.end)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    description !== undefined && `DESCRIPTION:${escaped(description)}`,
    location !== undefined && `LOCATION:${escaped(location)}`,
    url !== undefined && `URL:${url}`,
    `STATUS:${entry.status}`,
    // Without this line, apps that keep a cancelled entry show its time as taken.
    entry.status === 'CANCELLED' && 'TRANSP:TRANSPARENT',
    organizer && `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.address}`,
    attendee && `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
    ...(alarm === undefined
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT2H', `DESCRIPTION:${escaped(alarm)}`, 'END:VALARM']),
    'END:VEVENT',
  ]);
}

/** How often apps shall read a feed. The second name is Outlook's. */
const READ_AGAIN = ['REFRESH-INTERVAL;VALUE=DURATION:PT15M', 'X-PUBLISHED-TTL:PT15M'];

/** A calendar of such events. `name` is the name of a feed. */
export function vcalendar(events: string[], { method, name }: { method?: CalendarMethod; name?: string } = {}): string {
  const head = lines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nikhar//Visits//EN',
    method && `METHOD:${method}`,
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escaped(name)}`, ...READ_AGAIN]),
  ]);
  return `${head}${events.join('')}END:VCALENDAR\r\n`;
}

/** The same for a visit everywhere: its e-mails, downloads and feeds. */
export function uidOf(bookingId: string, host: string): string {
  return `${bookingId}@${host}`;
}

/** Each raises the calendar entry's SEQUENCE, otherwise calendars ignore it. */
export const RAISING_SEQUENCE: EventKind[] = ['MOVED', 'ADDRESS_CHANGED', 'SERVICES_CHANGED', 'CANCELLED'];

/** Behind the @ of a calendar entry's UID. */
export function calendarHost({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string {
  return PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'nikhar';
}

/** Who invites to a visit: the sender of the salon's e-mails. Empty if nobody knows an address. */
export function organizerOf({ MAIL_FROM }: Pick<Config, 'MAIL_FROM'>, settings: Settings): string {
  return senderOf(MAIL_FROM ?? '')?.address ?? settings.email;
}

type EntryFacts = Pick<
  MessageFacts,
  | 'salonName'
  | 'bookingId'
  | 'date'
  | 'startMinute'
  | 'untilMinute'
  | 'services'
  | 'guestCount'
  | 'address'
  | 'link'
  | 'sequence'
  | 'calendar'
>;

/** The customer's entry of a visit, in e-mails and downloads. Undefined if the facts do not have all of it. */
export function calendarEntryOf(
  isCancelled: boolean,
  language: Language,
  facts: EntryFacts,
): { method: CalendarMethod; content: string } | undefined {
  const { calendar, bookingId, date, startMinute, untilMinute, salonName } = facts;
  if (!calendar || bookingId === null || date === null || startMinute === null || untilMinute === null) return undefined;
  const words = wordsOf[language].messages;
  const event = vevent({
    uid: uidOf(bookingId, calendar.host),
    sequence: facts.sequence,
    stamp: calendar.now,
    start: istInstant(date, startMinute),
    end: istInstant(date, untilMinute),
    summary: words.visitOf(salonName),
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    description:
      [facts.services.join(', '), facts.guestCount > 1 && words.guests(facts.guestCount)].filter(Boolean).join('\n') || undefined,
    location: facts.address ?? undefined,
    url: facts.link ?? undefined,
    organizer: calendar.organizer ? { name: salonName, address: calendar.organizer } : undefined,
    attendee: calendar.attendee,
    alarm: isCancelled ? undefined : words.comesInTwoHours(salonName),
  });
  const method = isCancelled ? 'CANCEL' : calendar.attendee ? 'REQUEST' : 'PUBLISH';
  return { method, content: vcalendar([event], { method }) };
}
