/** How far a visit has come: what its professional tells from her phone. */
import type { Queries } from '../../platform/db/database.ts';
import { changeVisit, type VisitPlan, type VisitRow } from './visit-store.ts';

/** Steps, calls and wrong codes. The visit stays as it was planned. */
export async function changeProgress(
  tx: Queries,
  bookingId: string,
  progress: Partial<Omit<VisitRow, keyof VisitPlan>>,
): Promise<void> {
  await changeVisit(tx, bookingId, progress);
}
