/** A booking's visit: who has it, how far she is, and the quarter hours that it takes (rules N7 to N9). The booking's use cases call this. */

import type { Span } from '../../../common/span.ts';
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Assignment, HandOver, Wish } from '../fit/assign-rules.ts';
import { quartersOf } from '../fit/fit-rules.ts';
import { NOT_BEGUN, type VisitRow } from './visit-rules.ts';
import {
  addToCompleted,
  addVisit,
  type BeforeTeams,
  changeVisit,
  comingAt,
  findVisit,
  findVisitsBetween,
  findVisitsByBooking,
  giveBackQuarters,
  keepBeforeTeams,
  ofBooking,
  removePlacesOf,
  takeBeforeTeams,
  takeQuarters,
  type VisitPlan,
} from './visit-store.ts';

export type { BeforeTeams };

/** A visit as it was just placed. */
export interface PlacedVisit {
  bookingId: string;
  date: IsoDate;
  span: Span;
  wish: Wish;
  /** The professional whom the customer wishes for. Without it, whom the wish names. */
  wishedId?: string | null;
  /** The professional to whom the customer said yes. */
  agreedId?: string | null;
  /** Undefined if nobody could be found. */
  assignment: Assignment | undefined;
}

/** Takes her quarter hours. The database refuses one that is taken: the last guard against a professional who is booked twice. */
const occupy = (tx: Queries, { bookingId, date, startMinute, endMinute }: VisitPlan, professionalId: string) =>
  takeQuarters(tx, { professionalId, date, bookingId }, quartersOf({ startMinute, endMinute }));

/** Gives a visit to a professional, and takes it from the one who had it. Somebody else begins anew. */
const giveTo = async (tx: Queries, visit: VisitPlan, to: Pick<VisitRow, 'chosen' | 'forced'> & { professionalId: string }) => {
  await giveBackQuarters(tx, visit.bookingId);
  await changeVisit(tx, visit.bookingId, { ...to, ...(to.professionalId !== visit.professionalId && NOT_BEGUN) });
  await occupy(tx, visit, to.professionalId);
};

/** Makes room for another visit, or for a held time. The other customer notices nothing: she was promised no name. */
export async function handOver(tx: Queries, { bookingId, to }: HandOver): Promise<void> {
  const visit = await findVisit(tx, bookingId);
  if (!visit?.pending) throw new Error(`The visit of ${bookingId} is not pending`);
  await giveTo(tx, visit, { professionalId: to, chosen: false, forced: false });
}

const rowOf = ({
  bookingId,
  date,
  span,
  wish,
  assignment,
  wishedId = wish.professionalId ?? null,
  agreedId = null,
}: PlacedVisit): VisitPlan => ({
  bookingId,
  professionalId: assignment?.professionalId ?? null,
  chosen: wish.professionalId !== undefined,
  wishedId,
  agreedId,
  forced: false,
  pending: true,
  date,
  ...span,
  latitude: wish.place ? String(wish.place.latitude) : null,
  longitude: wish.place ? String(wish.place.longitude) : null,
  serviceIds: wish.serviceIds,
  womenOnly: wish.womenOnly,
});

/** Writes the visit of a new booking, and returns it. */
export async function placeVisit(tx: Queries, placed: PlacedVisit): Promise<VisitRow> {
  const row = rowOf(placed);
  const { assignment } = placed;
  if (assignment?.handOver) await handOver(tx, assignment.handOver);
  await addVisit(tx, row);
  if (assignment) await occupy(tx, row, assignment.professionalId);
  return { ...row, ...NOT_BEGUN, wrongCodes: 0, helpAt: null };
}

/** Writes another time, place or professional of a visit. Another time or professional begins anew. */
export async function moveVisit(tx: Queries, placed: PlacedVisit, before: VisitRow): Promise<void> {
  const { assignment, bookingId } = placed;
  const row = rowOf(placed);
  // Before the hand-over: whoever has this visit now may get the other one.
  await giveBackQuarters(tx, bookingId);
  if (assignment?.handOver) await handOver(tx, assignment.handOver);
  const isSame =
    row.date === before.date && row.startMinute === before.startMinute && row.professionalId === before.professionalId;
  await changeVisit(tx, bookingId, { ...row, ...(!isSame && NOT_BEGUN) });
  if (assignment) await occupy(tx, row, assignment.professionalId);
}

/** A visit gets other services, from the same time on and with the same professional. */
export async function resizeVisit(
  tx: Queries,
  before: VisitRow,
  to: Pick<VisitRow, 'endMinute' | 'serviceIds' | 'forced'>,
): Promise<void> {
  await giveBackQuarters(tx, before.bookingId);
  await changeVisit(tx, before.bookingId, to);
  if (before.professionalId !== null) await occupy(tx, { ...before, ...to }, before.professionalId);
}

/** Notes who carried out a visit that was entered afterwards: it takes none of their time any more (rule B50). */
export async function carriedOutBy(tx: Queries, bookingId: string, professionalId: string): Promise<void> {
  await changeVisit(tx, bookingId, { professionalId, chosen: false, wishedId: null });
}

