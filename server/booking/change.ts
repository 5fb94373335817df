/** Changes to a booking: moved, cancelled, completed, paid, refunded, deleted (rules B9 to B14). */
import { addAddressOnce, addressOf, snapshotOf } from '../address/address.ts';
import { wishesWomen } from '../auth/profile.ts';
import { AppError, invalidField } from '../contract/errors.ts';
import { MAY } from '../contract/roles.ts';
import type { Caller, Schemas } from '../contract/types.ts';
import { returnCoupon } from '../coupon/coupon.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { endVisit, moveVisit, placeVisit, readerOf, type VisitRow, visitOf, whoComesTo } from '../professional/visits.ts';
import { readSettings } from '../settings/settings.ts';
import { type Instant, istInstant, minuteOf } from '../shared/time.ts';
import { lastPaidAt, noteChange } from './history.ts';
import { findPlace, mustBeInArea, wishFor } from './place.ts';
import { mustFindBooking } from './read.ts';
import { bookingCan, toBooking } from './rules.ts';
import { show } from './show.ts';
import { type BookingRow, changeBooking, findItemsOf, noteOtherProfessional } from './store.ts';

type Change = (tx: Queries, booking: BookingRow, now: Instant) => Promise<Partial<BookingRow>>;

/** Writes the changes with their events, and frees the professional of a visit that ends. Answers the changed booking. */
const writeChanges = async (
  deps: Deps,
  tx: Queries,
  before: BookingRow,
  changes: Partial<BookingRow>,
  { caller, now, at }: { caller: Caller; now: Instant; at?: Instant },
) => {
  const after = Object.keys(changes).length > 0 ? await changeBooking(tx, before, changes, now) : before;
  await noteChange(deps, tx, before, after, caller, at);
  const settings = await readSettings(tx);
  const ends = bookingCan.end(before) && (!bookingCan.end(after) || after.deletedAt !== null);
  if (ends && settings.capacity === 'PROFESSIONALS') await endVisit(tx, before.id);
  return { after, settings };
};

/** Runs `change` on a booking that the caller may see, and answers the changed booking. */
const applyChange = async (deps: Deps, id: string, caller: Caller, change: Change) => {
  const { db, clock } = deps;
  const { booking, settings } = await db.tx(async tx => {
    const found = await mustFindBooking(tx, id, caller);
    const now = clock.now();
    const changes = await change(tx, found.booking, now);
    const { after, settings } = await writeChanges(deps, tx, found.booking, changes, { caller, now });
    const whoComes = await whoComesTo(tx, settings, [id], readerOf(caller, now));
    return { booking: toBooking(after, await findItemsOf(tx, id), found, whoComes.get(id)), settings };
  });
  return show(deps, booking, settings, caller);
};

/** Returns the coupon of a booking that stops being pending. Its place is free by its status, because only pending bookings take one. */
const release = async (tx: Queries, { couponId }: BookingRow) => {
  if (couponId !== null) await returnCoupon(tx, couponId);
};

const mustBeChangeable = (booking: BookingRow, { role }: Caller, now: Instant) => {
  if (!bookingCan.end(booking)) throw new AppError('INVALID_STATUS_TRANSITION');
  if (!bookingCan.change(booking, role, now)) {
    throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'VISIT_BEGUN' } });
  }
};

export function cancel(deps: Deps, id: string, caller: Caller) {
  return applyChange(deps, id, caller, async (tx, booking, now) => {
    mustBeChangeable(booking, caller, now);
    await release(tx, booking);
    return { status: 'CANCELLED', cancelledAt: now };
  });
}

const completed = (booking: BookingRow, at: Instant): Partial<BookingRow> => {
  if (!bookingCan.end(booking)) throw new AppError('INVALID_STATUS_TRANSITION');
  // A visit that costs nothing counts as paid (rule M7). Otherwise it would stay unpaid for ever.
  const isSettled = booking.finalPaise === 0 && booking.paidAt === null;
  return { status: 'COMPLETED', completedAt: at, ...(isSettled && { paidAt: at }) };
};

export function complete(deps: Deps, id: string, caller: Caller) {
  return applyChange(deps, id, caller, async (_tx, booking, now) => completed(booking, now));
}

/**
 * The professional is done, and may have taken the money (rule N42). Completes the booking, unless staff did so already. `at` is when
 * she tapped.
 */
export async function finishVisit(
  deps: Deps,
  tx: Queries,
  booking: BookingRow,
  { caller, at, isPaid }: { caller: Caller; at: Instant; isPaid: boolean },
): Promise<void> {
  const changes = {
    ...(bookingCan.end(booking) && completed(booking, at)),
    ...(isPaid && booking.paidAt === null && { paidAt: at }),
  };
  await writeChanges(deps, tx, booking, changes, { caller, now: deps.clock.now(), at });
}

export function setStatus(deps: Deps, id: string, caller: Caller, status: BookingRow['status']) {
  if (status === 'COMPLETED') return complete(deps, id, caller);
  if (status === 'CANCELLED') return cancel(deps, id, caller);
  return applyChange(deps, id, caller, async () => {
    throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'NOT_PENDING_AGAIN' } });
  });
}

