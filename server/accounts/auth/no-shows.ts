/** How often nobody was there, and what follows for the next booking (rules M30 and M31). */

import { addDays, type Instant, istDate } from '../../../common/time.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Queries } from '../../platform/db/database.ts';
import { paysOnline } from '../../salon/settings/rules.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { countNoShowsOf } from './no-show-store.ts';

const COUNTED_DAYS = 365;

/** From this number on, a customer pays a deposit. */
const TOO_OFTEN = 2;

/** How often nobody was there in the last 12 months, by customer; without those who were always there. */
export function noShowsOf(db: Queries, userIds: string[], now: Instant): Promise<Map<string, number>> {
  const today = istDate(now);
  return countNoShowsOf(db, userIds, { from: addDays(today, -COUNTED_DAYS), to: today });
}

/** The deposit that no-shows ask of this customer, in per cent of the price; 0 for none (rule M31). */
export async function depositForNoShows(
  db: Queries,
  config: Pick<Config, 'payments'>,
  settings: Settings,
  userId: string,
  now: Instant,
): Promise<number> {
  if (settings.noShowDepositPercent === 0 || !paysOnline(config, settings)) return 0;
  const visits = (await noShowsOf(db, [userId], now)).get(userId) ?? 0;
  return visits >= TOO_OFTEN ? settings.noShowDepositPercent : 0;
}
