/** A booking's history: each change writes events, and staff read them (decision 008). */
import { isDeepStrictEqual } from 'node:util';
import { nameOfStaff } from '../auth/staff.ts';
import { AppError } from '../contract/errors.ts';
import { MAY } from '../contract/roles.ts';
import type { Caller, Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type EventExcept, type EventKind, eventsOfBooking, latestOfBooking, type NewEvent } from '../events/events.ts';
import { nameOfProfessional } from '../professional/team.ts';
import { type Instant, timeOf, toRfc3339 } from '../shared/time.ts';
import { findTimes } from './history-store.ts';
import type { BookingRow } from './store.ts';

/** A history lists at most this many events. */
const MAX_EVENTS = 100;

/** The history leaves out an integrator's notes: they say nothing about the visit or its money. */
const HIDDEN_KIND = 'EXTERNAL_CHANGED';

/** Names the changes that lead from `before` to `after`. */
const kindsBetween = (before: BookingRow, after: BookingRow): EventKind[] => {
  const moved = after.bookingDate !== before.bookingDate || after.startMinute !== before.startMinute;
  const elsewhere = after.addressId !== before.addressId || !isDeepStrictEqual(after.address, before.address);
  const external = after.externalId !== before.externalId || !isDeepStrictEqual(after.metadata, before.metadata);
  const became = (status: BookingRow['status']) => after.status === status && before.status !== status;
  // A refund, and taking it back, change `paidAt` too.
  const refund = after.refundedAt !== before.refundedAt;
  const paid = !refund && (after.paidAt === null) !== (before.paidAt === null);
  const happened: [EventKind, boolean][] = [
    ['MOVED', moved],
    ['ADDRESS_CHANGED', elsewhere],
    ['EXTERNAL_CHANGED', external],
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

const actorOf = async (tx: Queries, caller: Caller): Promise<Pick<NewEvent, 'actor' | 'actorName' | 'professionalId'>> => {
  const { id, role, keyAccess } = caller;
  const { actsAs } = MAY[role];
  if (actsAs === 'CUSTOMER') return { actor: actsAs, actorName: null, professionalId: null };
  if (actsAs === 'PROFESSIONAL') return { actor: actsAs, actorName: await nameOfProfessional(tx, id), professionalId: id };
  return { actor: keyAccess ? 'API_KEY' : 'STAFF', actorName: await nameOfStaff(tx, caller), professionalId: null };
};

type Recorder = Pick<Deps, 'recordEvents'>;

const NO_DETAILS = { fromDate: null, fromMinute: null };

interface Happened {
  kind: EventKind;
  bookingId: string;
  /** Who got the visit. */
  professionalId?: string;
}

/** Records what happened besides the changes of a booking's row, which `noteChange` finds. */
export async function noteEvents(
  { recordEvents }: Recorder,
  tx: Queries,
  happened: Happened[],
  caller: Caller,
  at: Instant,
): Promise<void> {
  if (happened.length === 0) return;
  const about = { ...NO_DETAILS, at, ...(await actorOf(tx, caller)) };
  await recordEvents(
    tx,
    happened.map(one => ({ ...about, ...one })),
  );
}

/** Records the caller's changes, if there are any. `at` is when they happened, if that was before they were sent. */
export async function noteChange(
  { recordEvents }: Recorder,
  tx: Queries,
  before: BookingRow,
  after: BookingRow,
  caller: Caller,
  at: Instant = after.changedAt,
): Promise<void> {
  const kinds = kindsBetween(before, after);
  if (kinds.length === 0) return;
  const actor = await actorOf(tx, caller);
  const from = { fromDate: before.bookingDate, fromMinute: before.startMinute };
  const about = { bookingId: before.id, at, ...actor };
  await recordEvents(
    tx,
    kinds.map(kind => ({ kind, ...about, ...NO_DETAILS, ...(kind === 'MOVED' && from) })),
  );
}

/** When the booking was last marked paid; null if that is older than the event stream. */
export function lastPaidAt(tx: Queries, bookingId: string): Promise<Instant | null> {
  return latestOfBooking(tx, bookingId, 'PAID');
}

type Entry = Schemas['BookingEvent'];

type Shown = EventExcept<typeof HIDDEN_KIND>;

const entryOf = ({ kind, at, actor, actorName, fromDate, fromMinute }: Shown): Entry => ({
  kind,
  at: toRfc3339(at),
  by: { kind: actor, name: actorName },
  from: fromDate === null || fromMinute === null ? null : { bookingDate: fromDate, bookingTime: timeOf(fromMinute) },
});

type Times = NonNullable<Awaited<ReturnType<typeof findTimes>>>;

/** Entries for the times in the row that have no event, because earlier versions wrote none. Their actor is unknown. */
const entriesOfRow = (row: Times, events: Shown[]): Entry[] => {
  const times: [Entry['kind'], Instant | null][] = [
    ['BOOKED', row.createdAt],
    ['PAID', row.paidAt],
    ['COMPLETED', row.completedAt],
    ['CANCELLED', row.cancelledAt],
    ['REFUNDED', row.refundedAt],
    ['DELETED', row.deletedAt],
  ];
  return times.flatMap(([kind, at]) => {
    if (at === null || events.some(event => event.kind === kind)) return [];
    const by = kind === 'BOOKED' && row.madeBy === 'CUSTOMER' ? ({ kind: 'CUSTOMER', name: null } as const) : null;
    return [{ kind, at: toRfc3339(at), by, from: null }];
  });
};

/** The history of a booking, latest entry first, also of a deleted one. Throws BOOKING_NOT_FOUND. */
export async function readHistory({ db }: Deps, id: string): Promise<Entry[]> {
  const row = await findTimes(db.read, id);
  if (!row) throw new AppError('BOOKING_NOT_FOUND');
  const events = await eventsOfBooking(db.read, id, HIDDEN_KIND, MAX_EVENTS);
  // With older events left out, a time in the row may belong to one of them. So the row adds nothing.
  const all = [...events.map(entryOf), ...(events.length < MAX_EVENTS ? entriesOfRow(row, events) : [])];
  return all.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
