/** Which time a visit takes, new or moved, and who goes then (rules L4 to L8, N7). */

import { istInstant } from '../../../common/minutes.ts';
import { overlaps, type Span } from '../../../common/span.ts';
import { addDays, type Instant, type IsoDate, istDate, type Minute } from '../../../common/time.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { ActsAs } from '../../platform/contract/roles.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { AddressSnapshot } from '../../platform/db/schema.ts';
import { isOutsideArea, whereaboutsOf } from '../../salon/settings/area-rules.ts';
import { type Assignment, rosterOf, type Wish } from '../fit/assign-rules.ts';
import { isTooSoon, type Refusal, visitAt } from '../fit/slot-rules.ts';
import { ownPlace, placeOf } from '../fit/travel-rules.ts';
import { isNoWoman } from '../professional/team.ts';
import { type Asked, daysFor, isNamed, noticeOn } from './days.ts';
import { findPendingNear, findPendingOfUser, type PendingVisit, teamsOf } from './pending-store.ts';

export interface TimeWish extends Wish {
  address: Address | null;
  userId: string;
  /** Who asks for it, and is told why not. */
  by: ActsAs;
  bookingDate: IsoDate;
  startMinute: Minute;
  durationInMinutes: Minute;
}

type Address = Pick<AddressSnapshot, 'latitude' | 'longitude' | 'postalCode'>;

/** The services, the place and the professional that a booking asks for. */
export function wishFor(
  serviceIds: string[],
  address: Pick<AddressSnapshot, 'latitude' | 'longitude'> | null,
  who: Pick<Wish, 'womenOnly' | 'professionalId'>,
): Wish {
  return { serviceIds, place: placeOf(address?.latitude, address?.longitude), ...who };
}

/** Its time, and who goes; nobody in particular with teams. */
export interface FoundTime {
  span: Span;
  assignment: Assignment | undefined;
}

const duplicate = (by: TimeWish['by']) =>
  new AppError('DUPLICATE_BOOKING', by === 'STAFF' ? { params: { reason: 'CUSTOMER_HAS_BOOKING' } } : {});

/** Why the time is not free, for whoever asked. */
export async function unavailable(
  tx: Queries,
  reason: Refusal,
  { womenOnly, professionalId }: Pick<Wish, 'womenOnly' | 'professionalId'>,
  tooSoon: boolean,
): Promise<AppError> {
  if (tooSoon) return new AppError('SLOT_UNAVAILABLE', { data: { reason }, params: { reason: 'TOO_SOON' } });
  const isAgainstWish = reason === 'NO_PROFESSIONAL' && womenOnly && professionalId && (await isNoWoman(tx, professionalId));
  return new AppError('SLOT_UNAVAILABLE', { data: { reason }, ...(isAgainstWish && { params: { reason: 'WOMEN_ONLY' } }) });
}

/** The customer's pending visits, and those of the day that teams would carry out. */
export function pendingFor(
  tx: Queries,
  { capacity }: Pick<Schemas['Settings'], 'capacity'>,
  { bookingDate, userId }: Pick<TimeWish, 'bookingDate' | 'userId'>,
): Promise<PendingVisit[]> {
  return capacity === 'PROFESSIONALS' ? findPendingOfUser(tx, userId) : findPendingNear(tx, bookingDate, userId);
}

/** The pending visits of a customer. */
export function pendingOf(db: Queries, userId: string): Promise<PendingVisit[]> {
  return findPendingOfUser(db, userId);
}

/** A visit that grows must not run into another one of its customer. Throws DUPLICATE_BOOKING. */
export async function mustMeetNoOther(
  tx: Queries,
  booking: Span & Pick<PendingVisit, 'id' | 'userId' | 'bookingDate'>,
  grown: Span,
): Promise<void> {
  const { id, userId, bookingDate } = booking;
  const others = (await findPendingOfUser(tx, userId)).filter(other => other.id !== id && other.bookingDate === bookingDate);
  if (others.some(other => overlaps(other, grown) && !overlaps(other, booking))) throw duplicate('STAFF');
}

/** The day as it can be booked. Professionals know their own visits. */
const dayFrom = async (tx: Queries, date: IsoDate, pending: PendingVisit[], asked: Asked) => {
  const { settings, now, exceptBookingId } = asked;
  if (settings.capacity === 'PROFESSIONALS') return (await daysFor(tx, { from: date, to: date }, asked))(date);
  const taken = pending.filter(({ id, bookingDate }) => bookingDate === date && id !== exceptBookingId);
  return { settings, date, now, roster: rosterOf(settings), taken: teamsOf(taken), ...noticeOn(date, asked) };
};

