/** Changes to a booking: moved, cancelled, deleted (rules B9 to B14). Completed: complete.ts. Its money: money.ts. At the door: door.ts. */

import { istInstant, minuteOf } from '../../../common/minutes.ts';
import { toPaise, toRupees } from '../../../common/money.ts';
import { feeAt, freeUntilAfter } from '../../../common/terms.ts';
import type { Instant } from '../../../common/time.ts';
import { countOwnChange } from '../../accounts/auth/limits.ts';
import { wishesWomen } from '../../accounts/auth/profile.ts';
import { expirePending, paymentsOf, returnTips } from '../../money/ledger/ledger.ts';
import { owed, refundable } from '../../money/ledger/rules.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import { type ActsAs, MAY } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { addAddressOnce, addressOf, snapshotOf } from '../../schedule/address/address.ts';
import { findPlace, mustBeInArea, wishFor } from '../../schedule/free/place.ts';
import type { VisitRow } from '../../schedule/professional/visit-rules.ts';
import { isWished } from '../../schedule/professional/visit-rules.ts';
import { countVisit, endVisit, leaveToTeams, moveVisit, placeVisit, visitOf } from '../../schedule/professional/visits.ts';
import { readerOf, whoComesTo } from '../../schedule/professional/who-comes.ts';
import { returnCoupon } from '../../shop/coupon/coupon.ts';
import { documentChange, type Undone } from './documents.ts';
import { earningChange } from './earnings.ts';
import { type Actor, noteChange, noteEvents, noteHandOver } from './history.ts';
import { mustFindBooking } from './read.ts';
import { bookingCan, hasBegun, toBooking } from './rules.ts';
import { settle } from './settle.ts';
import { show } from './show.ts';
import { type BookingRow, changeBooking, findItemsOf } from './store.ts';

export type Change = (tx: Queries, booking: BookingRow, now: Instant) => Promise<Partial<BookingRow>>;

interface Writing {
  caller: Actor;
  now: Instant;
  /** When it happened, if that was before it was sent. */
  at?: Instant;
  undoes?: Undone | undefined;
}

/** Whether its professional has it among the visits that she has carried out. */
const isCarriedOut = ({ status, deletedAt }: BookingRow): boolean => status === 'COMPLETED' && deletedAt === null;

/** Whoever moves or ends a visit ends what the customer was asked about it (rule B60). */
const endsProposal = (before: BookingRow, changes: Partial<BookingRow>): boolean => {
  const { status, bookingDate, startMinute, deletedAt } = { ...before, ...changes };
  const isSame = status === before.status && bookingDate === before.bookingDate && startMinute === before.startMinute;
  return before.servicesProposal !== null && (!isSame || deletedAt !== null);
};

/**
 * Writes the changes with their events and documents, counts a visit that was carried out, and frees the professional of one that ends.
 * Answers the changed booking.
 */
export async function writeChanges(
  deps: Deps,
  tx: Queries,
  before: BookingRow,
  changes: Partial<BookingRow>,
  { caller, now, at, undoes }: Writing,
) {
  const all = endsProposal(before, changes) ? { ...changes, servicesProposal: null } : changes;
  const after = Object.keys(all).length > 0 ? await changeBooking(tx, before, all, now) : before;
  await noteChange(deps, tx, before, after, caller, { at, undoes });
  await documentChange(tx, before, after, now);
  await earningChange(tx, before, after, now);
  if (isCarriedOut(before) !== isCarriedOut(after)) await countVisit(tx, before.id, isCarriedOut(after) ? 1 : -1);
  const ends = bookingCan.end(before) && (!bookingCan.end(after) || after.deletedAt !== null);
  // A salon with teams needs it, too: a visit that had begun when the salon went to teams is still somebody's (rule N76).
  if (ends) await endVisit(tx, before.id);
  return { after, settings: await readSettings(tx) };
}

/** Runs `change` in the transaction `tx` on a booking that the caller may see. */
export async function changeIn(deps: Deps, tx: Queries, id: string, caller: Caller, change: Change, undoes?: Undone) {
  const found = await mustFindBooking(tx, id, caller);
  const now = deps.clock.now();
  const changes = await change(tx, found.booking, now);
  return { found, now, ...(await writeChanges(deps, tx, found.booking, changes, { caller, now, undoes })) };
}

