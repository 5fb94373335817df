/** What settings would do, before they are saved (rule L11). Changes nothing. */

import { toPaise } from '../../../common/money.ts';
import { addDays, istDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { withKeptBreaks } from '../../salon/settings/opening-rules.ts';
import { paysOnline, tidiedOrRefused } from '../../salon/settings/rules.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { wishesInside } from '../../schedule/area/wish.ts';
import { ordinaryWeek } from '../../schedule/fit/calendar-rules.ts';
import { unbookedRosters } from '../../schedule/free/days.ts';
import { pricesOfFilledCarts } from '../../shop/cart/filled.ts';
import { upiFor } from '../record/upi.ts';
import { conflictsWith } from './conflicts.ts';
import { previewSwitch } from './switch-capacity.ts';

/** Staff scan this code before they save. The payment app shows the payee's name, so they notice a wrong UPI id. */
const TRIAL = { rupees: 1, transaction: 'TRIAL', note: 'A trial payment' };

/** Throws VALIDATION_ERROR exactly as saving would. */
export async function previewSettings(deps: Deps, entered: Schemas['Settings']): Promise<Schemas['SettingsPreview']> {
  const { read } = deps.db;
  const now = deps.clock.now();
  const saved = await readSettings(read);
  const settings = { ...saved, ...tidiedOrRefused(withKeptBreaks(entered, saved)) };
  const { minimumOrderValue } = saved;
  const week = { from: addDays(istDate(now), 1), to: addDays(istDate(now), 7) };
  const prices = await pricesOfFilledCarts(read, istDate(now), settings);
  const below = (rupees: number) => prices.filter(paise => paise < toPaise(rupees)).length;
  return {
    week: ordinaryWeek(settings, await unbookedRosters(read, settings, week, now), now),
    conflicts: await conflictsWith(read, settings, now),
    carts: {
      filled: prices.length,
      belowMinimum: below(settings.minimumOrderValue),
      belowMinimumNow: below(minimumOrderValue),
    },
    upi: await upiFor(TRIAL, settings),
    onlinePayment: paysOnline(deps.config, settings),
    wishesInside: (await wishesInside(read, settings.areas)).length,
    capacitySwitch: await previewSwitch(deps, saved, settings),
  };
}
