/** A booking's visit: who has it, and the quarter hours that it takes (rules N7 to N9). The booking's use cases call this. */

import { timeOf } from '../../../common/minutes.ts';
import type { Span } from '../../../common/span.ts';
import { type Instant, type IsoDate, type Minute, toRfc3339 } from '../../../common/time.ts';
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Assignment, HandOver } from '../fit/assign-rules.ts';
import { quartersOf } from '../fit/fit-rules.ts';
import { isKnown, isWished } from '../fit/known-rules.ts';
import { NOT_BEGUN, type Progress } from '../fit/progress-rules.ts';
import type { Wish } from '../fit/roster-rules.ts';
import { bookedProfessional } from './rules.ts';
import type { ProfessionalRecord } from './store.ts';
import { readTeam } from './team.ts';
import { openAmong } from './uncovered.ts';
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
  type VisitRow,
} from './visit-store.ts';

export type { BeforeTeams, VisitRow };

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

/** The other customer notices nothing: she was promised no name. */
const handOver = async (tx: Queries, { bookingId, to }: HandOver) => {
  const visit = await findVisit(tx, bookingId);
  if (!visit?.pending) throw new Error(`The visit of ${bookingId} is not pending`);
  await giveTo(tx, visit, { professionalId: to, chosen: false, forced: false });
};

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

/** The visit of a booking; undefined for one that was made with teams. */
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

/** Who comes to a booking, as its reader may see it. */
export interface WhoComes
  extends Pick<Schemas['Booking'], 'professional' | 'professionalChosen' | 'professionalWished' | 'womenOnly'> {
  /** How far she is, and how many minutes late she may come; null with teams. */
  progress: (Progress & { grace: Minute }) | null;
  /** Another time that the customer was asked about, and who would come then. */
  proposal: Schemas['Booking']['proposal'];
}

export const NOBODY_NAMED: WhoComes = {
  ...{ professional: null, professionalChosen: false, professionalWished: false, womenOnly: false },
  progress: null,
  proposal: null,
};

/** A customer is not told what passes between the professional and the salon. */
const forCustomer = (visit: VisitRow): VisitRow => ({
  ...visit,
  wrongCodes: 0,
  codeWaived: false,
  collected: null,
  helpAt: null,
  calledAt: null,
  nobodyAt: null,
});

/** Staff see every name. Customers see one that they did not choose from the evening before on: until then a program may change it. */
type Reader = 'STAFF' | { customerAt: Instant };

export function readerOf({ role }: Caller, now: Instant): Reader {
  return MAY[role].actsAs === 'STAFF' ? 'STAFF' : { customerAt: now };
}

type Settings = Pick<Required<Schemas['Settings']>, 'capacity' | 'arrivalGraceMinutes'>;

const toProposal = (
  { date, startMinute, professionalId, at }: NonNullable<VisitRow['proposal']>,
  people: Map<string, ProfessionalRecord>,
): WhoComes['proposal'] => {
  const person = people.get(professionalId);
  return {
    bookingDate: date,
    bookingTime: timeOf(startMinute),
    professional: person?.active ? bookedProfessional(person) : null,
    proposedAt: toRfc3339(at),
  };
};

/** Who comes to each of these visits, as this reader may know; by booking. */
export async function whoComesOf(
  db: Queries,
  { arrivalGraceMinutes: grace }: Settings,
  visits: VisitRow[],
  reader: Reader,
): Promise<Map<string, WhoComes>> {
  const isTold = (visit: VisitRow) => reader === 'STAFF' || isKnown(visit, reader.customerAt);
  const team = visits.some(visit => visit.proposal || isTold(visit)) ? await readTeam(db) : [];
  // A customer is not told the name of somebody who cannot come (rule N16).
  const open = reader === 'STAFF' ? new Set() : await openAmong(db, visits.filter(isTold), reader.customerAt);
  const people = new Map(team.map(({ record }) => [record.id, record]));
  return new Map(
    visits.map(visit => {
      const { bookingId, professionalId, chosen, womenOnly } = visit;
      const found = professionalId !== null && isTold(visit) ? people.get(professionalId) : undefined;
      // Customers are told names alone, and she has none any more.
      const person = found?.erasedAt !== null && reader !== 'STAFF' ? undefined : found;
      const professional = person && !open.has(bookingId) ? bookedProfessional(person) : null;
      const progress = { ...(reader === 'STAFF' ? visit : forCustomer(visit)), grace };
      const proposal = visit.pending && visit.proposal ? toProposal(visit.proposal, people) : null;
      const professionalWished = isWished(visit);
      return [bookingId, { professional, professionalChosen: chosen, professionalWished, womenOnly, progress, proposal }];
    }),
  );
}

/** Who comes to each of these bookings, as this reader may know. */
export async function whoComesTo(
  db: Queries,
  settings: Settings,
  bookingIds: string[],
  reader: Reader,
): Promise<Map<string, WhoComes>> {
  if (settings.capacity === 'TEAMS' || bookingIds.length === 0) return new Map();
  return whoComesOf(db, settings, await findVisitsByBooking(db, bookingIds), reader);
}
