/** Moves of visits from one professional to another, on one day (rules N21, N22). Pure: `fitOf` decides what fits. */
import { leaving, type TeamDay } from './assign-rules.ts';
import { type BookedVisit, fitOf, type Misfit, type Workday } from './fit-rules.ts';

/** All professionals on one day, and the visits of nobody. */
export interface PlannedDay extends TeamDay {
  unassigned: BookedVisit[];
}

export interface Move {
  visitId: string;
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

const has = ({ visits }: Workday, { id }: BookedVisit) => visits.some(visit => visit.id === id);

/** The day when nobody has the visit. */
export function taken<Day extends PlannedDay>(day: Day, visit: BookedVisit): Day {
  return {
    ...day,
    unassigned: day.unassigned.filter(({ id }) => id !== visit.id),
    workdays: day.workdays.map(one => (has(one, visit) ? leaving(one, visit) : one)),
  };
}

/** Who has a visit; null if nobody has it. */
export interface Owned {
  visit: BookedVisit;
  owner: string | null;
}

/** Each visit of the day, by its id. */
export function ownersOf({ workdays, unassigned }: PlannedDay): Map<string, Owned> {
  const nobodys = unassigned.map((visit): Owned => ({ visit, owner: null }));
  const theirs = workdays.flatMap(({ professionalId, visits }) =>
    visits.map((visit): Owned => ({ visit, owner: professionalId })),
  );
  return new Map([...nobodys, ...theirs].map(owned => [owned.visit.id, owned]));
}

/** Why a move is not carried out. GONE: the visit is not pending that day. BEGUN: she is on the way, or its time has come. */
export type Refusal = Misfit | 'GONE' | 'BEGUN';

interface Refused {
  visitId: string;
  reason: Refusal;
}

export interface KnownMove extends Move {
  visit: BookedVisit;
}

/** The last of these moves that does not fit on a day on which all are carried out; undefined if each fits. */
export function lastMisfit(after: PlannedDay, moves: KnownMove[]): Refused | undefined {
  for (const { visitId, professionalId, visit } of moves.toReversed()) {
    const workday = after.workdays.find(one => one.professionalId === professionalId);
    const fit = workday ? fitOf(leaving(workday, visit), visit, after) : ({ misfit: 'INACTIVE' } as const);
    if ('misfit' in fit) return { visitId, reason: fit.misfit };
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
  isToCome: (visitId: string) => boolean,
): { changes: KnownMove[]; unchanged: Move[]; refused: Refused[] } {
  const owners = ownersOf(day);
  const refused: Refused[] = [];
  const unchanged: Move[] = [];
  let changes: KnownMove[] = [];
  for (const move of moves) {
    const { visitId } = move;
    const known = owners.get(visitId);
    if (!known) refused.push({ visitId, reason: 'GONE' });
    else if (known.owner === move.professionalId) unchanged.push(move);
    else if (!isToCome(visitId)) refused.push({ visitId, reason: 'BEGUN' });
    else changes.push({ ...move, visit: known.visit });
  }
  for (;;) {
    const misfit = lastMisfit(carriedOut(day, changes), changes);
    if (!misfit) return { changes, unchanged, refused };
    const { visitId } = misfit;
    refused.push(misfit);
    changes = changes.filter(move => move.visitId !== visitId);
  }
}
