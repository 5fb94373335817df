/** Why a message has lost its point as things are (rules Q5, Q54). Pure. */
import { istInstant } from '../../../common/minutes.ts';
import { addDays, type Instant, type IsoDate, istMidnight, type Minute } from '../../../common/time.ts';
import { laterDue } from '../../money/ledger/rules.ts';
import type { EventRow } from '../../platform/events/events.ts';
import type { VisitRow } from '../../schedule/professional/visit-rules.ts';
import type { AboutBooking } from './about.ts';
import type { MessageKind } from './kinds.ts';
import { isOfOne, visitTold } from './part-rules.ts';

export interface Slot {
  date: IsoDate;
  minute: Minute;
}

/** `2026-12-10.540` */
export function stepOfSlot({ date, minute }: Slot): string {
  return `${date}.${minute}`;
}

export function slotOf({ booking: { bookingDate, startMinute } }: AboutBooking): Slot {
  return { date: bookingDate, minute: startMinute };
}

/** When the visit begins that the message is about: of several professionals, perhaps one's own (rule N105). */
function slotTold(kind: MessageKind, about: AboutBooking, visit: VisitRow | null): Slot {
  return visit && isOfOne({ kind }, about) ? { date: visit.date, minute: visit.startMinute } : slotOf(about);
}

/** Why an alert is not sent: a code for staff. */
type PointlessAlert = 'CANCELLED' | 'DONE' | 'PAST' | 'UNDONE' | 'ANSWERED' | 'MOVED' | 'OTHER_PROFESSIONAL' | 'REACHED';

interface Judged {
  ended: 'CANCELLED' | 'DONE' | null;
  hasBegun: boolean;
  dayIsOver: boolean;
  isReached: boolean;
  /** The slot of the visit as it is. */
  slot: string;
}

/** The second step was paid, or is due on another day (rule M65). */
const balanceGone = (booking: AboutBooking['booking'], step: string): 'UNDONE' | 'MOVED' | null => {
  if (booking.laterOn !== step) return 'MOVED';
  return laterDue(booking) === 0 ? 'UNDONE' : null;
};

/** Why an alert about a booking is not sent as things are now; null if it is. */
function pointlessAlert(
  { kind, step, professionalId }: { kind: MessageKind; step: string; professionalId: string | null },
  { booking, reviewId }: AboutBooking,
  visit: VisitRow | null,
  { ended, hasBegun, dayIsOver, isReached, slot }: Judged,
): PointlessAlert | null {
  const past = (is: boolean): PointlessAlert | null => (is ? 'PAST' : null);
  switch (kind) {
    case 'BOOKING_NEW':
    case 'BOOKING_MOVED':
      return ended ?? past(dayIsOver);
    case 'BOOKING_CANCELLED':
      return ended === null ? 'UNDONE' : past(dayIsOver);
    case 'HELP':
      return visit?.helpAt ? null : 'ANSWERED';
    case 'NOBODY_HERE':
      return ended ?? (visit?.nobodyAt ? null : 'ANSWERED');
    case 'VISIT_REFUSED':
      return ended === null ? 'UNDONE' : past(dayIsOver);
    case 'VISIT_LATE':
    case 'NOT_SET_OUT':
      if (ended) return ended;
      if (step !== slot && !step.startsWith(`${slot}.`)) return 'MOVED';
      if (visit?.professionalId !== professionalId) return 'OTHER_PROFESSIONAL';
      return isReached || (kind === 'NOT_SET_OUT' && visit?.state !== 'PLANNED') ? 'REACHED' : past(dayIsOver);
    case 'MESSAGE_FAILED':
      return ended === 'DONE' ? 'DONE' : past(hasBegun);
    case 'PAYMENT_FAILED':
      return booking.paidAt === null ? ended : 'UNDONE';
    case 'PARTY_BALANCE':
      return ended ?? balanceGone(booking, step);
    case 'LOW_REVIEW':
      return reviewId === null ? 'UNDONE' : null;
    default:
      return null;
  }
}

/** Why a message is not sent: a code for staff. */
export type Pointless =
  | PointlessAlert
  | 'DELETED'
  | 'ERASED'
  | 'MOVED'
  | 'CANCELLED'
  | 'DONE'
  | 'PAST'
  | 'REACHED'
  | 'OTHER_PROFESSIONAL'
  | 'SUPERSEDED'
  | 'UNDONE'
  | 'REVIEWED'
  | 'NOTHING_TO_SAY';

const RECEIPT_DAYS = 7;

const hasCome = ({ state }: VisitRow): boolean => ['ARRIVED', 'STARTED', 'DONE'].includes(state);

const pastFrom = (isPast: boolean): Pointless | null => (isPast ? 'PAST' : null);

