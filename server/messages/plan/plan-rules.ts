/** Which messages follow from an event (rule Q2). Pure. */
import { istInstant } from '../../../common/minutes.ts';
import { addDays, HOUR, type Instant, istDate, MINUTE } from '../../../common/time.ts';
import type { EventRow } from '../../platform/events/events.ts';
import { isKnown } from '../../schedule/professional/visit-rules.ts';
import { GATHERED_FOR, gatheredUntil } from '../send/gather-rules.ts';
import type { Planned } from '../send/wanted.ts';
import type { AboutBooking } from '../who-learns/about.ts';
import type { MessageKind } from '../who-learns/kinds.ts';
import { type Slot, slotOf, stepOfSlot } from '../who-learns/pointless-rules.ts';
import { remindersOf } from '../who-learns/timing-rules.ts';
import { type Condition, WHO_LEARNS } from '../who-learns/who-learns.ts';

/** Her phone shows later visits in time. */
const isNear = ({ date }: Slot, now: Instant): boolean => date === istDate(now) || date === addDays(istDate(now), 1);

/** The visit has another place or another professional from this event on, or may have. */
const PLACES = ['BOOKED', 'MOVED', 'ADDRESS_CHANGED', 'ASSIGNED', 'HANDED_OVER'];

/** Whose visit it was before the event, as far as the event stream knows. `events` are the booking's, latest first. */
const hadBefore = (event: EventRow, events: EventRow[]): string | null =>
  events
    .slice(events.findIndex(({ id }) => id === event.id) + 1)
    .filter(({ kind, part }) => PLACES.includes(kind) && (part ?? 1) === (event.part ?? 1))
    // A part that was handed over to nobody had ended (rule B146).
    .find(({ kind, professionalId }) => professionalId !== null || kind === 'HANDED_OVER')?.professionalId ?? null;

/** How long after the visit a review is asked for: the customer has seen how it turned out (rule U8). */
const REVIEW_ASKED_AFTER = 3 * HOUR;

/** How many moves within an hour are told at once. Further ones wait, and each one replaces the one before (SUPERSEDED). */
const MOVES_AT_ONCE = 2;
const MOVE_WAITS = 15 * MINUTE;

const moveDueAt = (events: EventRow[], now: Instant): Instant => {
  const recent = events.filter(({ kind, at }) => kind === 'MOVED' && at > now - HOUR);
  return recent.length > MOVES_AT_ONCE ? now + MOVE_WAITS : now;
};

/** How many messages about changes of their visits professionals got lately, by professional. */
export type Told = Map<string, number>;

/** What is known about a booking when an event is planned. */
export interface Around {
  about: AboutBooking;
  /** The booking's, latest first. */
  events: EventRow[];
  /** How many messages about changes each professional got lately. */
  told: Told;
  /** A message that will name who comes waits already. */
  isNaming: boolean;
  /** On the eve a message says who comes and when, so that nobody is reminded before (rule Q32). */
  hasEve: boolean;
}

/** `events`: latest first. */
const before = (event: EventRow, events: EventRow[]): EventRow | undefined =>
  events[events.findIndex(({ id }) => id === event.id) + 1];

/** A confirmation says what was paid, too. */
const isConfirmed = (event: EventRow, events: EventRow[]): boolean =>
  events.some(({ kind, at }) => (kind === 'CONFIRMED' || kind === 'REINSTATED') && at === event.at);

/** One message tells of all visits that a pause or the end of their series cancelled. Money has its own sum. */
const isToldWithSeries = ({ booking, seriesReason }: AboutBooking): boolean =>
  (seriesReason === 'PAUSED' || seriesReason === 'ENDED') && booking.feePaise === 0 && booking.heldPaise === 0;

const meets = (condition: Condition, event: EventRow, { about, events, isNaming }: Around, now: Instant): boolean => {
  switch (condition) {
    case 'KNOWN':
      return about.visit !== null && isKnown(about.visit, now) && !isNaming;
    case 'BY_OTHERS':
      return event.actor !== 'CUSTOMER';
    case 'BY_THEM':
      return event.actor === 'CUSTOMER';
    case 'ONLINE':
      return event.actor === 'SYSTEM' && !isConfirmed(event, events);
    case 'CALLED_OFF':
      return about.booking.cancelReason === null && !isToldWithSeries(about);
    case 'WITH_SERIES':
      return isToldWithSeries(about);
    case 'NO_SHOW':
    case 'REFUSED':
      return about.booking.cancelReason === condition;
    case 'NOT_REFUSED':
      return about.booking.cancelReason !== 'REFUSED';
    case 'NOT_BY_THEM':
    case 'NOT_AT_DOOR':
      return event.actor !== 'PROFESSIONAL';
    case 'UNSAID':
      // The message that money came too late says that it goes back.
      return event.actor !== 'SYSTEM' || about.booking.status !== 'CANCELLED' || before(event, events)?.kind !== 'PAID';
    case 'LOST':
      return event.professionalId !== hadBefore(event, events);
    case 'KEPT':
      return event.professionalId === hadBefore(event, events);
  }
};

