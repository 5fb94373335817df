/** Tells the salon what it should know: everybody on its list who wants to hear of it (rule Q51). */
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { leftByLeave } from '../facts/day-facts.ts';
import { queue } from '../send/send.ts';
import { type Alert, wantedOf } from '../who-learns/alert-rules.ts';
import { readListeners } from '../who-learns/listeners.ts';

export const ABOUT_NOBODY = { bookingId: null, userId: null, professionalId: null };

/** Queues these alerts in the transaction of the change. One that was queued before is not queued again. */
export async function alertSalon(tx: Queries, alerts: Alert[], now: Instant): Promise<void> {
  const settings = await readSettings(tx);
  await queue(tx, wantedOf(alerts, await readListeners(tx, settings), settings), now);
}

/** She entered leave of these days. The salon hears of it if visits of today or tomorrow among them have nobody now. */
export async function alertLeave(
  tx: Queries,
  { id, professionalId, fromDate, toDate }: { id: string; professionalId: string; fromDate: IsoDate; toDate: IsoDate },
  now: Instant,
): Promise<void> {
  const left = await leftByLeave(tx, professionalId, fromDate, now);
  const first = left.find(({ bookingDate }) => bookingDate <= toDate);
  if (!first) return;
  const about = { ...ABOUT_NOBODY, subject: professionalId, professionalId };
  await alertSalon(tx, [{ kind: 'LEAVE', step: `${first.bookingDate}.${id}`, dueAt: now, ...about }], now);
}
