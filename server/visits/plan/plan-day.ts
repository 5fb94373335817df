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
import { teamDaysOf } from '../../schedule/professional/team.ts';
import { isToCome, isWished, type VisitRow } from '../../schedule/professional/visit-rules.ts';
import { moveVisits, pendingVisitsOn } from '../../schedule/professional/visits.ts';
import { shownPeople } from '../../schedule/professional/who-comes.ts';
import { toBookedVisit } from '../../schedule/professional/workday-rules.ts';
import { bookingsById } from '../list/list.ts';
import { noteAssigned } from '../record/history.ts';

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
  const team = (await teamDaysOf(db, { from: date, to: date }, { settings, now })).get(date);
  if (!team) throw new Error(`No team on ${date}`);
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

const mustNameEachOnce = (moves: Schemas['DayApplyRequest']['moves']) => {
  const ids = moves.map(({ bookingId }) => bookingId);
  mustHaveNone(ids.flatMap((id, n) => (ids.indexOf(id) < n ? [fieldError(`moves.${n}.bookingId`, 'unique')] : [])));
};

/** The visits that the moves name by their bookings: the lead's of that day. */
const visitsIn = ({ rows }: Plan, moves: Schemas['DayApplyRequest']['moves']) => {
  const gone: Schemas['DayApplied']['refused'] = [];
  const known: Move[] = [];
  const leads = [...rows.values()].filter(({ part }) => part === 1);
  const byBooking = new Map(leads.map(({ id, bookingId }) => [bookingId, id]));
  for (const { bookingId, professionalId } of moves) {
    const visitId = byBooking.get(bookingId);
    if (visitId === undefined) gone.push({ bookingId, reason: 'GONE' });
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
    if (!plan) return { applied: [], refused: moves.map(({ bookingId }) => ({ bookingId, reason: 'GONE' as const })) };
    const { known, gone } = visitsIn(plan, moves);
    const { changes, unchanged, refused } = possibleMoves(plan.day, known, plan.mayMove);
    const bookingOf = ({ visitId }: { visitId: string }) => rowOf(plan, visitId).bookingId;
    await moveVisits(
      tx,
      changes.map(({ visitId, professionalId }) => ({ visit: rowOf(plan, visitId), professionalId })),
    );
    const given = changes.map(change => ({ bookingId: bookingOf(change), professionalId: change.professionalId }));
    await noteAssigned(deps, tx, given, caller, now);
    return {
      applied: [...unchanged, ...changes].map(bookingOf),
      refused: [...gone, ...refused.map(one => ({ bookingId: bookingOf(one), reason: one.reason }))],
    };
  });
}
