/** What a professional is told about changes of a few minutes: what they come to (rule Q26). Pure. */
import { HOUR, type Instant, type IsoDate, MINUTE, type Minute } from '../../../common/time.ts';
import type { EventRow } from '../../platform/events/events.ts';
import type { AboutBooking } from '../who-learns/about.ts';
import type { MessageKind } from '../who-learns/kinds.ts';
import type { MessageRow } from '../who-learns/message.ts';

export type VisitKind = 'VISIT_NEW' | 'VISIT_MOVED' | 'VISIT_CANCELLED';
export const VISIT_KINDS: VisitKind[] = ['VISIT_NEW', 'VISIT_MOVED', 'VISIT_CANCELLED'];

export function isGathered(kind: MessageKind): boolean {
  return (VISIT_KINDS as MessageKind[]).includes(kind);
}

/** Changes wait so long for others. */
export const GATHERED_FOR = 3 * MINUTE;
/** A visit that begins so soon is told at once, and so is one to which she set out so recently. */
const SOON = 2 * HOUR;
const SETS_OUT = 3 * HOUR;
/** How many messages go out at once. Further ones are gathered, however soon the visit is. */
export const AT_ONCE = { most: 4, within: 15 * MINUTE };

interface Change {
  event: Pick<EventRow, 'at'>;
  /** The events of the booking. */
  events: EventRow[];
  /** The starts of the visit before and after. */
  starts: Instant[];
  /** How many messages about changes she got lately. */
  told: number;
}

/** When a change of a visit is told to its professional. */
export function gatheredUntil({ event, events, starts, told }: Change, now: Instant): Instant {
  const isOnHerWay = events.some(({ kind, at }) => kind === 'ON_THE_WAY' && at > now - SETS_OUT);
  const isUrgent = isOnHerWay || starts.some(start => start < now + SOON);
  return isUrgent && told < AT_ONCE.most ? now : Math.max(now, event.at + GATHERED_FOR);
}

export type Net =
  | { kind: VisitKind; step: string }
  | { drop: 'DELETED' | 'DONE' | 'CANCELLED' | 'OTHER_PROFESSIONAL' | 'UNDONE' };

/** The booking's events from the first change that she has not been told on, the oldest first. */
const untold = (rows: Pick<MessageRow, 'key'>[], events: EventRow[], stepOf: (row: Pick<MessageRow, 'key'>) => string) => {
  const first = Math.max(...rows.map(row => events.findIndex(({ id }) => id === stepOf(row))));
  return events.slice(0, first + 1).toReversed();
};

/** Whether the change that gave her this part of the booking took another one from her (rule N105): she had one before. */
const isOtherPart = (
  rows: Pick<MessageRow, 'key' | 'kind'>[],
  given: Pick<MessageRow, 'key'>,
  events: EventRow[],
  stepOf: (row: Pick<MessageRow, 'key'>) => string,
): boolean => {
  const eventOf = (row: Pick<MessageRow, 'key'>) => events.find(({ id }) => id === stepOf(row));
  const got = eventOf(given);
  const lost = rows.filter(({ kind }) => kind === 'VISIT_CANCELLED').map(eventOf);
  return lost.some(event => event !== undefined && event.at === got?.at && event.part !== got.part);
};

/**
 * What these changes of one visit come to for its professional: `rows` are her messages that wait. A visit that came and went is none,
 * and one that went and came back as it was has not changed.
 */
export function netOf(
  rows: Pick<MessageRow, 'key' | 'kind' | 'professionalId'>[],
  about: AboutBooking | undefined,
  events: EventRow[],
  stepOf: (row: Pick<MessageRow, 'key'>) => string,
): Net {
  if (!about) return { drop: 'DELETED' };
  const { booking, parts } = about;
  if (booking.status === 'COMPLETED') return { drop: 'DONE' };
  const news = untold(rows, events, stepOf);
  const first = rows.find(row => stepOf(row) === news[0]?.id) ?? rows[0];
  const wasHers = first?.kind !== 'VISIT_NEW' || isOtherPart(rows, first, events, stepOf);
  const isHers =
    booking.status === 'PENDING' &&
    booking.holdUntil === null &&
    parts.some(({ professionalId }) => professionalId === first?.professionalId);
  const moved = news.find(({ fromDate }) => fromDate !== null);
  const step = moved?.id ?? news[0]?.id ?? '';
  if (!wasHers)
    return isHers ? { kind: 'VISIT_NEW', step } : { drop: booking.status === 'CANCELLED' ? 'CANCELLED' : 'OTHER_PROFESSIONAL' };
  if (!isHers) return { kind: 'VISIT_CANCELLED', step };
  const isOther = news.some(({ kind }) => kind === 'ADDRESS_CHANGED' || kind === 'SERVICES_CHANGED');
  return isOther || hasMoved(moved, booking) ? { kind: 'VISIT_MOVED', step } : { drop: 'UNDONE' };
}

const hasMoved = (
  moved: Pick<EventRow, 'fromDate' | 'fromMinute'> | undefined,
  { bookingDate, startMinute }: { bookingDate: IsoDate; startMinute: Minute },
): boolean => moved !== undefined && (moved.fromDate !== bookingDate || moved.fromMinute !== startMinute);