export function markPaid(deps: Deps, id: string, caller: Caller) {
  return applyChange(deps, id, caller, async (_tx, booking, now) => {
    if (!bookingCan.pay(booking)) throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'CANCELLED' } });
    return booking.paidAt === null ? { paidAt: now } : {};
  });
}

/** Takes back a mistaken markPaid. If the booking was cancelled meanwhile, no refund is due any more. */
export function markUnpaid(deps: Deps, id: string, caller: Caller) {
  return applyChange(deps, id, caller, async (_tx, booking) => (booking.paidAt === null ? {} : { paidAt: null }));
}

export function markRefunded(deps: Deps, id: string, caller: Caller) {
  return applyChange(deps, id, caller, async (_tx, booking, now) => {
    if (booking.refundedAt !== null) return {};
    if (!bookingCan.refund(booking)) throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'NOTHING_TO_REFUND' } });
    return { paidAt: null, refundedAt: now };
  });
}

/** Takes back a mistaken markRefunded: the salon still has the money and has to refund it. */
export function markUnrefunded(deps: Deps, id: string, caller: Caller) {
  return applyChange(deps, id, caller, async (tx, { refundedAt }) =>
    refundedAt === null ? {} : { paidAt: (await lastPaidAt(tx, id)) ?? refundedAt, refundedAt: null },
  );
}

/** Sets an integrator's id and notes. Fields left out stay, null clears, and `metadata` is replaced as a whole. */
export function setExternal(deps: Deps, id: string, caller: Caller, external: Schemas['BookingExternal']) {
  return applyChange(deps, id, caller, async () => external);
}

/** Hides a booking from everybody; a pending one gives back its place and its coupon. */
export function remove(deps: Deps, id: string, caller: Caller) {
  return applyChange(deps, id, caller, async (tx, booking, now) => {
    if (booking.status === 'PENDING') await release(tx, booking);
    return { deletedAt: now };
  });
}

type Target = Pick<BookingRow, 'bookingDate' | 'startMinute' | 'address'>;

/** The professional whom the moved booking asks for: a new choice, or the one before. */
const chosenFor = (visit: VisitRow | undefined, asked: string | null | undefined): string | undefined => {
  if (asked !== undefined) return asked ?? undefined;
  return visit?.chosen ? (visit.professionalId ?? undefined) : undefined;
};

/**
 * Checks the new time as for a new booking. The booking's own place is free to it (rule L8). A named professional goes on, if she can
 * and nobody chose another.
 */
const move = async (
  tx: Queries,
  booking: BookingRow,
  { role }: Caller,
  to: Target,
  asked: string | null | undefined,
  now: Instant,
) => {
  const { id, userId, durationInMinutes } = booking;
  const { bookingDate, startMinute } = to;
  const settings = await readSettings(tx);
  const isNamed = settings.capacity === 'PROFESSIONALS';
  const visit = isNamed ? await visitOf(tx, id) : undefined;
  const serviceIds = visit?.serviceIds ?? [...new Set((await findItemsOf(tx, id)).map(item => item.serviceId))];
  const womenOnly = visit?.womenOnly ?? (isNamed && (await wishesWomen(tx, userId)));
  const wish = wishFor(serviceIds, to.address, { professionalId: chosenFor(visit, asked), womenOnly });
  const place = { ...wish, address: to.address, userId, by: MAY[role].actsAs, bookingDate, startMinute, durationInMinutes };
  const { span, assignment } = await findPlace(tx, settings, place, now, id);
  const placed = { bookingId: id, date: bookingDate, span, wish, assignment };
  if (assignment) await (visit ? moveVisit(tx, placed, visit) : placeVisit(tx, placed));
  if (assignment?.handOver) await noteOtherProfessional(tx, assignment.handOver.bookingId, now);
  return { bookingDate, ...span };
};

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
    mustBeChangeable(booking, caller, now);
    const { addressId, address: entered, bookingDate = booking.bookingDate } = request;
    if (addressId && entered) throw invalidField('address', 'notBoth', { fields: ['address', 'addressId'] });
    const startMinute = request.bookingTime ? minuteOf(request.bookingTime) : booking.startMinute;
    const address = addressId
      ? await savedAddress(tx, addressId, booking.userId)
      : entered && (await newAddress(tx, entered, booking.userId, now));
    const moves = bookingDate !== booking.bookingDate || startMinute !== booking.startMinute;
    const settings = await readSettings(tx);
    const isNamed = settings.capacity === 'PROFESSIONALS';
    // Another address is another way for the professional, and another choice another professional.
    const isElsewhere =
      isNamed && now < istInstant(bookingDate, startMinute) && (address || request.professionalId !== undefined);
    if (!moves && !isElsewhere) {
      if (address) mustBeInArea(settings, address.address);
      return address ?? {};
    }
    const to = { bookingDate, startMinute, address: address ? address.address : booking.address };
    return { ...address, ...(await move(tx, booking, caller, to, request.professionalId, now)) };
  });
}
