/** Gathers what the text of a message may say, when it is sent. */

import { clockLabel, minuteOf } from '../../../common/minutes.ts';
import { toRupees } from '../../../common/money.ts';
import { addDays, type Instant, type IsoDate, istDate, istMidnight } from '../../../common/time.ts';
import { isLanguage, type Language } from '../../../common/words/languages.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import { due } from '../../money/ledger/rules.ts';
import type { Config } from '../../platform/config/config.ts';
import { senderOf } from '../../platform/config/providers-config.ts';
import type { Queries } from '../../platform/db/database.ts';
import { type EventKind, type EventRow, eventsOfBooking } from '../../platform/events/events.ts';
import { listIn } from '../../platform/shared/list-of.ts';
import { shortDay } from '../../platform/shared/local-words.ts';
import { smsName } from '../../salon/settings/name-rules.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { nameOfProfessional } from '../../schedule/professional/team.ts';
import { allUncovered } from '../../schedule/professional/uncovered.ts';
import {
  type AboutBooking,
  countBooked,
  findItemsOf,
  findLeftToTeams,
  findServiceNames,
  findUnreadCourse,
  findVisitsOn,
  sumDay,
} from './store.ts';
import { KINDS } from '../who-learns/kinds.ts';
import { LATE_STEP } from '../plan/late-rules.ts';
import type { MessageFacts } from '../words/message-facts.ts';
import { partsOf } from '../who-learns/message.ts';
import { moneyFacts, NO_MONEY } from './money-facts.ts';
import type { MessageRow } from '../send/store.ts';
import { unlinked } from '../words/unlinked.ts';

/** The reader's language when the message was written. */
export function languageOf({ language }: MessageRow): Language {
  return isLanguage(language) ? language : 'en';
}

/** What every message says of the salon. */
export function salonFacts(settings: Settings) {
  return { salonName: settings.salonName, brand: smsName(settings), salonPhone: settings.phone };
}

export const NOTHING: Omit<MessageFacts, keyof ReturnType<typeof salonFacts>> = {
  customerName: null,
  bookingId: null,
  reference: null,
  date: null,
  startMinute: null,
  endMinute: null,
  untilMinute: null,
  lengthMinutes: null,
  services: [],
  professionalName: null,
  startCode: null,
  courseName: null,
  lateMinutes: null,
  ...NO_MONEY,
  address: null,
  link: null,
  sequence: 0,
  fromDate: null,
  fromMinute: null,
  lines: [],
  counts: {},
};

const SLOT_MINUTES = { TWO_HOUR: 120, HOURLY: 60 };

/** How long after the start of her visit she may come: the window that the customer was told. */
const windowMinutes = ({ capacity, arrivalGraceMinutes, slotPlan }: Settings): number =>
  capacity === 'PROFESSIONALS' ? arrivalGraceMinutes : SLOT_MINUTES[slotPlan];

/** Each raises the calendar entry's SEQUENCE, otherwise calendars ignore it. */
export const RAISING_SEQUENCE: EventKind[] = ['MOVED', 'ADDRESS_CHANGED', 'SERVICES_CHANGED', 'CANCELLED'];

/** Where links lead. Undefined in production without PUBLIC_URL: a link of a message must not lead anywhere else. */
export function linkOrigin({
  PUBLIC_URL,
  PORT,
  production,
}: Pick<Config, 'PUBLIC_URL' | 'PORT' | 'production'>): string | undefined {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  return production ? undefined : `http://localhost:${PORT}`;
}

/** The site in a language. */
export function siteOf(origin: string, language: Language): string {
  return language === 'en' ? origin : `${origin}/${language}`;
}

/** A customer's link opens the site in their language. */
export function visitLinkOf(origin: string, language: Language, token: string): string {
  return `${siteOf(origin, language)}/v/${token}`;
}

