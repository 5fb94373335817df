/** The visits of a booking for guests, which is planned anew: more or fewer may come (rule B142). */

import type { Queries } from '../../platform/db/database.ts';
import { giveBackQuarters } from './quarter-store.ts';
import type { VisitRow } from './visit-rules.ts';
import { removeVisit } from './visit-store.ts';
import { movePlaced, type PlacedVisit, placeVisit } from './visits.ts';

/** Writes these visits in the place of those before, all at once. A part that nobody has any more goes, and its time is free. */
export async function replaceVisits(tx: Queries, before: VisitRow[], placed: PlacedVisit[]): Promise<void> {
  // First of all, because one of them may get the time that another one had.
  for (const { id } of before) await giveBackQuarters(tx, id);
  const partOf = ({ part = 1 }: Pick<PlacedVisit, 'part'>) => placed.find(one => (one.part ?? 1) === part);
  for (const visit of before) if (!partOf(visit)) await removeVisit(tx, visit.id);
  await movePlaced(
    tx,
    before.flatMap(visit => {
      const to = partOf(visit);
      return to ? [{ before: visit, placed: to }] : [];
    }),
  );
  for (const one of placed) if (!before.some(({ part }) => part === (one.part ?? 1))) await placeVisit(tx, one);
}