/** Runs `change` on a booking that the caller may see, and answers the changed booking. */
export async function applyChange(
  deps: Deps,
  id: string,
  caller: Caller,
  change: Change,
  undoes?: Undone,
): Promise<Schemas['Booking']> {
  const { booking, settings } = await deps.db.tx(async tx => {
    const { found, now, after, settings } = await changeIn(deps, tx, id, caller, change, undoes);
    const whoComes = await whoComesTo(tx, settings, [id], readerOf(caller, now));
    return { booking: toBooking(after, await findItemsOf(tx, id), found, whoComes.get(id)), settings };
  });
  return show(deps, booking, settings, caller);
}

/** Returns the coupon of a booking that stops being pending. Its place is free by its status, because only pending bookings take one. */
const release = async (tx: Queries, { couponId }: BookingRow) => {
  if (couponId !== null) await returnCoupon(tx, couponId);
};

/** Whether staff asked the customer about another time, and nobody has set out since (rule N82). */
const isAskedAnew = (visit: VisitRow | undefined): boolean => visit?.state === 'PLANNED' && visit.proposal !== null;

/** A professional may be early, so customers are bound by her steps, too (rule B10). */
const mustBeChangeable = async (
  tx: Queries,
  booking: BookingRow,
  { role }: Caller,
  { now, moves }: { now: Instant; moves: boolean },
): Promise<{ isAsked: boolean; hasSetOut: boolean }> => {
  if (!bookingCan.end(booking)) throw new AppError('INVALID_STATUS_TRANSITION');
  const { capacity } = await readSettings(tx);
  const visit = capacity === 'PROFESSIONALS' ? await visitOf(tx, booking.id) : undefined;
  const isAsked = isAskedAnew(visit);
  const state = visit?.state ?? 'PLANNED';
  const hasSetOut = state !== 'PLANNED';
  // The salon cannot come as booked, so the customer answers whenever they read it (rule N82).
  if (MAY[role].changesBegunVisits || isAsked) return { isAsked, hasSetOut };
  const refuse = (reason: 'VISIT_BEGUN' | 'ON_HER_WAY') => new AppError('INVALID_STATUS_TRANSITION', { params: { reason } });
  if (hasBegun(booking, now) || state === 'STARTED') throw refuse('VISIT_BEGUN');
  if (moves && hasSetOut) throw refuse('ON_HER_WAY');
  return { isAsked, hasSetOut };
};

export interface Cancelling {
  /** Rupees: what the caller saw that cancelling costs. */
  seenFee?: number | undefined;
  /** Staff keep the fee. */
  chargeFee?: boolean | undefined;
}

/** What the salon keeps, in paise (rules M17, M18, M41). Throws FEE_CHANGED. */
export function keptOf(
  booking: BookingRow,
  { role }: Caller,
  { seenFee, chargeFee }: Cancelling,
  when: { now: Instant; hasSetOut: boolean },
): number {
  const fee = MAY[role].actsAs === 'CUSTOMER' || chargeFee ? feeAt(booking, when) : 0;
  if (seenFee !== undefined && fee > toPaise(seenFee)) throw new AppError('FEE_CHANGED', { params: { fee: toRupees(fee) } });
  return fee;
}

/** Why a cancelled visit did not take place, and since when; nothing for an ordinary cancellation. */
export interface Ending extends Partial<Pick<BookingRow, 'cancelReason' | 'refusal'>> {
  /** Paise. */
  feePaise: number;
  at: Instant;
}

/** Cancels a pending booking: frees place, coupon and tips, and keeps the fee. Answers the columns to write. */
export async function cancelled(tx: Queries, booking: BookingRow, { at, ...ending }: Ending): Promise<Partial<BookingRow>> {
  await release(tx, booking);
  await expirePending(tx, booking.id);
  await returnTips(tx, booking.id);
  // Whoever cancels ends the hold; one that runs out keeps its time (rule M13).
  const changes = { status: 'CANCELLED', cancelledAt: at, holdUntil: null, ...ending } as const;
  return { ...changes, ...(await settle(tx, { ...booking, ...changes })) };
}

