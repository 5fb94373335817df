/**
 * Who did what to a booking, for an owner with staff and money (decision 008). Written in the transaction of the change, never
 * changed afterwards; a customer's new booking says all of it itself.
 */
import { isDeepStrictEqual } from 'node:util';
import { nameOfStaff } from '../auth/staff.ts';
import { AppError } from '../contract/errors.ts';
import type { Caller, Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../shared/ids.ts';
import { type Instant, timeOf, toRfc3339 } from '../shared/time.ts';
import { addEvent, type BookingEvent, findEvents, findLatestAt, findPast } from './history-store.ts';
import type { BookingRow } from './store.ts';

type Kind = BookingEvent['kind'];

/** More is told of no booking. */
const MOST_TOLD = 100;

/** What made `after` of `before`. */
const kindsBetween = (before: BookingRow, after: BookingRow): Kind[] => {
  const moved = after.bookingDate !== before.bookingDate || after.startMinute !== before.startMinute;
  const elsewhere = after.addressId !== before.addressId || !isDeepStrictEqual(after.address, before.address);
  const became = (status: BookingRow['status']) => after.status === status && before.status !== status;
  // Money that goes back, and a refund that did not take place, change `paidAt` as well.
  const refund = after.refundedAt !== before.refundedAt;
  const paid = !refund && (after.paidAt === null) !== (before.paidAt === null);
  const happened: [Kind, boolean][] = [
    ['MOVED', moved],
    ['ADDRESS_CHANGED', elsewhere],
    ['COMPLETED', became('COMPLETED')],
    ['CANCELLED', became('CANCELLED')],
    ['PAID', paid && after.paidAt !== null],
    ['UNPAID', paid && after.paidAt === null],
    ['REFUNDED', refund && after.refundedAt !== null],
    ['UNREFUNDED', refund && after.refundedAt === null],
    ['DELETED', after.deletedAt !== before.deletedAt],
  ];
  return happened.filter(([, did]) => did).map(([kind]) => kind);
};

const actorOf = async (tx: Queries, caller: Caller): Promise<Pick<BookingEvent, 'actor' | 'actorName'>> =>
  caller.role === 'USER'
    ? { actor: 'CUSTOMER', actorName: null }
    : { actor: caller.keyAccess ? 'API_KEY' : 'STAFF', actorName: await nameOfStaff(tx, caller) };

/** That staff booked for a customer. */
export async function noteBooked(tx: Queries, bookingId: string, caller: Caller, at: Instant): Promise<void> {
  const actor = await actorOf(tx, caller);
  await addEvent(tx, { id: newId(), bookingId, at, kind: 'BOOKED', ...actor, fromDate: null, fromMinute: null });
}

/** What the caller changed of a booking; nothing when it is as it was. */
export async function noteChange(tx: Queries, before: BookingRow, after: BookingRow, caller: Caller): Promise<void> {
  const kinds = kindsBetween(before, after);
  if (kinds.length === 0) return;
  const actor = await actorOf(tx, caller);
  for (const kind of kinds) {
    const from =
      kind === 'MOVED' ? { fromDate: before.bookingDate, fromMinute: before.startMinute } : { fromDate: null, fromMinute: null };
    await addEvent(tx, { id: newId(), bookingId: before.id, at: after.changedAt, kind, ...actor, ...from });
  }
}

/** When the booking was last marked paid; null when that was before its history was written down. */
export function lastPaidAt(tx: Queries, bookingId: string): Promise<Instant | null> {
  return findLatestAt(tx, bookingId, 'PAID');
}

const told = ({ kind, at, actor, actorName, fromDate, fromMinute }: BookingEvent): Schemas['BookingEvent'] => ({
  kind,
  at: toRfc3339(at),
  by: { kind: actor, name: actorName },
  from: fromDate === null || fromMinute === null ? null : { bookingDate: fromDate, bookingTime: timeOf(fromMinute) },
});

type Past = NonNullable<Awaited<ReturnType<typeof findPast>>>;

/** What the booking itself tells and no event does: made by its customer, or done by nobody knows whom in an earlier version. */
const untold = (past: Past, events: BookingEvent[]): Schemas['BookingEvent'][] => {
  const times: [Kind, Instant | null][] = [
    ['BOOKED', past.createdAt],
    ['PAID', past.paidAt],
    ['COMPLETED', past.completedAt],
    ['CANCELLED', past.cancelledAt],
    ['REFUNDED', past.refundedAt],
    ['DELETED', past.deletedAt],
  ];
  return times.flatMap(([kind, at]) => {
    if (at === null || events.some(event => event.kind === kind)) return [];
    const by = kind === 'BOOKED' && past.madeBy === 'CUSTOMER' ? ({ kind: 'CUSTOMER', name: null } as const) : null;
    return [{ kind, at: toRfc3339(at), by, from: null }];
  });
};

/** Latest first. Also of a deleted booking, whose history says who deleted it. Throws BOOKING_NOT_FOUND. */
export async function readHistory({ db }: Deps, id: string): Promise<Schemas['BookingEvent'][]> {
  const past = await findPast(db.read, id);
  if (!past) throw new AppError('BOOKING_NOT_FOUND');
  const events = await findEvents(db.read, id, MOST_TOLD);
  // Where older events are left out, what they told is no secret of the booking's.
  const all = [...events.map(told), ...(events.length < MOST_TOLD ? untold(past, events) : [])];
  return all.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
