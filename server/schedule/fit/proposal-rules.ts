/**
 * Which visits should change hands, so that all are carried out and routes are short (rule N21). Pure: `fitOf` decides who can carry out
 * a visit, and `assign` who does.
 */
import type { Minute } from '../../../common/time.ts';
import { assign, candidatesFor, leaving } from './assign-rules.ts';
import { type BookedVisit, misfitsAmong, plannedTravel, type Workday } from './fit-rules.ts';
import { given, lastMisfit, type Move, type Owned, ownersOf, type PlannedDay, taken } from './move-rules.ts';

export interface ProposedMove extends Move {
  from: string | null;
  /** Travel minutes; negative if the move adds travel. */
  saved: Minute;
  /** True if the move covers an uncovered visit, or makes room for one. */
  covers: boolean;
  /** The customer or staff chose somebody who cannot come. */
  chosen: boolean;
}

export interface Proposal {
  moves: ProposedMove[];
  uncoveredBefore: number;
  uncoveredAfter: number;
  travelBefore: Minute;
  travelAfter: Minute;
}

/** A visit changes hands for a shorter route only if this is saved. */
const WORTH: Minute = 5;
/** Shortening stops after this many rounds, so that its time is bounded. */
const ROUNDS = 3;

/** Keeps what was found for an object. Days that a move does not touch stay the same objects. */
const remembered = <Key extends object, Value>(find: (key: Key) => Value) => {
  const known = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    const value = known.get(key) ?? find(key);
    known.set(key, value);
    return value;
  };
};

const idsOf = (visits: BookedVisit[]) => new Set(visits.map(({ id }) => id));

/** Marks visits that must not change hands as chosen, so that `assign` leaves them alone. */
const pinned = (day: PlannedDay, isPinned: (visit: BookedVisit) => boolean): PlannedDay => ({
  ...day,
  workdays: day.workdays.map(one => ({
    ...one,
    visits: one.visits.map(visit => (isPinned(visit) ? { ...visit, chosen: true } : visit)),
  })),
});

/** Visits move at most once. `isToCome` names those that may be moved at all, and that can be uncovered. */
export function propose(plan: PlannedDay, isToCome: (visitId: string) => boolean): Proposal {
  const misfitsOf = remembered((one: Workday) => misfitsAmong(one, plan));
  const travelOf = remembered((one: Workday) => plannedTravel(one, plan));
  const travelIn = ({ workdays }: PlannedDay) => workdays.reduce((sum, one) => sum + travelOf(one), 0);
  const uncoveredIn = ({ unassigned, workdays }: PlannedDay): BookedVisit[] =>
    [...unassigned, ...workdays.flatMap(one => one.visits.filter(({ id }) => misfitsOf(one).has(id)))].filter(({ id }) =>
      isToCome(id),
    );
  const original = ownersOf(plan);
  const visitOf = (visitId: string) => (original.get(visitId) as Owned).visit;
  const ownerOf = (visitId: string) => (original.get(visitId) as Owned).owner;
  const moves = new Map<string, ProposedMove>();
  let day = pinned(plan, ({ id }) => !isToCome(id));

  /** Carries out the moves, unless they do not help. */
  const tryMoves = (some: Move[], covers: boolean): boolean => {
    const made: ProposedMove[] = [];
    let next = day;
    for (const { visitId, professionalId } of some) {
      const visit = visitOf(visitId);
      const before = travelIn(next);
      // A visit that has moved stays there.
      next = given(next, { ...visit, chosen: true }, professionalId);
      const saved = before - travelIn(next);
      made.push({ visitId, professionalId, from: ownerOf(visitId), saved, covers, chosen: visit.chosen });
    }
    const [was, is] = [idsOf(uncoveredIn(day)), idsOf(uncoveredIn(next))];
    if (!is.isSubsetOf(was) || (covers && is.size === was.size)) return false;
    // Earlier moves must still fit beside these, or staff could not carry out all.
    const touched = new Set(made.flatMap(({ from, professionalId }) => [from, professionalId]));
    const beside = [...moves.values(), ...made].filter(({ professionalId }) => touched.has(professionalId));
    if (
      lastMisfit(
        next,
        beside.map(move => ({ ...move, visit: visitOf(move.visitId) })),
      )
    )
      return false;
    day = next;
    for (const move of made) moves.set(move.visitId, move);
    return true;
  };

  const cover = (visit: BookedVisit, mayHandOver: boolean) => {
    const { id: visitId } = visit;
    if (moves.has(visitId) || !uncoveredIn(day).some(one => one.id === visitId)) return;
    const found = assign({ ...taken(day, visit), isFrozen: day.isFrozen || !mayHandOver }, visit);
    if (!found) return;
    const { professionalId, handOver } = found;
    const room = handOver ? [{ visitId: handOver.visitId, professionalId: handOver.to }] : [];
    const isHers = ownerOf(visitId) === professionalId;
    tryMoves([...room, ...(isHers ? [] : [{ visitId, professionalId }])], true);
  };

  /** Who would reach the visit on a shorter way. */
  const shortenBy = (owner: Workday, visit: BookedVisit) => {
    const gained = travelOf(owner) - travelOf(leaving(owner, visit));
    if (gained < WORTH) return [];
    const [best] = candidatesFor(day, visit, one => one !== owner);
    const saved = best ? gained - best.added : 0;
    if (!best || saved < WORTH) return [];
    return [{ visitId: visit.id, professionalId: best.professionalId, from: owner.professionalId, saved }];
  };

  /** One round of moves, those that save most first. Each professional takes part in one, because it changes what another saves. */
  const shorten = (): boolean => {
    const ideas = day.workdays.flatMap(owner =>
      owner.visits.filter(({ id, chosen }) => !chosen && !misfitsOf(owner).has(id)).flatMap(visit => shortenBy(owner, visit)),
    );
    const busy = new Set<string>();
    for (const idea of ideas.toSorted((a, b) => b.saved - a.saved || (a.visitId < b.visitId ? -1 : 1))) {
      const pair = [idea.from, idea.professionalId];
      if (!pair.some(id => busy.has(id)) && tryMoves([idea], false)) for (const id of pair) busy.add(id);
    }
    return busy.size > 0;
  };

  const before = uncoveredIn(day);
  const scarcity = new Map(before.map(visit => [visit, candidatesFor(day, visit).length]));
  const scarcestFirst = before.toSorted(
    (a, b) =>
      (scarcity.get(a) as number) - (scarcity.get(b) as number) || a.startMinute - b.startMinute || (a.id < b.id ? -1 : 1),
  );
  for (const mayHandOver of [false, true]) for (const visit of scarcestFirst) cover(visit, mayHandOver);
  if (!day.isFrozen) for (let round = 0; round < ROUNDS && shorten(); round++);
  return {
    moves: [...moves.values()],
    uncoveredBefore: before.length,
    uncoveredAfter: uncoveredIn(day).length,
    travelBefore: travelIn(plan),
    travelAfter: travelIn(day),
  };
}