/** Why a message about a booking is not sent as things are now; null if it is. `about` is undefined for a deleted booking. */
export function pointlessOf(
  { kind, step, professionalId }: { kind: MessageKind; step: string; professionalId: string | null },
  about: AboutBooking | undefined,
  events: EventRow[],
  now: Instant,
): Pointless | null {
  if (!about) return 'DELETED';
  if (about.fullName === null) return 'ERASED';
  const { booking } = about;
  const visit = visitTold({ kind, step, professionalId }, about, events);
  const { date, minute } = slotTold(kind, about, visit);
  const hasBegun = now >= istInstant(date, minute);
  const dayIsOver = now >= istMidnight(addDays(date, 1));
  const ended = booking.status === 'PENDING' ? null : booking.status === 'CANCELLED' ? 'CANCELLED' : 'DONE';
  const isReached = visit !== null && hasCome(visit);
  switch (kind) {
    case 'CONFIRMATION':
      return ended ?? pastFrom(hasBegun);
    case 'MOVED': {
      const last = events.find(event => event.kind === 'MOVED');
      return ended ?? (last && last.id !== step ? 'SUPERSEDED' : pastFrom(hasBegun));
    }
    case 'REMINDER':
      return ended ?? (step.startsWith(`${stepOfSlot({ date, minute })}.`) ? pastFrom(hasBegun) : 'MOVED');
    case 'PROFESSIONAL':
      if (ended) return ended;
      // Of several it is news until all have come.
      if (isReached && about.parts.every(hasCome)) return 'REACHED';
      if (step === stepOfSlot({ date, minute })) return pastFrom(hasBegun);
      // The customer was told another name, so the new one is sent although the time has come.
      return step.startsWith(`${stepOfSlot({ date, minute })}.`) ? pastFrom(dayIsOver) : 'MOVED';
    case 'PLACE_CHANGED':
      return ended ?? pastFrom(hasBegun);
    case 'LATE':
      if (ended) return ended;
      if (!step.startsWith(`${stepOfSlot({ date, minute })}.`)) return 'MOVED';
      return isReached ? 'REACHED' : pastFrom(dayIsOver);
    case 'ON_THE_WAY':
      if (ended) return ended;
      if (isReached) return 'REACHED';
      return visit?.state === 'ON_THE_WAY' && visit.professionalId === professionalId ? pastFrom(dayIsOver) : 'MOVED';
    case 'TIME_PROPOSED': {
      const last = events.find(event => event.kind === 'TIME_PROPOSED');
      if (ended || !visit?.proposal) return ended ?? 'UNDONE';
      return last && last.id !== step
        ? 'SUPERSEDED'
        : pastFrom(now >= istInstant(visit.proposal.date, visit.proposal.startMinute));
    }
    case 'SERVICES_PROPOSED': {
      const last = events.find(event => event.kind === 'SERVICES_PROPOSED');
      if (ended || booking.servicesProposal === null) return ended ?? 'UNDONE';
      return last && last.id !== step ? 'SUPERSEDED' : null;
    }
    case 'SERVICES_CHANGED': {
      const last = events.find(event => event.kind === 'SERVICES_CHANGED');
      return ended ?? (last && last.id !== step ? 'SUPERSEDED' : null);
    }
    case 'PARTY_BALANCE_DUE':
      return balanceGone(booking, step) ?? ended ?? pastFrom(hasBegun);
    case 'NO_SHOW':
    case 'REFUSED':
      // A day later the link still works, and there may be money to ask about.
      return pastFrom(now >= istMidnight(addDays(date, 2)));
    case 'CANCELLED':
      return ended === 'CANCELLED' ? pastFrom(dayIsOver) : 'UNDONE';
    case 'RECEIPT':
      return pastFrom(now >= istMidnight(addDays(date, RECEIPT_DAYS + 1)));
    case 'REVIEW_ASKED':
      // Its link works until then (rule Q13).
      return about.reviewId === null ? pastFrom(now >= istMidnight(addDays(date, 2))) : 'REVIEWED';
    case 'REFUNDED':
    case 'PAID': {
      const undone = kind === 'PAID' ? 'UNPAID' : 'UNREFUNDED';
      return events
        .slice(
          0,
          events.findIndex(({ id }) => id === step),
        )
        .some(event => event.kind === undone)
        ? 'UNDONE'
        : null;
    }
    case 'VISIT_NEW':
    case 'VISIT_MOVED':
      if (ended) return ended;
      return visit?.professionalId === professionalId ? pastFrom(hasBegun) : 'OTHER_PROFESSIONAL';
    case 'VISIT_CANCELLED':
      return ended === null && visit?.professionalId === professionalId ? 'UNDONE' : pastFrom(dayIsOver);
    default: {
      const slot = stepOfSlot({ date, minute });
      return pointlessAlert({ kind, step, professionalId }, about, visit, { ended, hasBegun, dayIsOver, isReached, slot });
    }
  }
}
