/** What a customer pays online before a booking is firm, and by a later day (rules M13, M16, M31, M62, M63). Paise. */

import { depositOf, NO_STEPS, partyStepsOf, type Steps } from '../../../common/terms.ts';
import { type Instant, type IsoDate, istDate } from '../../../common/time.ts';
import { depositForNoShows } from '../../accounts/auth/no-shows.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { paysOnline } from '../../salon/settings/rules.ts';
import type { Settings } from '../../salon/settings/settings.ts';

interface Ordering {
  userId: string;
  paymentType: 'PAY_NOW' | 'PAY_AFTER';
  /** The date of an order for guests. */
  partyOn?: IsoDate;
}

/** The steps of an order by a customer. Nobody pays first whom staff book for. */
export async function stepsOf(
  { config }: Pick<Deps, 'config'>,
  tx: Queries,
  { userId, paymentType, partyOn }: Ordering,
  { finalPaise, settings, now }: { finalPaise: number; settings: Settings; now: Instant },
): Promise<Steps> {
  if (!paysOnline(config, settings)) return NO_STEPS;
  if (paymentType === 'PAY_NOW') return { ...NO_STEPS, advancePaise: finalPaise };
  const asked = await depositForNoShows(tx, config, settings, userId, now);
  if (partyOn === undefined) return { ...NO_STEPS, advancePaise: depositOf(finalPaise, settings, asked) };
  return partyStepsOf(finalPaise, { date: partyOn, today: istDate(now) }, settings, asked);
}