export function cancel(deps: Deps, id: string, caller: Caller, cancelling: Cancelling) {
  return applyChange(deps, id, caller, async (tx, booking, now) => {
    const { isAsked, hasSetOut } = await mustBeChangeable(tx, booking, caller, { now, moves: false });
    if (MAY[caller.role].actsAs === 'CUSTOMER') await countOwnChange(tx, deps.config, 'CANCEL', booking.userId, now);
    const isFree = isAsked && MAY[caller.role].actsAs === 'CUSTOMER';
    const feePaise = isFree ? 0 : keptOf(booking, caller, cancelling, { now, hasSetOut });
    return cancelled(tx, booking, { feePaise, at: now });
  });
}

/** Sets an integrator's id and notes. Fields left out stay, null clears, and `metadata` is replaced as a whole. */
export function setExternal(deps: Deps, id: string, caller: Caller, external: Schemas['BookingExternal']) {
  return applyChange(deps, id, caller, async () => external);
}

/** What would have to go back by the provider if nobody saw the booking any more. */
const owesOnline = async (tx: Queries, booking: BookingRow): Promise<boolean> => {
  const toGoBack = booking.heldPaise - (booking.status === 'PENDING' ? 0 : owed(booking));
  if (toGoBack <= 0) return false;
  return (await paymentsOf(tx, booking.id)).some(row => row.provider !== 'NONE' && refundable(row) > 0);
};

/**
 * Hides a booking from everybody; a pending one gives back its place and its coupon. Throws INVALID_STATUS_TRANSITION as long as money
 * that was paid online has to go back.
 */
export function remove(deps: Deps, id: string, caller: Caller) {
  return applyChange(deps, id, caller, async (tx, booking, now) => {
    if (await owesOnline(tx, booking)) throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'PAID_ONLINE' } });
    if (booking.status === 'PENDING') await release(tx, booking);
    await expirePending(tx, id);
    return { deletedAt: now, ...(await settle(tx, booking)) };
  });
}

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
  { to, asked, isAgreed = false, by = MAY[caller.role].actsAs }: Moving,
  now: Instant,
) {
  const { id, userId, durationInMinutes } = booking;
  const { bookingDate, startMinute } = to;
  const settings = await readSettings(tx);
  const isNamed = settings.capacity === 'PROFESSIONALS';
  if (!isNamed) await leaveToTeams(tx, id);
  const visit = isNamed ? await visitOf(tx, id) : undefined;
  const serviceIds = visit?.serviceIds ?? [...new Set((await findItemsOf(tx, id)).map(item => item.serviceId))];
  const womenOnly = visit?.womenOnly ?? (isNamed && (await wishesWomen(tx, userId)));
  const wish = wishFor(serviceIds, to.address, { professionalId: chosenFor(visit, asked, by === 'STAFF'), womenOnly });
  const place = {
    ...wish,
    address: to.address,
    ...{ userId, by },
    ...{ bookingDate, startMinute, durationInMinutes },
  };
  const own = { date: booking.bookingDate, startMinute: booking.startMinute };
  const { span, assignment } = await findPlace(tx, settings, place, now, { exceptId: id, own });
  const wishedId = wishedFor(visit, isAgreed ? undefined : asked);
  const agreedId = isAgreed ? (asked ?? null) : null;
  const placed = { bookingId: id, date: bookingDate, span, wish, wishedId, agreedId, assignment };
  if (assignment) await (visit ? moveVisit(tx, placed, visit) : placeVisit(tx, placed));
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
    byCustomer: MAY[caller.role].actsAs === 'CUSTOMER' && !isAskedAnew(visit),
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

/** Changes date, time or address; coupon and price stay. Customers may do it until the visit begins (rule B10). */
export function reschedule(deps: Deps, id: string, caller: Caller, request: Schemas['RescheduleRequest']) {
  return applyChange(deps, id, caller, async (tx, booking, now) => {
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
  });
}
