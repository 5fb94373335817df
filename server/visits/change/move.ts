/** A booking moves to another time, place or professional (rules B10, L8). */

import { istInstant, minuteOf } from '../../../common/minutes.ts';
import { freeUntilAfter } from '../../../common/terms.ts';
import type { Instant } from '../../../common/time.ts';
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
import { applyChange, type Change } from './write.ts';

type Target = Pick<BookingRow, 'bookingDate' | 'startMinute' | 'address'>;

/** What a move asks for: null for anyone, undefined for who was chosen. */
type Asked = string | null | undefined;

/**
 * Who shall have the moved visit: a new choice, or the one before. A professional whom staff have sent to the old time stays only in a move
 * by staff.
 */
const chosenFor = (visit: VisitRow | undefined, asked: Asked, byStaff: boolean): string | undefined => {
  if (asked !== undefined) return asked ?? undefined;
  return visit?.chosen && (byStaff || isWished(visit)) ? (visit.professionalId ?? undefined) : undefined;
};

/** Whom the customer wishes for after the move (rule N15). To name who has it anyway is no new wish. */
const wishedFor = (visit: VisitRow | undefined, asked: Asked): string | null => {
  if (asked === undefined || (visit?.chosen && asked === visit.professionalId)) return visit?.wishedId ?? null;
  return asked;
};

interface Moving {
  to: Target;
  /** The professional: undefined for the one before, null for anybody. */
  asked?: Asked;
  /** Staff asked for this professional and the customer said yes, which is no wish of the customer's (rule N82). */
  isAgreed?: boolean;
  /** The salon holds this time for the customer, so it needs no notice (rule B92). */
  isHeld?: boolean;
  /** Who is told why not, and how exact the travel is that counts (rule N8). */
  by?: ActsAs;
}

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
  const { id, userId, durationInMinutes } = booking;
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

/** The change of date, time or address; coupon and price stay. Customers may do it until the visit begins (rule B10). */
export function rescheduling(deps: Deps, caller: Caller, request: Schemas['RescheduleRequest']): Change {
  return async (tx, booking, now) => {
    await mustBeChangeable(tx, booking, caller, { now, moves: true });
    const { addressId, address: entered, bookingDate = booking.bookingDate } = request;
    if (addressId && entered) throw invalidField('address', 'notBoth', { fields: ['address', 'addressId'] });
    const startMinute = request.bookingTime ? minuteOf(request.bookingTime) : booking.startMinute;
    const address = addressId
      ? await savedAddress(tx, addressId, booking.userId)
      : entered && (await newAddress(tx, entered, booking.userId, now));
    const moves = bookingDate !== booking.bookingDate || startMinute !== booking.startMinute;
    const changes = moves || address !== undefined || request.professionalId !== undefined;
    if (changes && MAY[caller.role].actsAs === 'CUSTOMER') await countOwnChange(tx, deps.config, 'MOVE', booking.userId, now);
    const settings = await readSettings(tx);
    const isNamed = settings.capacity === 'PROFESSIONALS';
    // Another address is another way for the professional, and another choice another professional.
    const isElsewhere =
      isNamed && now < istInstant(bookingDate, startMinute) && (address || request.professionalId !== undefined);
    if (address) mustBeInArea(settings, address.address);
    if (!moves && !isElsewhere) return address ?? {};
    const to = { bookingDate, startMinute, address: address ? address.address : booking.address };
    return { ...address, ...(await move(deps, tx, booking, caller, { to, asked: request.professionalId }, now)) };
  };
}

export function reschedule(deps: Deps, id: string, caller: Caller, request: Schemas['RescheduleRequest']) {
  return applyChange(deps, id, caller, rescheduling(deps, caller, request));
}
