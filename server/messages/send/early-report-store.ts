/** Reports of messages whose id the log does not know yet. */
import { and, eq, lt } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { earlyReport, messageLog } from '../../platform/db/schema.ts';

export type EarlyReport = typeof earlyReport.$inferSelect;

/** Whether the log has a message with this id of a provider. */
export async function isKnown(db: Queries, provider: string, providerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: messageLog.id })
    .from(messageLog)
    .where(and(eq(messageLog.providerId, providerId), eq(messageLog.provider, provider)))
    .limit(1);
  return rows.length > 0;
}

/** A second one of the same state changes nothing. */
export async function keepReport(db: Queries, report: EarlyReport): Promise<void> {
  await db.insert(earlyReport).values(report).onConflictDoNothing();
}

/** Removes what is kept of this message, and returns it. */
export function takeReports(db: Queries, provider: string, providerId: string): Promise<EarlyReport[]> {
  return db
    .delete(earlyReport)
    .where(and(eq(earlyReport.provider, provider), eq(earlyReport.providerId, providerId)))
    .returning()
    .execute();
}

export async function removeReportsBefore(db: Queries, instant: Instant): Promise<void> {
  await db.delete(earlyReport).where(lt(earlyReport.cameAt, instant));
}
