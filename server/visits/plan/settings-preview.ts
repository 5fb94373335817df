/** What new settings would do, before they are saved: the week, the visits that would not fit, carts, payment (rule L11). */

import { istInstant } from '../../../common/minutes.ts';
import { toPaise } from '../../../common/money.ts';
import { addDays, type Instant, istDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { isOutsideArea, whereaboutsOf } from '../../salon/settings/area-rules.ts';
import { withKeptBreaks } from '../../salon/settings/opening-rules.ts';
import { paysOnline, tidiedOrRefused } from '../../salon/settings/rules.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { wishesInside } from '../../schedule/area/wish.ts';
import { EVER_FREE, rosterOf } from '../../schedule/fit/assign-rules.ts';
import { conflictsOf, ordinaryWeek } from '../../schedule/fit/calendar-rules.ts';
import { pendingBetween, unbookedRosters } from '../../schedule/free/days.ts';
import { pricesOfFilledCarts } from '../../shop/cart/filled.ts';
import { allPending } from '../record/read.ts';
import { upiFor } from '../record/upi.ts';
import { previewSwitch } from './switch-capacity.ts';

/** Visits may lie beyond the horizon: it was longer when they were booked. */
const LAST_DATE = '9999-12-31';

type Settings = Required<Schemas['Settings']>;
type Conflicts = Schemas['SettingsPreview']['conflicts'];

/** The visits to come that would lie outside the service area, by day. Without areas nothing is read. */
const outsideArea = async (db: Queries, settings: Settings, now: Instant): Promise<Conflicts> => {
  if (settings.areas.length === 0) return [];
  const outside = (await allPending(db)).filter(
    ({ bookingDate, startMinute, address }) =>
      address && istInstant(bookingDate, startMinute) > now && isOutsideArea(settings, whereaboutsOf(address)),
  );
  return [...Map.groupBy(outside, ({ bookingDate }) => bookingDate)].map(([date, { length }]) => ({
    date,
    reason: 'OUTSIDE_AREA' as const,
    bookings: length,
  }));
};

/** Counts the visits to come that would not fit, by day and reason. They stay booked: staff have to see to them. */
const conflictsWith = async (db: Queries, settings: Settings, now: Instant): Promise<Conflicts> => {
  // Visits of named professionals have one already, and the day board shows those that nobody can carry out.
  const roster = settings.capacity === 'TEAMS' ? rosterOf(settings) : EVER_FREE;
  const pending = await pendingBetween(db, { from: istDate(now), to: LAST_DATE });
  const conflicts = [...Map.groupBy(pending, ({ date }) => date)].flatMap(([date, visits]) => {
    const { toCome = [], begun } = Object.groupBy(visits, ({ startMinute }) =>
      istInstant(date, startMinute) > now ? 'toCome' : 'begun',
    );
    const reasons = Map.groupBy(conflictsOf({ settings, roster, date }, toCome, begun), reason => reason);
    return [...reasons].map(([reason, { length }]): Conflicts[number] => ({ date, reason, bookings: length }));
  });
  const all = [...conflicts, ...(await outsideArea(db, settings, now))];
  return all.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
};

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
