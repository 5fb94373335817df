/**
 * The visits of bookings: who has them, how far she is, and the quarter hours that they take (rules N7 to N9). The booking's use cases call
 * this. What takes a booking's id acts on all of its visits; what takes a visit or its id, on that one (decision 022).
 */

import type { Span } from '../../../common/span.ts';
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newId } from '../../platform/shared/ids.ts';
import type { Assignment, HandOver, Wish } from '../fit/assign-rules.ts';
import { quartersOf } from '../fit/fit-rules.ts';
import { giveBackAllQuarters, giveBackQuarters, takeQuarters } from './quarter-store.ts';
import { NOT_BEGUN, onlyPart, type VisitRow } from './visit-rules.ts';
import {
  addToCompleted,
  addVisit,
  type BeforeTeams,
  changeVisit,
  changeVisits,
  comingAt,
  findLead,
  findLeads,
  findVisit,
  findVisits,
  findVisitsBetween,
  keepBeforeTeams,
  ofBooking,
  removePlacesOf,
  takeBeforeTeams,
  type VisitPlan,
} from './visit-store.ts';

export type { BeforeTeams };

/** A visit as it was just placed. */
export interface PlacedVisit {
  bookingId: string;
  /** Left out, it is the lead's. */
  part?: number;
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
const occupy = (tx: Queries, { id, date, startMinute, endMinute }: VisitPlan, professionalId: string) =>
  takeQuarters(tx, { professionalId, date, visitId: id }, quartersOf({ startMinute, endMinute }));

/** Gives a visit to a professional, and takes it from the one who had it. Somebody else begins anew. */
const giveTo = async (tx: Queries, visit: VisitPlan, to: Pick<VisitRow, 'chosen' | 'forced'> & { professionalId: string }) => {
  await giveBackQuarters(tx, visit.id);
  await changeVisit(tx, visit.id, { ...to, ...(to.professionalId !== visit.professionalId && NOT_BEGUN) });
  await occupy(tx, visit, to.professionalId);
};

/** Makes room for another visit, or for a held time. The other customer notices nothing: she was promised no name. */
export async function handOver(tx: Queries, { visitId, bookingId, to }: HandOver): Promise<void> {
  const visit = await findVisit(tx, visitId);
  if (!visit?.pending) throw new Error(`The visit of ${bookingId} is not pending`);
  await giveTo(tx, visit, { professionalId: to, chosen: false, forced: false });
}

const rowOf = ({
  bookingId,
  part = 1,
  date,
  span,
  wish,
  assignment,
  wishedId = wish.professionalId ?? null,
  agreedId = null,
}: PlacedVisit): Omit<VisitPlan, 'id'> => ({
  bookingId,
  part,
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

/** Writes a visit of a new booking, and returns it. */
export async function placeVisit(tx: Queries, placed: PlacedVisit): Promise<VisitRow> {
  const row = { id: newId(), ...rowOf(placed) };
  const { assignment } = placed;
  if (assignment?.handOver) await handOver(tx, assignment.handOver);
  await addVisit(tx, row);
  if (assignment) await occupy(tx, row, assignment.professionalId);
  return { ...row, ...NOT_BEGUN, wrongCodes: 0, helpAt: null, refusal: null };
}

/** A visit as it is, and as it shall be. */
export interface Move {
  before: VisitRow;
  placed: PlacedVisit;
}

/** Writes another time, place or professional of visits, all at once. Another time or professional begins anew. */
export async function movePlaced(tx: Queries, moves: Move[]): Promise<void> {
  // These visits give back their time first, because a hand-over may need it.
  for (const { before } of moves) await giveBackQuarters(tx, before.id);
  for (const { placed } of moves) if (placed.assignment?.handOver) await handOver(tx, placed.assignment.handOver);
  for (const { before, placed } of moves) {
    const row = rowOf({ ...placed, part: before.part });
    const isSame =
      row.date === before.date && row.startMinute === before.startMinute && row.professionalId === before.professionalId;
    await changeVisit(tx, before.id, { ...row, ...(!isSame && NOT_BEGUN) });
    if (placed.assignment) await occupy(tx, { ...row, id: before.id }, placed.assignment.professionalId);
  }
}

/** A visit gets other services, from the same time on and with the same professional. */
export async function resizeVisit(
  tx: Queries,
  before: VisitRow,
  to: Pick<VisitRow, 'endMinute' | 'serviceIds' | 'forced'>,
): Promise<void> {
  await giveBackQuarters(tx, before.id);
  await changeVisit(tx, before.id, to);
  if (before.professionalId !== null) await occupy(tx, { ...before, ...to }, before.professionalId);
}

/** Notes who carried out a booking that was entered afterwards: it takes none of their time any more (rule B50). */
export async function carriedOutBy(tx: Queries, bookingId: string, professionalId: string): Promise<void> {
  await changeVisits(tx, bookingId, { professionalId, chosen: false, wishedId: null });
}

/** Staff give the visit to somebody. No program moves a chosen one. */
export async function reassignVisit(
  tx: Queries,
  visit: VisitRow,
  professionalId: string,
  as: Pick<VisitRow, 'chosen' | 'forced'>,
): Promise<void> {
  await giveTo(tx, visit, { professionalId, ...as });
}

/**
 * Gives visits to others, all at once: two may change places. Who was not chosen before is not chosen now, so a program may move the
 * visits again. What staff forced upon the one before does not hold.
 */
export async function moveVisits(tx: Queries, moves: { visit: VisitRow; professionalId: string }[]): Promise<void> {
  for (const { visit } of moves) await giveBackQuarters(tx, visit.id);
  for (const { visit, professionalId } of moves) await giveTo(tx, visit, { professionalId, chosen: visit.chosen, forced: false });
}

/** She is done, and others of the booking are not: her time is free from now on (rule N101). */
export async function endOne(tx: Queries, visitId: string): Promise<void> {
  await giveBackQuarters(tx, visitId);
  await changeVisit(tx, visitId, { pending: false });
}

/** Frees the time of all who come: the booking is completed, cancelled or deleted. */
export async function endVisits(tx: Queries, bookingId: string): Promise<void> {
  await giveBackAllQuarters(tx, bookingId);
  await changeVisits(tx, bookingId, { pending: false });
}

/**
 * A booking was completed, or a completed one was deleted. In the same transaction, so that `completedVisits` is right at once. Also with
 * teams: the salon may have had professionals when the visit was carried out.
 */
export async function countVisits(tx: Queries, bookingId: string, visits: 1 | -1): Promise<void> {
  await addToCompleted(tx, bookingId, visits);
}

/** Staff say what one of the visits' professionals took at the door; somebody else's taking is not on her phone. */
export async function noteCollected(
  tx: Queries,
  bookingId: string,
  professionalId: string,
  collected: NonNullable<VisitRow['collected']>,
): Promise<void> {
  const hers = (await findVisits(tx, [bookingId])).find(visit => visit.professionalId === professionalId);
  if (hers) await changeVisit(tx, hers.id, { collected });
}

/** Staff let the professional start without the code. */
export async function waiveCode(tx: Queries, visitId: string): Promise<void> {
  await changeVisit(tx, visitId, { codeWaived: true });
}

/** Staff answered the professional's call. */
export async function endHelp(tx: Queries, visitId: string): Promise<void> {
  await changeVisit(tx, visitId, { helpAt: null, refusal: null });
}

/** Staff let her wait longer at the door: she may tell again that nobody is there. */
export async function endNobodyHere(tx: Queries, visitId: string): Promise<void> {
  await changeVisit(tx, visitId, { nobodyAt: null });
}

/** Staff ask the customer about another time, or take that back with null (rule N82). */
export async function setProposal(tx: Queries, visitId: string, proposal: VisitRow['proposal']): Promise<void> {
  await changeVisit(tx, visitId, { proposal });
}

/**
 * The salon goes to teams: visits to come have no professional any more, but it is kept who had them. Past and begun ones keep theirs (rule
 * N76).
 */
export async function leaveAllToTeams(tx: Queries, now: Instant): Promise<void> {
  await keepBeforeTeams(tx, comingAt(now));
}

/** Teams carry out a booking that staff moved to another time. */
export async function leaveToTeams(tx: Queries, bookingId: string): Promise<void> {
  await keepBeforeTeams(tx, ofBooking(bookingId));
}

/** Who had which visits before the salon went to teams, by booking. A second call answers nothing: the first one deletes the rows. */
export async function takeBackFromTeams(tx: Queries): Promise<Map<string, BeforeTeams[]>> {
  return Map.groupBy(await takeBeforeTeams(tx), ({ bookingId }) => bookingId);
}

/** Where the customer lives goes with their account (rule P3). */
export async function forgetPlacesOf(tx: Queries, userId: string): Promise<void> {
  await removePlacesOf(tx, userId);
}

/** The lead's visit of a booking; undefined for one that was made with teams. */
export function leadOf(db: Queries, bookingId: string): Promise<VisitRow | undefined> {
  return findLead(db, bookingId);
}

/** The leads' visits of these bookings, by booking. */
export async function leadsOf(db: Queries, bookingIds: string[]): Promise<Map<string, VisitRow>> {
  if (bookingIds.length === 0) return new Map();
  return new Map((await findLeads(db, bookingIds)).map(row => [row.bookingId, row]));
}

/** All visits of a booking, in order of part. */
export function partsOf(db: Queries, bookingId: string): Promise<VisitRow[]> {
  return findVisits(db, [bookingId]);
}

/** For what plans one visit: the booking's, which must be its only one. Undefined for a booking that was made with teams. */
export async function onlyVisitOf(db: Queries, bookingId: string): Promise<VisitRow | undefined> {
  return onlyPart(await partsOf(db, bookingId));
}

/** The pending visits of a day, in order of time. */
export function pendingVisitsOn(db: Queries, date: IsoDate): Promise<VisitRow[]> {
  return findVisitsBetween(db, { from: date, to: date });
}

/** All visits of these bookings, those of a booking in order of part. */
export function visitsOf(db: Queries, bookingIds: string[]): Promise<VisitRow[]> {
  return findVisits(db, bookingIds);
}

/** Steps, calls and wrong codes. The visit stays as it was planned. */
export async function changeProgress(
  tx: Queries,
  visitId: string,
  progress: Partial<Omit<VisitRow, keyof VisitPlan>>,
): Promise<void> {
  await changeVisit(tx, visitId, progress);
}
