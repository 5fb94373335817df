/** A booking moves to another time, place or professional (rules B10, L8). */

import { istInstant, minuteOf } from '../../../common/minutes.ts';
import { freeUntilAfter } from '../../../common/terms.ts';
import type { Instant, Minute } from '../../../common/time.ts';
import { countOwnChange } from '../../accounts/auth/limits.ts';
import { wishesWomen } from '../../accounts/auth/profile.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import { type ActsAs, MAY } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { addAddressOnce, addressOf, snapshotOf } from '../../schedule/address/address.ts';
import { findTime, mustBeInArea, wishFor } from '../../schedule/free/time.ts';
import { isWished, type VisitRow } from '../../schedule/professional/visit-rules.ts';
import { leaveToTeams, movePlaced, onlyVisitOf, placeVisit } from '../../schedule/professional/visits.ts';
import { noteEvents, noteHandOver } from '../record/history.ts';
import { serviceIdsOf } from '../record/read.ts';
import type { BookingRow } from '../record/rules.ts';
import { withSeriesHorizon } from '../series/rules.ts';
import { isAskedAnew, mustBeChangeable } from './cancel.ts';
import type { AskedPerson } from './kept-parts-rules.ts';
import { type Anew, bookedGuests, carryOutAnew, findAnew } from './plan-anew.ts';
import { applyChange, type Change } from './write.ts';

type Target = Pick<BookingRow, 'bookingDate' | 'startMinute' | 'address'>;

/** The time of a booking for guests, as PartyOn has it. */
type PartyTarget = Pick<Anew, 'bookingDate' | 'startMinute' | 'readyBy' | 'address'>;

/**
 * Who shall have the moved visit: a new choice, or the one before. A professional whom staff have sent to the old time stays only in a move
 * by staff.
 */
const chosenFor = (visit: VisitRow | undefined, asked: AskedPerson, byStaff: boolean): string | undefined => {
  if (asked !== undefined) return asked ?? undefined;
  return visit?.chosen && (byStaff || isWished(visit)) ? (visit.professionalId ?? undefined) : undefined;
};

/** Whom the customer wishes for after the move (rule N15). To name who has it anyway is no new wish. */
const wishedFor = (visit: VisitRow | undefined, asked: AskedPerson): string | null => {
  if (asked === undefined || (visit?.chosen && asked === visit.professionalId)) return visit?.wishedId ?? null;
  return asked;
};

interface Moving {
  to: Target;
  /** The professional: undefined for the one before, null for anybody. */
  asked?: AskedPerson;
  /** Staff asked for this professional and the customer said yes, which is no wish of the customer's (rule N82). */
  isAgreed?: boolean;
  /** The salon holds this time for the customer, so it needs no notice (rule B92). */
  isHeld?: boolean;
  /** Who is told why not, and how exact the travel is that counts (rule N8). */
  by?: ActsAs;
}

/** With as many professionals as before, and all of them or nobody (rule B145). */
const moveParty = async (
  deps: Deps,
  tx: Queries,
  booking: BookingRow,
  caller: Caller,
  { to, asked }: { to: PartyTarget; asked: AskedPerson },
  now: Instant,
) => {
  const by = MAY[caller.role].actsAs;
  const guests = await bookedGuests(tx, booking);
  const found = await findAnew(tx, booking, { ...to, guests, professionals: booking.partCount, asked, by }, now);
  // Whoever is done cannot serve her guests once more.
  if (found.before.some(({ state }) => state === 'DONE'))
    throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'VISIT_BEGUN' } });
  return carryOutAnew(deps, tx, booking, found, { caller, now });
};

/**
 * Checks the new time as for a new booking. The booking's own place is free to it (rule L8). A named professional goes on, if she can
 * and nobody chose another.
 */
export async function move(
  deps: Deps,
  tx: Queries,
  booking: BookingRow,
  caller: Caller,
  { to, asked, isAgreed = false, isHeld = false, by = MAY[caller.role].actsAs }: Moving,
  now: Instant,
) {
  const { id, userId, durationInMinutes, guestCount } = booking;
  if (guestCount > 0) throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'FOR_GUESTS' } });
  const { bookingDate, startMinute } = to;
  const saved = await readSettings(tx);
  const wide = booking.seriesId === null ? saved : withSeriesHorizon(saved);
  const settings = isHeld ? { ...wide, shortestNotice: 0 } : wide;
  const isNamed = settings.capacity === 'PROFESSIONALS';
  if (!isNamed) await leaveToTeams(tx, id);
  const visit = isNamed ? await onlyVisitOf(tx, id) : undefined;
  const serviceIds = visit?.serviceIds ?? (await serviceIdsOf(tx, id));
  const womenOnly = visit?.womenOnly ?? (isNamed && (await wishesWomen(tx, userId)));
  const wish = wishFor(serviceIds, to.address, { professionalId: chosenFor(visit, asked, by === 'STAFF'), womenOnly });
  const place = {
    ...wish,
    address: to.address,
    ...{ userId, by },
    ...{ bookingDate, startMinute, durationInMinutes },
  };
  const own = { date: booking.bookingDate, startMinute: booking.startMinute };
  const { span, assignment } = await findTime(tx, settings, place, now, { exceptId: id, own });
  const wishedId = wishedFor(visit, isAgreed ? undefined : asked);
  const agreedId = isAgreed ? (asked ?? null) : null;
  const placed = { bookingId: id, date: bookingDate, span, wish, wishedId, agreedId, assignment };
  if (assignment) await (visit ? movePlaced(tx, [{ before: visit, placed }]) : placeVisit(tx, placed));
  if (assignment?.handOver) await noteHandOver(deps, tx, assignment.handOver, caller, now);
  // Another professional at the same time and place moves nothing, and still both must hear of it.
  const stays = bookingDate === booking.bookingDate && startMinute === booking.startMinute && to.address === booking.address;
  if (stays && visit && assignment && assignment.professionalId !== visit.professionalId) {
    const { professionalId } = assignment;
    await noteEvents(deps, tx, [{ kind: 'ASSIGNED', bookingId: id, professionalId }], caller, now);
  }
  const [from, at] = [istInstant(booking.bookingDate, booking.startMinute), istInstant(bookingDate, startMinute)];
  const freeCancelUntil = freeUntilAfter(booking.freeCancelUntil, {
    ...{ from, to: at, now },
    byCustomer: MAY[caller.role].actsAs === 'CUSTOMER' && !isAskedAnew(visit ? [visit] : []),
  });
  return { bookingDate, ...span, freeCancelUntil };
}

