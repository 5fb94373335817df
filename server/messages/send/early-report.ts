/**
 * Reports that overtake our own note: a provider may report a message before its answer to us is written (rule Q25). Report and note are
 * serializable transactions, so each of them sees what the other left, whichever comes first.
 */
import { DAY, type Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { MessageRow, MessageState } from '../who-learns/message.ts';
import { isKnown, keepReport, noteReported, removeReportsBefore, takeReports } from './store.ts';

export interface Report {
  /** The provider's id of the message. */
  providerId: string;
  state: 'DELIVERED' | 'READ' | 'FAILED';
  /** Why it FAILED: the provider's code, such as `WHATSAPP_131026`. */
  reason?: string | null;
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

/** Longer ones are nobody's. */
const LONGEST_ID = 200;
/** A provider's answer comes within seconds. */
const KEPT = DAY;

/** Notes what a provider reported. Gives the messages that failed by it. One that nobody knows yet is kept. */
export async function noteReport(tx: Queries, provider: string, report: Report, now: Instant): Promise<MessageRow[]> {
  const { providerId, state, reason = null } = report;
  const rows = await noteReported(tx, { provider, providerId, before: BEFORE[state] }, { state, reason });
  if (rows.length === 0 && providerId.length <= LONGEST_ID && !(await isKnown(tx, provider, providerId)))
    await keepReport(tx, { provider, providerId, state, reason, cameAt: now });
  return state === 'FAILED' ? rows : [];
}

const hasFailed = ({ state }: Pick<Report, 'state'>): number => Number(state === 'FAILED');

/** The log has just learned this id: takes over what was reported before. Gives the messages that failed by it. */
export async function takeEarly(tx: Queries, provider: string, providerId: string, now: Instant): Promise<MessageRow[]> {
  const failed: MessageRow[] = [];
  // A failure last: it changes nothing if another report says that the message arrived.
  const early = (await takeReports(tx, provider, providerId)).toSorted((a, b) => hasFailed(a) - hasFailed(b));
  for (const report of early) failed.push(...(await noteReport(tx, provider, report, now)));
  return failed;
}

/** Most are of passcodes, which are in no log. */
export async function forgetEarly(tx: Queries, now: Instant): Promise<void> {
  await removeReportsBefore(tx, now - KEPT);
}