/** A booking may stay where it is when the area shrinks, so only a new booking and a new address are judged (rule A19). Throws OUTSIDE_AREA. */
export function mustBeInArea(settings: Required<Schemas['Settings']>, address: Address | null) {
  if (address && isOutsideArea(settings, whereaboutsOf(address))) throw new AppError('OUTSIDE_AREA');
}

/** A series counts as one, however many of its visits are booked (rule B104). */
const countOf = (visits: Pick<PendingVisit, 'id' | 'seriesId'>[]): number =>
  new Set(visits.map(({ id, seriesId }) => seriesId ?? id)).size;

/** What is asked of the days. A customer asks by the travel that the lists go by: attempts by exact travel would tell where others live (rule N8). */
export function askedBy(
  settings: Required<Schemas['Settings']>,
  { by, ...wish }: Wish & Pick<TimeWish, 'by'>,
  now: Instant,
  { exceptId, own }: Moving,
): Asked {
  if (wish.place && by === 'CUSTOMER') ownPlace(wish.place);
  // Staff may be asked on the telephone whether somebody can come at once (rule L13).
  const notice = by === 'CUSTOMER' ? settings.shortestNotice : 0;
  return { settings, now, wish, exceptBookingId: exceptId, exactness: by === 'CUSTOMER' ? 'DISCREET' : 'EXACT', notice, own };
}

/** The booking that moves: its own time is free to it. `own` is its time, which needs no notice. */
export interface Moving {
  exceptId?: string;
  own?: Asked['own'];
}

/** The other pending visits of the customer. Throws OUTSIDE_AREA and TOO_MANY_BOOKINGS for a new booking. */
export function othersOf(
  settings: Required<Schemas['Settings']>,
  { userId, address }: Pick<TimeWish, 'userId' | 'address'>,
  pending: PendingVisit[],
  { exceptId }: Moving,
): PendingVisit[] {
  const theirs = pending.filter(other => other.userId === userId && other.id !== exceptId);
  if (exceptId !== undefined) return theirs;
  mustBeInArea(settings, address);
  const pendingOnes = countOf(theirs);
  if (pendingOnes < settings.maxPendingBookings) return theirs;
  throw new AppError('TOO_MANY_BOOKINGS', { params: { pending: pendingOnes } });
}

/** Throws DUPLICATE_BOOKING. */
export function mustNotMeet(theirs: PendingVisit[], bookingDate: IsoDate, visit: Span, by: TimeWish['by']): void {
  if (theirs.some(other => other.bookingDate === bookingDate && overlaps(other, visit))) throw duplicate(by);
}

/**
 * The time that the visit takes, and who goes. Throws OUTSIDE_AREA, TOO_MANY_BOOKINGS for a new booking, DUPLICATE_BOOKING, SLOT_UNAVAILABLE.
 * `known` is what `pendingFor` answered, if it was asked in this transaction.
 */
export async function findTime(
  tx: Queries,
  settings: Required<Schemas['Settings']>,
  { userId, by, address, bookingDate, startMinute, durationInMinutes, ...wish }: TimeWish,
  now: Instant,
  { known, ...moving }: Moving & { known?: PendingVisit[] } = {},
): Promise<FoundTime> {
  const asked = askedBy(settings, { by, ...wish }, now, moving);
  const pending = known ?? (await pendingFor(tx, settings, { bookingDate, userId }));
  const theirs = othersOf(settings, { userId, address }, pending, moving);
  const day = await dayFrom(tx, bookingDate, pending, asked);
  const { visit, refusal } = visitAt(day, startMinute, durationInMinutes);
  mustNotMeet(theirs, bookingDate, visit, by);
  if (refusal !== null) throw await unavailable(tx, refusal, wish, refusal === 'PAST' && isTooSoon(day, visit));
  return { span: visit, assignment: isNamed(day.roster) ? day.roster.assign(visit) : undefined };
}

const DAYS_BACK = 366;
const MINUTES_OF_DAY = 24 * 60;

/** Its time, and nobody's half hours. Throws VALIDATION_ERROR for a visit that has not begun, is too old, or goes beyond its day. */
export function pastTime(
  { bookingDate, startMinute, durationInMinutes }: { bookingDate: IsoDate; startMinute: Minute; durationInMinutes: Minute },
  now: Instant,
): FoundTime {
  const endMinute = startMinute + durationInMinutes;
  if (bookingDate < addDays(istDate(now), -DAYS_BACK) || bookingDate > istDate(now)) throw invalidField('bookingDate', 'past');
  if (istInstant(bookingDate, startMinute) >= now || endMinute > MINUTES_OF_DAY) throw invalidField('bookingTime', 'past');
  return { span: { startMinute, endMinute }, assignment: undefined };
}
