/** What a message about bookings says, when it is sent. */

import { teamWindow } from '../../../common/arrival.ts';
import { clockLabel } from '../../../common/minutes.ts';
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import { ledgerOf } from '../../money/ledger/ledger.ts';
import { due, laterDue, refundDue } from '../../money/ledger/rules.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { booking } from '../../platform/db/schema.ts';
import type { EventKind, EventRow } from '../../platform/events/events.ts';
import { listIn } from '../../platform/shared/list-of.ts';
import { shortDay } from '../../platform/shared/local-words.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { servicesOfParts } from '../../schedule/professional/part-services.ts';
import { nameOfProfessional } from '../../schedule/professional/team.ts';
import type { VisitRow } from '../../schedule/professional/visit-rules.ts';
import type { AboutBooking } from '../who-learns/about.ts';
import { baseOf, KINDS, type MessageKind } from '../who-learns/kinds.ts';
import { languageOf, type MessageRow, partsOf } from '../who-learns/message.ts';
import { isOfOne, visitTold } from '../who-learns/part-rules.ts';
import { LATE_STEP } from '../who-learns/timing-rules.ts';
import { RAISING_SEQUENCE } from '../words/calendar-entry.ts';
import { type MessageFacts, type Money, NO_MONEY, NOTHING, salonFacts } from '../words/message-facts.ts';
import { unlinked } from '../words/unlinked.ts';
import { findItemsOf, findServiceNames } from './store.ts';

/** How many minutes after the start of a visit somebody may come: the window that the customer was told. */
export function windowMinutes({ capacity, arrivalGraceMinutes, slotPlan }: Settings, guestCount = 0): number {
  return capacity === 'PROFESSIONALS' ? arrivalGraceMinutes : teamWindow(slotPlan, guestCount > 0);
}

/** Null if there is nobody. */
export async function nameOfOne(db: Queries, id: string | null): Promise<string | null> {
  return id ? nameOfProfessional(db, id) : null;
}

/** Those who come to a booking, by ids with commas, as texts name them. */
const namesOf = async (db: Queries, comes: string | null): Promise<Pick<MessageFacts, 'professionalName' | 'otherNames'>> => {
  const [lead = null, ...others] = comes?.split(',') ?? [];
  const names: string[] = [];
  for (const id of others) names.push((await nameOfProfessional(db, id)) ?? '');
  return { professionalName: await nameOfOne(db, lead), otherNames: names.filter(Boolean) };
};

