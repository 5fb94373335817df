/** A booking's history: each change writes events, and staff read them (decision 008). */
import { isDeepStrictEqual } from 'node:util';
import { timeOf } from '../../../common/minutes.ts';
import { toRupees } from '../../../common/money.ts';
import { type Instant, toRfc3339 } from '../../../common/time.ts';
import { nameOfStaff } from '../../accounts/auth/staff.ts';
import { AppError } from '../../platform/contract/errors.ts';
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { ServicesDetails } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { type EventExcept, type EventKind, eventsOfBooking, type NewEvent } from '../../platform/events/events.ts';
import type { HandOver } from '../../schedule/fit/assign-rules.ts';
import { nameOfProfessional, readTeam } from '../../schedule/professional/team.ts';
import type { VisitRow } from '../../schedule/professional/visit-rules.ts';
import { leadOf, partsOf } from '../../schedule/professional/visits.ts';
import { type BookingRow, reasonOf } from './rules.ts';
import { findTimes, noteOtherProfessional } from './store.ts';

/** A history lists at most this many events. */
const MAX_EVENTS = 100;

/** The history leaves out an integrator's notes and what the program does by itself: both say nothing about the visit or its money. */
const HIDDEN_KINDS = ['EXTERNAL_CHANGED', 'HANDED_OVER'] as const;

/** Names the changes that lead from `before` to `after`. */
const kindsBetween = (before: BookingRow, after: BookingRow, undoes?: Undone): EventKind[] => {
  const moved = after.bookingDate !== before.bookingDate || after.startMinute !== before.startMinute;
  // The State in other letters is the same place.
  const placeOf = ({ address }: BookingRow) => address && { ...address, state: '' };
  const elsewhere = after.addressId !== before.addressId || !isDeepStrictEqual(placeOf(after), placeOf(before));
  const external = after.externalId !== before.externalId || !isDeepStrictEqual(after.metadata, before.metadata);
  const became = (status: BookingRow['status']) => after.status === status && before.status !== status;
  // A visit that costs more or less was neither paid nor unpaid by that (rule B60).
  const priced = after.finalPaise !== before.finalPaise;
  // A refund, and taking it back, change `paidAt` too.
  const refund = (after.refundedAt === null) !== (before.refundedAt === null);
  // A visit that is cancelled keeps the money until a refund.
  const paid = !refund && !priced && !became('CANCELLED') && (after.paidAt === null) !== (before.paidAt === null);
  // A tip that goes back with a cancelled visit is no payment.
  const part = !refund && !paid && !became('CANCELLED') ? Math.sign(after.heldPaise - before.heldPaise) : 0;
  const undone = (what: Undone) => part !== 0 && undoes === what;
  const happened: [EventKind, boolean][] = [
    ['MOVED', moved],
    ['ADDRESS_CHANGED', elsewhere],
    ['EXTERNAL_CHANGED', external],
    ['COMPLETED', became('COMPLETED')],
    ['CANCELLED', became('CANCELLED')],
    ['REINSTATED', became('PENDING')],
    ['PAID', paid && after.paidAt !== null],
    ['UNPAID', (paid && after.paidAt === null) || undone('PAYMENT')],
    ['REFUNDED', refund && after.refundedAt !== null],
    ['UNREFUNDED', (refund && after.refundedAt === null) || undone('REFUND')],
    ['PART_PAID', part > 0 && !undoes],
    ['PART_RETURNED', part < 0 && !undoes],
    ['CONFIRMED', before.holdUntil !== null && after.holdUntil === null && after.status === 'PENDING'],
    ['DELETED', after.deletedAt !== before.deletedAt],
    // A move or the end of the visit ends the proposal; an answer says so itself.
    [
      'SERVICES_WITHDRAWN',
      before.servicesProposal !== null && after.servicesProposal === null && (moved || after.status !== before.status),
    ],
  ];
  return happened.filter(([, did]) => did).map(([kind]) => kind);
};

/** Who changes a booking: a caller, or the program itself. */
export type Actor = Caller | 'SYSTEM';

const actorOf = async (tx: Queries, caller: Actor): Promise<Pick<NewEvent, 'actor' | 'actorName' | 'professionalId'>> => {
  if (caller === 'SYSTEM') return { actor: caller, actorName: null, professionalId: null };
  const { id, role, key } = caller;
  const { actsAs } = MAY[role];
  if (actsAs === 'CUSTOMER') return { actor: actsAs, actorName: null, professionalId: null };
  if (actsAs === 'PROFESSIONAL') return { actor: actsAs, actorName: await nameOfProfessional(tx, id), professionalId: id };
  return { actor: key ? 'API_KEY' : 'STAFF', actorName: await nameOfStaff(tx, caller), professionalId: null };
};

/** Another time or place may mean another professional. A booking that becomes firm tells its own. */
const placesVisit = (kind: EventKind) => ['MOVED', 'ADDRESS_CHANGED', 'CONFIRMED', 'REINSTATED'].includes(kind);

type Recorder = Pick<Deps, 'recordEvents'>;

const NO_DETAILS = { fromDate: null, fromMinute: null, part: null, services: null };

interface Happened {
  kind: EventKind;
  bookingId: string;
  /** Who has the visit now. */
  professionalId?: string | null | undefined;
  /** Which visit of a booking with several it is about. */
  part?: number | null;
  /** Present if services or price changed. */
  services?: ServicesDetails;
}

