/** Staff let the server propose who takes over which visit of a day, and carry out what they agree with (rules N21, N22). */

import { timeOf } from '../../../common/minutes.ts';
import type { Instant, IsoDate } from '../../../common/time.ts';
import { fieldError, mustHaveNone } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { type Move, type PlannedDay, possibleMoves } from '../../schedule/fit/move-rules.ts';
import { propose } from '../../schedule/fit/proposal-rules.ts';
import { withDoneParts } from '../../schedule/professional/done-parts.ts';
import { teamDaysOf } from '../../schedule/professional/team.ts';
import { isToCome, isWished, type VisitRow } from '../../schedule/professional/visit-rules.ts';
import { moveVisits, pendingVisitsOn } from '../../schedule/professional/visits.ts';
import { shownPeople } from '../../schedule/professional/who-comes.ts';
import { toBookedVisit } from '../../schedule/professional/workday-rules.ts';
import { bookingsById } from '../list/list.ts';
import { noteAssigned } from '../record/history.ts';
import { partiesAmong } from '../record/party.ts';
import { partShown } from '../record/rules.ts';

interface Plan {
  day: PlannedDay;
  /** The day's pending visits, by id. */
  rows: Map<string, VisitRow>;
  mayMove: (visitId: string) => boolean;
}

/** Undefined with teams. */
const readPlan = async (db: Queries, date: IsoDate, now: Instant): Promise<Plan | undefined> => {
  const settings = await readSettings(db);
  if (settings.capacity === 'TEAMS') return undefined;
  const planned = (await teamDaysOf(db, { from: date, to: date }, { settings, now })).get(date);
  if (!planned) throw new Error(`No team on ${date}`);
  const team = await withDoneParts(db, date, planned);
  const rows = new Map((await pendingVisitsOn(db, date)).map(row => [row.id, row]));
  const unassigned = [...rows.values()].filter(({ professionalId }) => professionalId === null).map(toBookedVisit);
  const mayMove = (visitId: string) => {
    const row = rows.get(visitId);
    return row !== undefined && isToCome(row, now);
  };
  return { day: { ...team, unassigned }, rows, mayMove };
};

const rowOf = ({ rows }: Plan, visitId: string): VisitRow => rows.get(visitId) as VisitRow;

const NO_PROPOSAL = { moves: [], uncoveredBefore: 0, uncoveredAfter: 0, travelBefore: 0, travelAfter: 0 };

/** Changes nothing. */
export async function proposeDay({ db: { read: db }, clock }: Deps, date: IsoDate): Promise<Schemas['DayProposal']> {
  const plan = await readPlan(db, date, clock.now());
  if (!plan) return NO_PROPOSAL;
  const { moves, ...sums } = propose(plan.day, plan.mayMove);
  const people = await shownPeople(db);
  const ids = moves.map(({ visitId }) => rowOf(plan, visitId).bookingId);
  const listed = new Map((await bookingsById(db, ids)).map(one => [one.booking.id, one]));
  return {
    ...sums,
    moves: moves.flatMap(({ visitId, from, professionalId, saved, covers, chosen }) => {
      const row = rowOf(plan, visitId);
      const { bookingId } = row;
      const [to, of] = [people.get(professionalId), listed.get(bookingId)];
      // The booking was deleted after the day was read.
      if (!to || !of) return [];
      const { fullName } = of;
      return [
        {
          bookingId,
          ...partShown(of.booking, row),
          bookingTime: timeOf(row.startMinute),
          customerName: fullName,
          from: from === null ? null : (people.get(from) ?? null),
          to,
          savedMinutes: saved,
          covers,
          chosen,
          wished: isWished(row),
        },
      ];
    }),
  };
}

/** Tells the visits of a day apart as requests name them: without a part, the lead's. */
const keyOf = ({ bookingId, part = 1 }: { bookingId: string; part?: number }): string => `${bookingId} ${part}`;

const mustNameEachOnce = (moves: Schemas['DayApplyRequest']['moves']) => {
  const keys = moves.map(keyOf);
  mustHaveNone(keys.flatMap((key, n) => (keys.indexOf(key) < n ? [fieldError(`moves.${n}.bookingId`, 'unique')] : [])));
};

/** The visits of that day that the moves name. */
const visitsIn = ({ rows }: Plan, moves: Schemas['DayApplyRequest']['moves']) => {
  const gone: Schemas['DayApplied']['refused'] = [];
  const known: Move[] = [];
  const ids = new Map([...rows.values()].map(row => [keyOf(row), row.id]));
  for (const { professionalId, ...one } of moves) {
    const visitId = ids.get(keyOf(one));
    if (visitId === undefined) gone.push({ ...one, reason: 'GONE' });
    else known.push({ visitId, professionalId });
  }
  return { known, gone };
};

/** Carries out those moves that still fit, all in one transaction. */
export function applyDay(
  deps: Deps,
  { date, moves }: Schemas['DayApplyRequest'],
  caller: Caller,
): Promise<Schemas['DayApplied']> {
  mustNameEachOnce(moves);
  return deps.db.tx(async tx => {
    const now = deps.clock.now();
    const plan = await readPlan(tx, date, now);
    if (!plan)
      return { applied: [], refused: moves.map(({ professionalId: _, ...one }) => ({ ...one, reason: 'GONE' as const })) };
    const { known, gone } = visitsIn(plan, moves);
    const { changes, unchanged, refused } = possibleMoves(plan.day, known, plan.mayMove);
    const parties = await partiesAmong(
      tx,
      [...plan.rows.values()].map(({ bookingId }) => bookingId),
    );
    const named = ({ visitId }: { visitId: string }) => {
      const { bookingId, part } = rowOf(plan, visitId);
      return { bookingId, ...(parties.has(bookingId) && { part }) };
    };
    await moveVisits(
      tx,
      changes.map(({ visitId, professionalId }) => ({ visit: rowOf(plan, visitId), professionalId })),
    );
    const given = changes.map(change => ({ ...named(change), professionalId: change.professionalId }));
    await noteAssigned(deps, tx, given, caller, now);
    const applied = [...unchanged, ...changes].map(named);
    return {
      applied: applied.map(({ bookingId }) => bookingId),
      ...(parties.size > 0 && { appliedParts: applied.map(({ bookingId, part = 1 }) => ({ bookingId, part })) }),
      refused: [...gone, ...refused.map(one => ({ ...named(one), reason: one.reason }))],
    };
  });
}
