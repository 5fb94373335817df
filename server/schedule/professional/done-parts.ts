/** Who has done her part of a booking while others still work: her time is free, and she gets no other part of it (rules N100, N101). */

import { type IsoDate, istMidnight, MINUTE } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { TeamDay } from '../fit/assign-rules.ts';
import type { BookedVisit } from '../fit/fit-rules.ts';
import type { VisitRow } from './visit-rules.ts';
import { findDoneParts } from './visit-store.ts';
import { toBookedVisit } from './workday-rules.ts';

/** Until she was done. */
const asDone = (row: VisitRow): BookedVisit => {
  const doneMinute = Math.floor(((row.doneAt ?? 0) - istMidnight(row.date)) / MINUTE);
  return toBookedVisit({ ...row, endMinute: Math.max(row.startMinute + 1, Math.min(row.endMinute, doneMinute)) });
};

/** The day with the parts that are done beside those that are planned. Without any it stays the same object. */
export async function withDoneParts(db: Queries, date: IsoDate, team: TeamDay): Promise<TeamDay> {
  const done = await findDoneParts(db, date);
  if (done.length === 0) return team;
  const theirs = Map.groupBy(done, ({ professionalId }) => professionalId);
  return {
    ...team,
    workdays: team.workdays.map(workday => {
      const hers = (theirs.get(workday.professionalId) ?? []).map(asDone);
      if (hers.length === 0) return workday;
      return { ...workday, visits: [...hers, ...workday.visits].sort((a, b) => a.startMinute - b.startMinute) };
    }),
  };
}