/** Staff give the visit to somebody. No program moves a chosen one. */
export async function reassignVisit(
  tx: Queries,
  bookingId: string,
  professionalId: string,
  as: Pick<VisitRow, 'chosen' | 'forced'>,
): Promise<void> {
  const visit = await findVisit(tx, bookingId);
  if (!visit) throw new Error(`The booking ${bookingId} has no visit`);
  await giveTo(tx, visit, { professionalId, ...as });
}

/**
 * Gives visits to others, all at once: two may change places. Who was not chosen before is not chosen now, so a program may move the
 * visits again. What staff forced upon the one before does not hold.
 */
export async function moveVisits(tx: Queries, moves: { visit: VisitRow; professionalId: string }[]): Promise<void> {
  for (const { visit } of moves) await giveBackQuarters(tx, visit.bookingId);
  for (const { visit, professionalId } of moves) await giveTo(tx, visit, { professionalId, chosen: visit.chosen, forced: false });
}

/** Frees her time: the booking is completed, cancelled or deleted. */
export async function endVisit(tx: Queries, bookingId: string): Promise<void> {
  await giveBackQuarters(tx, bookingId);
  await changeVisit(tx, bookingId, { pending: false });
}

/**
 * A booking was completed, or a completed one was deleted. In the same transaction, so that `completedVisits` is right at once. Also with
 * teams: the salon may have had professionals when the visit was carried out.
 */
export async function countVisit(tx: Queries, bookingId: string, visits: 1 | -1): Promise<void> {
  await addToCompleted(tx, bookingId, visits);
}

/** Staff say what the visit's professional took at the door; somebody else's taking is not on her phone. */
export async function noteCollected(
  tx: Queries,
  bookingId: string,
  professionalId: string,
  collected: NonNullable<VisitRow['collected']>,
): Promise<void> {
  const visit = await findVisit(tx, bookingId);
  if (visit?.professionalId === professionalId) await changeVisit(tx, bookingId, { collected });
}

/** Staff let the professional start without the code. */
export async function waiveCode(tx: Queries, bookingId: string): Promise<void> {
  await changeVisit(tx, bookingId, { codeWaived: true });
}

/** Staff answered the professional's call. */
export async function endHelp(tx: Queries, bookingId: string): Promise<void> {
  await changeVisit(tx, bookingId, { helpAt: null });
}

/** Staff let her wait longer at the door: she may tell again that nobody is there. */
export async function endNobodyHere(tx: Queries, bookingId: string): Promise<void> {
  await changeVisit(tx, bookingId, { nobodyAt: null });
}

/** Staff ask the customer about another time, or take that back with null (rule N82). */
export async function setProposal(tx: Queries, bookingId: string, proposal: VisitRow['proposal']): Promise<void> {
  await changeVisit(tx, bookingId, { proposal });
}

/**
 * The salon goes to teams: visits to come have no professional any more, but it is kept who had them. Past and begun ones keep theirs (rule
 * N76).
 */
export async function leaveAllToTeams(tx: Queries, now: Instant): Promise<void> {
  await keepBeforeTeams(tx, comingAt(now));
}

/** Teams carry out a visit that staff moved to another time. */
export async function leaveToTeams(tx: Queries, bookingId: string): Promise<void> {
  await keepBeforeTeams(tx, ofBooking(bookingId));
}

/** Who had which visit before the salon went to teams, by booking. The rows are deleted, so this is told once. */
export async function takeBackFromTeams(tx: Queries): Promise<Map<string, BeforeTeams>> {
  return new Map((await takeBeforeTeams(tx)).map(row => [row.bookingId, row]));
}

/** Where the customer lives goes with their account (rule P3). */
export async function forgetPlacesOf(tx: Queries, userId: string): Promise<void> {
  await removePlacesOf(tx, userId);
}

/** The lead's visit of a booking; undefined for one that was made with teams. */
export function leadOf(db: Queries, bookingId: string): Promise<VisitRow | undefined> {
  return findVisit(db, bookingId);
}

/** The leads' visits of these bookings, by booking. */
export async function leadsOf(db: Queries, bookingIds: string[]): Promise<Map<string, VisitRow>> {
  return new Map((await findVisitsByBooking(db, bookingIds)).map(row => [row.bookingId, row]));
}

/** The visit of a booking, which must be its only one; undefined for one that was made with teams. */
export function visitOf(db: Queries, bookingId: string): Promise<VisitRow | undefined> {
  return findVisit(db, bookingId);
}

/** The pending visits of a day, in order of time. */
export function pendingVisitsOn(db: Queries, date: IsoDate): Promise<VisitRow[]> {
  return findVisitsBetween(db, { from: date, to: date });
}

/** The visits of these bookings. */
export function visitsOf(db: Queries, bookingIds: string[]): Promise<VisitRow[]> {
  return findVisitsByBooking(db, bookingIds);
}

/** Steps, calls and wrong codes. The visit stays as it was planned. */
export async function changeProgress(
  tx: Queries,
  bookingId: string,
  progress: Partial<Omit<VisitRow, keyof VisitPlan>>,
): Promise<void> {
  await changeVisit(tx, bookingId, progress);
}