/** Step and due time of a message to the customer: once for the event, and at once, unless the kind has rules of its own. */
const plannedAs = (kind: MessageKind, event: EventRow, { about, events, hasEve }: Around, now: Instant): Planned[] => {
  const slot = slotOf(about);
  const one = (step: string, dueAt = now): Planned => ({ kind, step, dueAt, professionalId: null });
  switch (kind) {
    case 'CONFIRMATION':
    case 'CANCELLED':
    case 'NO_SHOW':
    case 'REFUSED':
    case 'RECEIPT':
      return [one('')];
    case 'REMINDER':
      return remindersOf(istInstant(slot.date, slot.minute), now)
        .filter(({ days }) => days > 1 || !hasEve)
        .map(({ days, dueAt }) => one(`${stepOfSlot(slot)}.${days}`, dueAt));
    case 'MOVED':
      return [one(event.id, moveDueAt(events, now))];
    case 'PROFESSIONAL':
      return [one(`${stepOfSlot(slot)}.${event.id}`, Math.max(now, event.at + GATHERED_FOR))];
    case 'ON_THE_WAY':
      return [{ ...one(event.id), professionalId: event.professionalId }];
    case 'REVIEW_ASKED':
      return [one('', event.at + REVIEW_ASKED_AFTER)];
    default:
      return [one(event.id)];
  }
};

const toCustomer = (event: EventRow, around: Around, now: Instant): Planned[] =>
  WHO_LEARNS[event.kind].customer.sends
    .filter(({ if: condition }) => condition === undefined || meets(condition, event, around, now))
    .flatMap(({ kind, way }) => plannedAs(kind, event, around, now).map(one => (way ? { ...one, way } : one)));

/** Professionals hear of visits of today and tomorrow: the others stand on their phones in time. */
const toProfessionals = (event: EventRow, around: Around, now: Instant): Planned[] => {
  const { about, events, told } = around;
  const visit = about.parts.find(({ part }) => part === (event.part ?? 1));
  const isOther = visit !== undefined && visit.part > 1;
  const slot = isOther ? { date: visit.date, minute: visit.startMinute } : slotOf(about);
  const { fromDate, fromMinute, professionalId: has } = event;
  const from = fromDate === null || fromMinute === null ? slot : { date: fromDate, minute: fromMinute };
  const starts = [from, slot].map(({ date, minute }) => istInstant(date, minute));
  const places = PLACES.includes(event.kind);
  const had = places ? hadBefore(event, events) : (visit?.professionalId ?? null);
  const of = (reader: 'had' | 'gets', professionalId: string | null, slots: Slot[]): Planned[] => {
    if (professionalId === null || !slots.some(near => isNear(near, now))) return [];
    const dueAt = gatheredUntil({ event, events, starts, told: told.get(professionalId) ?? 0 }, now);
    return (
      WHO_LEARNS[event.kind][reader].sends
        .filter(({ if: condition }) => condition === undefined || meets(condition, event, around, now))
        // Two of one booking may get the same kind because of the same event.
        .map(({ kind }) => ({ kind, step: event.id, dueAt, professionalId, ...(isOther && { subject: visit.id }) }))
    );
  };
  return [...of('had', had, has === had ? [from, slot] : [from]), ...of('gets', has, [slot])];
};

/**
 * The event as it is for each of the visits: one that names no part is about all of them. Who has another part from a booking or a move on
 * stands in an event of its own (HANDED_OVER), so such an event tells the others only that time or place has changed.
 */
const forEachPart = (event: EventRow, { parts }: AboutBooking, events: EventRow[]): EventRow[] => {
  if (event.part !== null || parts.length < 2) return [event];
  const others = event.kind === 'BOOKED' ? [] : parts.filter(({ part }) => part > 1);
  return [
    event,
    ...others.flatMap(({ part, professionalId }) => {
      const its = { ...event, part, professionalId };
      const isGiven = PLACES.includes(event.kind) && hadBefore(its, events) !== professionalId;
      // Whoever ended it at the door told nobody else.
      const actor = event.actor === 'PROFESSIONAL' && event.professionalId !== professionalId ? ('SYSTEM' as const) : event.actor;
      return isGiven ? [] : [{ ...its, actor }];
    }),
  ];
};

/** The professionals whom this event may concern. `events` are the booking's, latest first. */
export function concernedBy(event: EventRow, { visit, parts }: AboutBooking, events: EventRow[]): string[] {
  const all = [
    ...[event.professionalId, visit?.professionalId, hadBefore(event, events)],
    ...(parts.length > 1 ? parts.map(({ professionalId }) => professionalId) : []),
  ];
  return [...new Set(all.filter(id => typeof id === 'string'))];
}

/** The messages that follow from this event (rule Q30). */
export function plannedFor(event: EventRow, around: Around, now: Instant): Planned[] {
  const { about, events } = around;
  // One change may move the visit to another time and to another address.
  const isPart = event.kind === 'ADDRESS_CHANGED' && events.some(({ kind, at }) => kind === 'MOVED' && at === event.at);
  if (isPart) return [];
  // The customer hears of a hold only if it ran out; nobody else does (rule M13).
  if (about.booking.holdUntil !== null) return about.booking.status === 'CANCELLED' ? toCustomer(event, around, now) : [];
  // The visit was over when it was entered, so only what follows a visit is told (rule B50).
  if (about.booking.enteredAfter && event.kind === 'BOOKED') return [];
  // Whoever was booked in another program knows it, and is only reminded (rule B82).
  if (about.booking.importRunId !== null && event.kind === 'BOOKED')
    return toCustomer(event, around, now).filter(({ kind }) => kind === 'REMINDER');
  // A test goes to nobody but the owner (rule W50).
  if (about.booking.isTest) return toCustomer(event, around, now);
  const toAll = forEachPart(event, about, events).flatMap(one => toProfessionals(one, around, now));
  return [...toCustomer(event, around, now), ...toAll];
}