/** Behind the @ of a calendar entry's UID. */
export function calendarHost({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string {
  return PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'nikhar';
}

/** Who invites to a visit: the sender of the salon's e-mails. Empty if nobody knows an address. */
export function organizerOf({ MAIL_FROM }: Pick<Config, 'MAIL_FROM'>, settings: Settings): string {
  return senderOf(MAIL_FROM ?? '')?.address ?? settings.email;
}

const nameOfOne = async (db: Queries, id: string | null) => (id ? nameOfProfessional(db, id) : null);

interface Around {
  settings: Settings;
  /** The events of the booking, latest first. */
  events: EventRow[];
  now: Instant;
  /** The event that it tells, if that is not the row's. */
  step?: string;
  /** Whom a message to the customer names. */
  comes?: string | null | undefined;
}

/** More events than a booking ever has. */
const MOST_EVENTS = 500;

/** The events of a booking that messages may follow from, latest first. */
export function eventsAbout(db: Queries, bookingId: string): Promise<EventRow[]> {
  return eventsOfBooking(db, bookingId, ['EXTERNAL_CHANGED'], MOST_EVENTS);
}

/** What messages and calendar entries about a booking say alike. */
export async function visitFacts(
  db: Queries,
  { booking }: AboutBooking,
  { settings, events, language }: Pick<Around, 'settings' | 'events'> & { language: Language },
) {
  const { id, bookingDate, startMinute, durationInMinutes, address } = booking;
  return {
    salonName: settings.salonName,
    bookingId: id,
    date: bookingDate,
    startMinute,
    untilMinute: startMinute + Math.max(durationInMinutes, windowMinutes(settings)),
    services: (await findItemsOf(db, id)).map(item => listIn(language, [item])),
    address: address && unlinked(`${address.street}, ${address.city} ${address.postalCode}`),
    sequence: events.filter(({ kind }) => RAISING_SEQUENCE.includes(kind)).length,
  };
}

/** What the visit would be, if the customer agrees. */
const proposedFacts = ({ booking, language }: AboutBooking): Partial<MessageFacts> => {
  const { servicesProposal: proposal } = booking;
  if (!proposal) return {};
  const { id: proposalId, lines, finalPaise } = proposal;
  return {
    ...{ proposalId, amountPaise: finalPaise, pricePaise: finalPaise, duePaise: due({ ...booking, finalPaise }) },
    services: lines.map(line => listIn(language ?? 'en', [line])),
  };
};

/** The facts of a message about a booking, without its link. */
export async function bookingFacts(
  db: Queries,
  row: MessageRow,
  about: AboutBooking,
  { settings, events, step = partsOf(row).step, comes }: Around,
): Promise<MessageFacts> {
  const { booking, fullName } = about;
  const visit = await visitFacts(db, about, {
    settings,
    events,
    language: KINDS[row.kind].to === 'CUSTOMER' ? (about.language ?? 'en') : languageOf(row),
  });
  const event = events.find(({ id }) => id === step);
  // A professional who lost a visit because it moved knows that visit at its old time.
  const isLost = row.kind === 'VISIT_CANCELLED' && event?.fromDate && event.fromMinute !== null;
  const proposed = row.kind === 'TIME_PROPOSED' ? about.visit?.proposal : undefined;
  const [date, startMinute] = isLost
    ? [event.fromDate, event.fromMinute as number]
    : proposed
      ? [proposed.date, proposed.startMinute]
      : [visit.date, visit.startMinute];
  const { to } = KINDS[row.kind];
  const mayHaveAddress = to === 'PROFESSIONAL' || (to === 'CUSTOMER' && row.channel === 'EMAIL');
  const unreached = row.kind === 'MESSAGE_FAILED' ? await nameOfOne(db, row.professionalId) : null;
  return {
    ...NOTHING,
    ...salonFacts(settings),
    ...visit,
    customerName: unreached ?? (fullName && unlinked(fullName)),
    reference: booking.reference,
    date,
    startMinute,
    endMinute: startMinute + windowMinutes(settings),
    lengthMinutes: booking.durationInMinutes,
    professionalName: await nameOfOne(db, comes ?? null),
    lateMinutes: row.kind === 'LATE' || row.kind === 'VISIT_LATE' ? Number(step.split('.')[2]) * LATE_STEP : null,
    ...(await moneyFacts(db, row.kind, booking, events, step)),
    ...(row.kind === 'SERVICES_PROPOSED' && proposedFacts(about)),
    address: mayHaveAddress ? visit.address : null,
    fromDate: event?.fromDate ?? null,
    fromMinute: event?.fromMinute ?? null,
  };
}

/** Without names and addresses: the log keeps these lines, and customers may be erased. */
const visitLines = async (
  db: Queries,
  visits: { bookingId: string; startMinute: number }[],
  language: Language,
): Promise<string[]> => {
  const services = await findServiceNames(
    db,
    visits.map(({ bookingId }) => bookingId),
  );
  return visits.map(
    ({ bookingId, startMinute }) => `${clockLabel(startMinute)} ${listIn(language, services.get(bookingId) ?? [])}`,
  );
};

/** The facts of a message about changes of several visits. */
export async function changesFacts(
  db: Queries,
  row: MessageRow,
  visits: { bookingId: string; startMinute: number }[],
  settings: Settings,
): Promise<MessageFacts> {
  const professionalName = row.professionalId && (await nameOfProfessional(db, row.professionalId));
  const lines = await visitLines(db, visits, languageOf(row));
  return { ...NOTHING, ...salonFacts(settings), professionalName, lines };
}

/** The facts of a message about several bookings, for the salon. It names no customer. */
export async function alertsFacts(
  db: Queries,
  bookings: { id: string; bookingDate: IsoDate; startMinute: number }[],
  salon: ReturnType<typeof salonFacts>,
  language: Language,
): Promise<MessageFacts> {
  const visits = bookings.map(({ id: bookingId, startMinute }) => ({ bookingId, startMinute }));
  const lines = (await visitLines(db, visits, language)).map(
    (line, n) => `${shortDay(language, bookings[n]?.bookingDate ?? '')} ${line}`,
  );
  return { ...NOTHING, ...salon, lines };
}

/** What her leave leaves to nobody from this day on, until tomorrow; in order of time. */
export async function leftByLeave(db: Queries, id: string, from: IsoDate, now: Instant) {
  const tomorrow = addDays(istDate(now), 1);
  return (await allUncovered(db, now)).filter(
    ({ professionalId, reason, bookingDate }) =>
      professionalId === id && reason === 'LEAVE' && bookingDate >= from && bookingDate <= tomorrow,
  );
}

/** The visits of this day that nobody can carry out, by time. */
export async function uncoveredOn(db: Queries, date: IsoDate, now: Instant) {
  const visits = (await allUncovered(db, now)).filter(({ bookingDate }) => bookingDate === date);
  return visits.map(({ bookingId, bookingTime }) => ({ bookingId, startMinute: minuteOf(bookingTime) }));
}

/** The figures of a day, for the salon. Money is rupees. */
export async function figuresOf(db: Queries, date: IsoDate): Promise<Record<string, number>> {
  const sums = await sumDay(db, date);
  const of = (status: 'PENDING' | 'COMPLETED' | 'CANCELLED') => sums.get(status) ?? { bookings: 0, paidPaise: 0, unpaidPaise: 0 };
  const done = of('COMPLETED');
  return {
    completed: done.bookings,
    open: of('PENDING').bookings,
    cancelled: of('CANCELLED').bookings,
    received: toRupees(done.paidPaise),
    toCollect: toRupees(done.unpaidPaise),
    newBookings: await countBooked(db, istMidnight(date), istMidnight(addDays(date, 1))),
  };
}

/** What her leave leaves to nobody (rule Q52); null if somebody has it by now. */
const leaveFacts = async (db: Queries, row: MessageRow, day: MessageFacts, now: Instant): Promise<MessageFacts | null> => {
  const visits = row.professionalId ? await leftByLeave(db, row.professionalId, partsOf(row).step.slice(0, 10), now) : [];
  if (visits.length === 0) return null;
  const left = visits.map(({ bookingId, bookingDate, bookingTime }) => ({
    ...{ id: bookingId, bookingDate, startMinute: minuteOf(bookingTime) },
  }));
  const { lines } = await alertsFacts(db, left, day, languageOf(row));
  return { ...day, date: null, professionalName: await nameOfOne(db, row.professionalId), lines };
};

/** What teams have taken from her; null if the salon has gone back to names by now (rule N76). */
const leftToTeamsFacts = async (
  db: Queries,
  { professionalId }: MessageRow,
  day: MessageFacts,
  { capacity }: Settings,
): Promise<MessageFacts | null> => {
  const left = (await findLeftToTeams(db)).filter(one => one.professionalId === professionalId);
  if (capacity !== 'TEAMS' || left.length === 0) return null;
  const lines = left.map(({ bookingDate, startMinute }) => `${bookingDate} ${clockLabel(startMinute)}`);
  return { ...day, date: null, professionalName: await nameOfOne(db, professionalId), lines };
};

/** The facts of a message about a day; null if there is nothing to say. The day is the step of its key. */
export async function dayFacts(db: Queries, row: MessageRow, { settings, now }: Around): Promise<MessageFacts | null> {
  const { step: date } = partsOf(row);
  const day = { ...NOTHING, ...salonFacts(settings), date };
  if (row.kind === 'ACCOUNT_ENDS') {
    const customer = row.userId === null ? undefined : await customerOf(db, row.userId);
    // A customer who has signed in since keeps the account.
    return customer && customer.lastActive <= row.createdAt ? { ...day, customerName: customer.fullName } : null;
  }
  if (row.kind === 'WEBHOOK_DISABLED') return { ...day, date: null };
  if (row.kind === 'ENQUIRY') {
    const courseName = await findUnreadCourse(db, partsOf(row).subject);
    return courseName === undefined ? null : { ...day, date: null, courseName };
  }
  if (row.kind === 'SUMMARY') return { ...day, counts: await figuresOf(db, date) };
  if (row.kind === 'LEAVE') return leaveFacts(db, row, day, now);
  if (row.kind === 'TO_TEAMS') return leftToTeamsFacts(db, row, day, settings);
  if (istDate(now) > date) return null;
  const visits =
    row.kind === 'TOMORROW'
      ? (await findVisitsOn(db, date)).filter(visit => visit.professionalId === row.professionalId && !visit.isTest)
      : await uncoveredOn(db, date, now);
  const professionalName = row.professionalId && (await nameOfProfessional(db, row.professionalId));
  return visits.length === 0 ? null : { ...day, professionalName, lines: await visitLines(db, visits, languageOf(row)) };
}