/** Records what happened besides the changes of a booking's row, which `noteChange` finds. */
export async function noteEvents(
  { recordEvents }: Recorder,
  tx: Queries,
  happened: Happened[],
  caller: Actor,
  at: Instant,
): Promise<void> {
  if (happened.length === 0) return;
  const about = { ...NO_DETAILS, at, ...(await actorOf(tx, caller)) };
  await recordEvents(
    tx,
    happened.map(({ professionalId = about.professionalId, ...one }) => ({ ...about, ...one, professionalId })),
  );
}

/** Another visit went to somebody else, so that this one finds a professional. Readers of changes see it again. */
export async function noteHandOver(
  deps: Recorder,
  tx: Queries,
  { bookingId, visitId, to }: HandOver,
  caller: Actor,
  now: Instant,
): Promise<void> {
  await noteOtherProfessional(tx, bookingId, now);
  const parts = await partsOf(tx, bookingId);
  const part = parts.length > 1 ? (parts.find(({ id }) => id === visitId)?.part ?? null) : null;
  await noteEvents(deps, tx, [{ kind: 'HANDED_OVER', bookingId, professionalId: to, part }], caller, now);
}

/**
 * Who has the other parts of a booking that was just made or moved; the event of that names the lead alone. Professionals hear of it, and
 * the history leaves it out.
 */
export async function noteOtherParts(
  deps: Recorder,
  tx: Queries,
  bookingId: string,
  visits: Pick<VisitRow, 'part' | 'professionalId'>[],
  caller: Actor,
  now: Instant,
): Promise<void> {
  const others = visits.filter(({ part }) => part > 1);
  const given = others.map(({ part, professionalId }) => ({ kind: 'HANDED_OVER' as const, bookingId, part, professionalId }));
  await noteEvents(deps, tx, given, caller, now);
}

/** Others have these visits now. Readers of changes see them again. */
export async function noteAssigned(
  deps: Recorder,
  tx: Queries,
  given: { bookingId: string; professionalId: string; part?: number | null }[],
  caller: Actor,
  now: Instant,
): Promise<void> {
  for (const { bookingId } of given) await noteOtherProfessional(tx, bookingId, now);
  await noteEvents(
    deps,
    tx,
    given.map(one => ({ kind: 'ASSIGNED' as const, ...one })),
    caller,
    now,
  );
}

/** Records the caller's changes, if there are any. `at` is when they happened, if that was before they were sent. */
export async function noteChange(
  { recordEvents }: Recorder,
  tx: Queries,
  before: BookingRow,
  after: BookingRow,
  caller: Actor,
  { at = after.changedAt, undoes }: { at?: Instant | undefined; undoes?: Undone | undefined } = {},
): Promise<void> {
  const kinds = kindsBetween(before, after, undoes);
  if (kinds.length === 0) return;
  const actor = await actorOf(tx, caller);
  const from = { fromDate: before.bookingDate, fromMinute: before.startMinute };
  const about = { bookingId: before.id, at, ...actor };
  const visit = kinds.some(placesVisit) ? await leadOf(tx, before.id) : undefined;
  const who = visit && { professionalId: visit.professionalId };
  await recordEvents(
    tx,
    kinds.map(kind => ({
      ...{ kind, ...about, ...NO_DETAILS },
      ...(kind === 'MOVED' && from),
      ...(placesVisit(kind) && who),
    })),
  );
}

type Entry = Schemas['BookingEvent'];

type Shown = EventExcept<(typeof HIDDEN_KINDS)[number]>;

const servicesIn = ({ finalPaise, finalPaiseBefore, ...rest }: ServicesDetails): NonNullable<Entry['services']> => ({
  ...rest,
  finalPrice: toRupees(finalPaise),
  finalPriceBefore: toRupees(finalPaiseBefore),
});

type Times = NonNullable<Awaited<ReturnType<typeof findTimes>>>;

/** `nameOf`: of a professional by id. */
const entryOf = (
  { kind, at, actor, actorName, fromDate, fromMinute, professionalId, part, services }: Shown,
  row: Times,
  nameOf: ReadonlyMap<string, string>,
): Entry => ({
  kind,
  at: toRfc3339(at),
  by: { kind: actor, name: actorName },
  from: fromDate === null || fromMinute === null ? null : { bookingDate: fromDate, bookingTime: timeOf(fromMinute) },
  reason: kind === 'CANCELLED' ? reasonOf(row) : null,
  professional: kind === 'ASSIGNED' || placesVisit(kind) ? (nameOf.get(professionalId ?? '') ?? null) : null,
  ...(services && { services: servicesIn(services) }),
  ...(part !== null && { part }),
});

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
    return [{ kind, at: toRfc3339(at), by, from: null, reason: null, professional: null }];
  });
};

/** The history of a booking, latest entry first, also of a deleted one. Throws BOOKING_NOT_FOUND. */
export async function readHistory({ db }: Deps, id: string): Promise<Entry[]> {
  const row = await findTimes(db.read, id);
  if (!row) throw new AppError('BOOKING_NOT_FOUND');
  const events = await eventsOfBooking(db.read, id, HIDDEN_KINDS, MAX_EVENTS);
  // If older events are left out, a time in the row may belong to one of them. So the row adds nothing.
  const names = new Map((await readTeam(db.read)).map(({ record }) => [record.id, record.name]));
  const all = [
    ...events.map(event => entryOf(event, row, names)),
    ...(events.length < MAX_EVENTS ? entriesOfRow(row, events) : []),
  ];
  return all.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** A payment or a refund that did not happen, or that was entered by mistake. */
export type Undone = 'PAYMENT' | 'REFUND';