export interface Around {
  settings: Settings;
  /** The events of the booking, latest first. */
  events: EventRow[];
  now: Instant;
  /** The event that it tells, if that is not the row's. */
  step?: string;
  /** Whom a message to the customer names. */
  comes?: string | null | undefined;
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
    untilMinute: startMinute + Math.max(durationInMinutes, windowMinutes(settings, booking.guestCount)),
    services: (await findItemsOf(db, id)).map(item => listIn(language, [item])),
    guestCount: booking.guestCount,
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

/** The visit does not take place. */
const ENDED: MessageKind[] = ['CANCELLED', 'NO_SHOW', 'REFUSED'];
const RECEIVED: EventKind[] = ['PAID', 'PART_PAID'];
const RETURNED: EventKind[] = ['REFUNDED', 'PART_RETURNED'];

/** Whether a row of the ledger was written by this event, and by none of these kinds before it. `events`: latest first. */
const since = (event: EventRow, events: EventRow[], kinds: EventKind[]) => {
  const earlier = events.slice(events.indexOf(event) + 1).find(({ kind }) => kinds.includes(kind))?.at ?? 0;
  return (at: Instant | null): boolean => at !== null && at > earlier && at <= event.at;
};

const sum = <Row>(rows: Row[], paise: (row: Row) => number): number => rows.reduce((total, row) => total + paise(row), 0);

/** The sums that the message says, in paise (rule Q33). `step` names the event that it tells. */
async function moneyFacts(
  db: Queries,
  kind: MessageKind,
  row: typeof booking.$inferSelect,
  events: EventRow[],
  step: string,
): Promise<Money> {
  const price = { pricePaise: row.finalPaise, paidPaise: row.heldPaise, duePaise: due(row) };
  const whole = { ...NO_MONEY, ...price, amountPaise: row.finalPaise };
  if (kind === 'PARTY_BALANCE_DUE' || kind === 'PARTY_BALANCE') return { ...whole, amountPaise: laterDue(row) };
  const base = baseOf(kind);
  const hasEnded = ENDED.includes(base);
  const event = events.find(one => (hasEnded ? one.kind === 'CANCELLED' : one.id === step));
  if (!event || !(hasEnded || base === 'PAID' || base === 'REFUNDED')) return whole;
  const { payments, refunds } = await ledgerOf(db, row.id);
  const given = refunds.filter(({ state }) => state === 'PENDING' || state === 'DONE');
  if (hasEnded) {
    const back = given.filter(({ createdAt }) => createdAt >= event.at);
    return { ...whole, feePaise: row.feePaise, refundPaise: refundDue(row) + sum(back, ({ amountPaise }) => amountPaise) };
  }
  if (base === 'REFUNDED') {
    const isOf = since(event, events, RETURNED);
    return {
      ...whole,
      amountPaise: sum(
        given.filter(({ createdAt }) => isOf(createdAt)),
        one => one.amountPaise,
      ),
    };
  }
  const isOf = since(event, events, RECEIVED);
  const online = payments.filter(({ provider, state, paidAt }) => provider !== 'NONE' && state === 'PAID' && isOf(paidAt));
  return { ...whole, amountPaise: sum(online, ({ amountPaise, tipPaise }) => amountPaise + tipPaise) };
}

/** What is said of one of several visits: her own time and services (rule N105). */
async function ownFacts(db: Queries, visit: VisitRow, language: Language) {
  const servicesOf = await servicesOfParts(db, [visit.bookingId]);
  return {
    startMinute: visit.startMinute,
    lengthMinutes: visit.endMinute - visit.startMinute,
    services: (servicesOf(visit) ?? []).map(item => listIn(language, [item])),
  };
}

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
  const told = visitTold({ ...row, step }, about, events);
  const own = told && isOfOne(row, about) ? await ownFacts(db, told, languageOf(row)) : null;
  const proposed = row.kind === 'TIME_PROPOSED' ? about.visit?.proposal : undefined;
  const [date, startMinute] = isLost
    ? [event.fromDate, event.fromMinute as number]
    : proposed
      ? [proposed.date, proposed.startMinute]
      : [visit.date, own?.startMinute ?? visit.startMinute];
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
    dueOn: booking.laterOn,
    endMinute: startMinute + windowMinutes(settings, booking.guestCount),
    lengthMinutes: own?.lengthMinutes ?? booking.durationInMinutes,
    ...(own && { services: own.services }),
    ...(await namesOf(db, comes ?? null)),
    lateMinutes: row.kind === 'LATE' || row.kind === 'VISIT_LATE' ? Number(step.split('.')[2]) * LATE_STEP : null,
    ...(await moneyFacts(db, row.kind, booking, events, step)),
    ...(row.kind === 'SERVICES_PROPOSED' && proposedFacts(about)),
    address: mayHaveAddress ? visit.address : null,
    fromDate: event?.fromDate ?? null,
    fromMinute: event?.fromMinute ?? null,
  };
}

/** Without names and addresses: the log keeps these lines, and customers may be erased. */
export async function visitLines(
  db: Queries,
  visits: { bookingId: string; startMinute: number; part?: number | undefined }[],
  language: Language,
): Promise<string[]> {
  const ids = visits.map(({ bookingId }) => bookingId);
  const [all, ofPart] = [await findServiceNames(db, ids), await servicesOfParts(db, ids)];
  return visits.map(visit => {
    const services = ofPart(visit) ?? all.get(visit.bookingId) ?? [];
    return `${clockLabel(visit.startMinute)} ${listIn(language, services)}`;
  });
}

/** The facts of a message about changes of several visits. */
export async function changesFacts(
  db: Queries,
  row: MessageRow,
  visits: { bookingId: string; startMinute: number; part?: number | undefined }[],
  settings: Settings,
): Promise<MessageFacts> {
  const professionalName = row.professionalId && (await nameOfProfessional(db, row.professionalId));
  const lines = await visitLines(db, visits, languageOf(row));
  return { ...NOTHING, ...salonFacts(settings), professionalName, lines };
}

/** The facts of a message about several bookings, for the salon. It names no customer. */
export async function alertsFacts(
  db: Queries,
  bookings: { id: string; bookingDate: IsoDate; startMinute: number; part?: number | undefined }[],
  salon: ReturnType<typeof salonFacts>,
  language: Language,
): Promise<MessageFacts> {
  const visits = bookings.map(({ id: bookingId, startMinute, part }) => ({ bookingId, startMinute, part }));
  const lines = (await visitLines(db, visits, language)).map(
    (line, n) => `${shortDay(language, bookings[n]?.bookingDate ?? '')} ${line}`,
  );
  return { ...NOTHING, ...salon, lines };
}
