/** Providers report what became of a message (rule Q25). */
import type { Deps } from '../../platform/deps.ts';
import { noteReport, type Report } from '../send/early-report.ts';
import { followFailure } from '../send/send.ts';

/** Notes the reports of one provider in one transaction. After a message that failed, an SMS follows or the salon hears of it. */
export async function noteReports(deps: Deps, provider: string, reports: Report[]): Promise<void> {
  if (reports.length === 0) return;
  await deps.db.tx(async tx => {
    const now = deps.clock.now();
    for (const report of reports)
      for (const row of await noteReport(tx, provider, report, now)) await followFailure(tx, deps, row, now);
  });
}
