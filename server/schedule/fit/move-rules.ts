/** Moves of visits from one professional to another, on one day (rules N21, N22). Pure: `fitOf` decides what fits. */
import { leaving, type TeamDay } from './assign-rules.ts';
import { type BookedVisit, fitOf, type Misfit, type Workday } from './fit-rules.ts';

/** All professionals on one day, and the visits of nobody. */
export interface PlannedDay extends TeamDay {
  unassigned: BookedVisit[];
}

export interface Move {
  bookingId: string;
  /** The professional who gets the visit. */
  professionalId: string;
}

const joining = (workday: Workday, visit: BookedVisit): Workday => ({
  ...workday,
  visits: [...workday.visits, visit].toSorted((a, b) => a.startMinute - b.startMinute),
});

/** The day when she has the visit, and nobody else. What staff forced upon another does not hold for her. */
export function given<Day extends PlannedDay>(day: Day, visit: BookedVisit, professionalId: string): Day {
  const { workdays } = taken(day, visit);
  const hers = { ...visit, forced: false };
  return {
    ...taken(day, visit),
    workdays: workdays.map(one => (one.professionalId === professionalId ? joining(one, hers) : one)),
  };
}

const has = ({ visits }: Workday, { bookingId }: BookedVisit) => visits.some(visit => visit.bookingId === bookingId);

/** The day when nobody has the visit. */
export function taken<Day extends PlannedDay>(day: Day, visit: BookedVisit): Day {
  return {
    ...day,
    unassigned: day.unassigned.filter(({ bookingId }) => bookingId !== visit.bookingId),
    workdays: day.workdays.map(one => (has(one, visit) ? leaving(one, visit) : one)),
  };
}

/** Who has a visit; null if nobody has it. */
export interface Owned {
  visit: BookedVisit;
  owner: string | null;
}

/** Each visit of the day, by booking. */
export function ownersOf({ workdays, unassigned }: PlannedDay): Map<string, Owned> {
  const nobodys = unassigned.map((visit): Owned => ({ visit, owner: null }));
  const theirs = workdays.flatMap(({ professionalId, visits }) =>
    visits.map((visit): Owned => ({ visit, owner: professionalId })),
  );
  return new Map([...nobodys, ...theirs].map(owned => [owned.visit.bookingId, owned]));
}

/** Why a move is not carried out. GONE: the booking is not pending that day. BEGUN: she is on the way, or its time has come. */
export type Refusal = Misfit | 'GONE' | 'BEGUN';

interface Refused {
  bookingId: string;
  reason: Refusal;
}

export interface KnownMove extends Move {
  visit: BookedVisit;
}

/** The last of these moves that does not fit on a day on which all are carried out; undefined if each fits. */
export function lastMisfit(after: PlannedDay, moves: KnownMove[]): Refused | undefined {
  for (const { bookingId, professionalId, visit } of moves.toReversed()) {
    const workday = after.workdays.find(one => one.professionalId === professionalId);
    const fit = workday ? fitOf(leaving(workday, visit), visit, after) : ({ misfit: 'INACTIVE' } as const);
    if ('misfit' in fit) return { bookingId, reason: fit.misfit };
  }
  return undefined;
}

const carriedOut = (day: PlannedDay, moves: KnownMove[]): PlannedDay =>
  moves.reduce((now, { visit, professionalId }) => given(now, visit, professionalId), day);

/**
 * Which of the moves can be carried out together: two visits can change places. One that does not fit stays where it was, and the others
 * are checked again with it there.
 */
export function possibleMoves(
  day: PlannedDay,
  moves: Move[],
  isToCome: (bookingId: string) => boolean,
): { changes: Move[]; unchanged: Move[]; refused: Refused[] } {
  const owners = ownersOf(day);
  const refused: Refused[] = [];
  const unchanged: Move[] = [];
  let changes: KnownMove[] = [];
  for (const move of moves) {
    const { bookingId } = move;
    const known = owners.get(bookingId);
    if (!known) refused.push({ bookingId, reason: 'GONE' });
    else if (known.owner === move.professionalId) unchanged.push(move);
    else if (!isToCome(bookingId)) refused.push({ bookingId, reason: 'BEGUN' });
    else changes.push({ ...move, visit: known.visit });
  }
  for (;;) {
    const misfit = lastMisfit(carriedOut(day, changes), changes);
    if (!misfit) return { changes, unchanged, refused };
    const { bookingId } = misfit;
    refused.push(misfit);
    changes = changes.filter(move => move.bookingId !== bookingId);
  }
}
