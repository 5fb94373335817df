/** The rows of imports are personal data: they go after 7 days, and with the person (rule B85). */

import { DAY, type Instant, toRfc3339 } from '../../../common/time.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { changeRun, findRowsAbout, findToForget, removeRowsAbout, removeRun, removeSomeRows } from './store.ts';

/** How long an import can be undone, and how long its rows are kept. */
export const KEPT_FOR = 7 * DAY;
/** Rows that one round of the housekeeping deletes: other writes wait for it. */
const MOST = 20_000;
const RUNS = 10;

/** Deletes the rows of imports whose 7 days are over. Of one that was never started nothing stays. */
export async function forgetImports(tx: Queries, now: Instant): Promise<void> {
  let left = MOST;
  for (const { id, state } of await findToForget(tx, { before: now - KEPT_FOR, stuck: now - 2 * KEPT_FOR }, RUNS)) {
    if (left <= 0) return;
    const removed = await removeSomeRows(tx, id, left);
    left -= removed;
    if (left <= 0) return;
    if (state === 'DONE' || state === 'UNDONE' || state === 'UNDOING')
      await changeRun(tx, id, { forgottenAt: now, dates: null, fileName: null });
    else await removeRun(tx, id);
  }
}

/** Rows that one transaction deletes while somebody waits for it. */
const AT_ONCE = 5000;

/** Deletes a run with its rows, in several transactions. Nobody sees it any more. What a crash leaves goes after 7 days. */
export async function discard(db: Database, id: string): Promise<void> {
  while ((await db.tx(tx => removeSomeRows(tx, id, AT_ONCE))) === AT_ONCE);
  await db.tx(tx => removeRun(tx, id));
}

/** Deletes what imports hold of this person. */
export async function forgetImportedRowsOf(tx: Queries, account: { id: string; mobile: string }): Promise<void> {
  await removeRowsAbout(tx, account);
}

/** What imports hold of this person, with the names of the columns. */
export async function importedRowsOf(db: Queries, account: { id: string; mobile: string }) {
  const rows = await findRowsAbout(db, account);
  return rows.map(({ createdAt, columns, cells }) => ({
    importedAt: toRfc3339(createdAt),
    cells: cells.map((value, place) => ({ column: columns[place] ?? '', value })),
  }));
}