const savedAddress = async (tx: Queries, addressId: string, userId: string) => {
  const address = await addressOf(tx, addressId, userId);
  if (!address) throw new AppError('ADDRESS_NOT_FOUND');
  return { addressId, address: snapshotOf(address) };
};

const newAddress = async (tx: Queries, entered: Schemas['AddressRequest'], userId: string, now: Instant) => {
  const { id: addressId, ...address } = await addAddressOnce(tx, userId, entered, now);
  return { addressId, address };
};

/** Where the booking goes, if it goes anywhere. */
interface Asks {
  moves: boolean;
  to: Pick<PartyTarget, 'bookingDate' | 'startMinute' | 'readyBy'>;
  /** When it begins then, as far as the request says. */
  startMinute: Minute;
}

/**
 * A booking for guests keeps the time by which everyone is ready, unless it begins at another one: then that moves by as much. Throws
 * VALIDATION_ERROR for both, and INVALID_STATUS_TRANSITION for `readyBy` of an ordinary booking.
 */
const timeAsked = (booking: BookingRow, { bookingDate = booking.bookingDate, ...asked }: Schemas['RescheduleRequest']): Asks => {
  const startMinute = asked.bookingTime === undefined ? booking.startMinute : minuteOf(asked.bookingTime);
  const isElsewhen = bookingDate !== booking.bookingDate || startMinute !== booking.startMinute;
  if (asked.readyBy === undefined) {
    const later = startMinute - booking.startMinute;
    const shifted = booking.readyBy === null ? undefined : booking.readyBy + later;
    const isFree = shifted !== undefined && asked.bookingTime === undefined;
    const to = { bookingDate, startMinute: isFree ? undefined : startMinute, readyBy: shifted };
    return { moves: isElsewhen, to, startMinute };
  }
  if (booking.guestCount === 0) throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'NOT_FOR_GUESTS' } });
  if (asked.bookingTime !== undefined) throw invalidField('readyBy', 'notBoth', { fields: ['readyBy', 'bookingTime'] });
  const readyBy = minuteOf(asked.readyBy);
  return { moves: isElsewhen || readyBy !== booking.readyBy, to: { bookingDate, startMinute: undefined, readyBy }, startMinute };
};

/** The change of date, time or address; coupon and price stay. Customers may do it until the visit begins (rule B10). */
export function rescheduling(deps: Deps, caller: Caller, request: Schemas['RescheduleRequest']): Change {
  return async (tx, booking, now) => {
    await mustBeChangeable(tx, booking, caller, { now, moves: true });
    const { addressId, address: entered, professionalId: asked } = request;
    if (addressId && entered) throw invalidField('address', 'notBoth', { fields: ['address', 'addressId'] });
    const { moves, to: time, startMinute } = timeAsked(booking, request);
    const address = addressId
      ? await savedAddress(tx, addressId, booking.userId)
      : entered && (await newAddress(tx, entered, booking.userId, now));
    const changes = moves || address !== undefined || asked !== undefined;
    if (changes && MAY[caller.role].actsAs === 'CUSTOMER') await countOwnChange(tx, deps.config, 'MOVE', booking.userId, now);
    const settings = await readSettings(tx);
    const isNamed = settings.capacity === 'PROFESSIONALS';
    // Another address is another way for the professional, and another choice another professional.
    const isElsewhere = isNamed && now < istInstant(time.bookingDate, startMinute) && (address || asked !== undefined);
    if (address) mustBeInArea(settings, address.address);
    if (!moves && !isElsewhere) return address ?? {};
    const to = { ...time, address: address ? address.address : booking.address };
    const moved =
      booking.guestCount > 0
        ? await moveParty(deps, tx, booking, caller, { to, asked }, now)
        : await move(deps, tx, booking, caller, { to: { ...to, startMinute }, asked }, now);
    return { ...address, ...moved };
  };
}

export function reschedule(deps: Deps, id: string, caller: Caller, request: Schemas['RescheduleRequest']) {
  return applyChange(deps, id, caller, rescheduling(deps, caller, request));
}
