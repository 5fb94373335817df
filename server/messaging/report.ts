/** Providers report what became of a message (rule Q25). */
import type { Deps } from '../deps.ts';
import { followFailure } from './send.ts';
import { type MessageState, noteReported } from './store.ts';

export interface Report {
  /** The provider's id of the message. */
  providerId: string;
  state: 'DELIVERED' | 'READ' | 'FAILED';
  /** Of FAILED: the provider's code, such as `WHATSAPP_131026`. */
  reason?: string;
}

/**
 * The states that a report may change. Reports come twice and in any order, so none leads back. A message that arrived after all was not
 * lost, so DELIVERED and READ overrule FAILED.
 */
const BEFORE: Record<Report['state'], MessageState[]> = {
  DELIVERED: ['SENT', 'FAILED'],
  READ: ['SENT', 'DELIVERED', 'FAILED'],
  FAILED: ['SENT'],
};

/** Notes the reports of one provider in one transaction. Unknown messages are ignored. After one that failed, an SMS follows or the salon hears of it. */
export async function noteReports(deps: Deps, provider: string, reports: Report[]): Promise<void> {
  if (reports.length === 0) return;
  await deps.db.tx(async tx => {
    for (const { providerId, state, reason = null } of reports) {
      const rows = await noteReported(tx, { provider, providerId, before: BEFORE[state] }, { state, reason });
      if (state === 'FAILED') for (const row of rows) await followFailure(tx, deps, row, deps.clock.now());
    }
  });
}
