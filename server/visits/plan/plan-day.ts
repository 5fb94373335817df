/** Staff let the server propose who takes over which visit of a day, and carry out what they agree with (rules N21, N22). */

import { timeOf } from '../../../common/minutes.ts';
import type { Instant, IsoDate } from '../../../common/time.ts';
import { fieldError, mustHaveNone } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { type PlannedDay, possibleMoves } from '../../schedule/fit/move-rules.ts';
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
  /** The day's pending visits, by booking. */
  rows: Map<string, VisitRow>;
  mayMove: (bookingId: string) => boolean;
}

/** Undefined with teams. */
const readPlan = async (db: Queries, date: IsoDate, now: Instant): Promise<Plan | undefined> => {
  const settings = await readSettings(db);
  if (settings.capacity === 'TEAMS') return undefined;
  const team = (await teamDaysOf(db, { from: date, to: date }, { settings, now })).get(date);
  if (!team) throw new Error(`No team on ${date}`);
  const rows = new Map((await pendingVisitsOn(db, date)).map(row => [row.bookingId, row]));
  const unassigned = [...rows.values()].filter(({ professionalId }) => professionalId === null).map(toBookedVisit);
  const mayMove = (bookingId: string) => {
    const row = rows.get(bookingId);
    return row !== undefined && isToCome(row, now);
  };
  return { day: { ...team, unassigned }, rows, mayMove };
};

const NO_PROPOSAL = { moves: [], uncoveredBefore: 0, uncoveredAfter: 0, travelBefore: 0, travelAfter: 0 };

/** Changes nothing. */
export async function proposeDay({ db: { read: db }, clock }: Deps, date: IsoDate): Promise<Schemas['DayProposal']> {
  const plan = await readPlan(db, date, clock.now());
  if (!plan) return NO_PROPOSAL;
  const { moves, ...sums } = propose(plan.day, plan.mayMove);
  const people = await shownPeople(db);
  const ids = moves.map(({ bookingId }) => bookingId);
  const listed = new Map((await bookingsById(db, ids)).map(one => [one.booking.id, one]));
  return {
    ...sums,
    moves: moves.flatMap(({ bookingId, from, professionalId, saved, covers, chosen }) => {
      const [to, of] = [people.get(professionalId), listed.get(bookingId)];
      // The booking was deleted after the day was read.
      if (!to || !of) return [];
      const { booking, fullName } = of;
      return [
        {
          bookingId,
          bookingTime: timeOf(booking.startMinute),
          customerName: fullName,
          from: from === null ? null : (people.get(from) ?? null),
          to,
          savedMinutes: saved,
          covers,
          chosen,
          wished: isWished(plan.rows.get(bookingId)),
        },
      ];
    }),
  };
}

const mustNameEachOnce = (moves: Schemas['DayApplyRequest']['moves']) => {
  const ids = moves.map(({ bookingId }) => bookingId);
  mustHaveNone(ids.flatMap((id, n) => (ids.indexOf(id) < n ? [fieldError(`moves.${n}.bookingId`, 'unique')] : [])));
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
    const { changes, unchanged, refused } = possibleMoves(plan.day, moves, plan.mayMove);
    await moveVisits(
      tx,
      changes.map(({ bookingId, professionalId }) => ({ visit: plan.rows.get(bookingId) as VisitRow, professionalId })),
    );
    await noteAssigned(deps, tx, changes, caller, now);
    return { applied: [...unchanged, ...changes].map(({ bookingId }) => bookingId), refused };
  });
}
