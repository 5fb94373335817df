/** Checks that series keep their rhythm and their bookings (rule B107). Only damage makes them differ. */

import { istDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { dueDateOf, isAhead, MOST_AHEAD, type SeriesRow, type Visit } from './rules.ts';
import { findOpenAfter } from './store.ts';
import { visitsOfAll } from './visits.ts';

const AT_ONCE = 500;

const damageOf = (series: SeriesRow, visits: Visit[], now: number): string[] => {
  const named = `The series ${series.id}`;
  const ahead = visits.filter(visit => isAhead(visit, istDate(now))).length;
  return [
    ...visits
      .filter(({ row }) => row.number >= series.fromNumber && row.dueDate !== dueDateOf(series, row.number))
      .map(({ row }) => `${named} has visit ${row.number} on ${row.dueDate}, off its rhythm`),
    ...visits
      .filter(({ row, booking }) => (row.state === 'BOOKED' || row.state === 'MOVED') && booking?.seriesId !== series.id)
      .map(({ row }) => `${named} has visit ${row.number} without its booking`),
    ...visits
      .filter(({ row, booking }) => row.state !== 'SKIPPED' && booking?.status === 'CANCELLED')
      .map(({ row }) => `${named} waits for visit ${row.number}, which was cancelled`),
    ...(ahead > MOST_AHEAD ? [`${named} has ${ahead} visits ahead`] : []),
  ];
};

/** What is wrong with open series, a sentence each; empty if all is well. Call it in a transaction. `now` says which visits are ahead. */
export async function damageOfSeries(db: Queries, now: number): Promise<string[]> {
  const found: string[] = [];
  for (let after: SeriesRow | undefined; ; ) {
    const page: SeriesRow[] = await findOpenAfter(db, after, AT_ONCE);
    const visits = await visitsOfAll(
      db,
      page.map(({ id }) => id),
    );
    for (const series of page) found.push(...damageOf(series, visits.get(series.id) ?? [], now));
    after = page.at(-1);
    if (page.length < AT_ONCE) return found;
  }
}
