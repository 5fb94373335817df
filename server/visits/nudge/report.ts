/** What reminders bring, beside customers who got none (rule B134). */
import { toRupees } from '../../../common/money.ts';
import { addDays, type IsoDate, istDate, istMidnight } from '../../../common/time.ts';
import { mustBePeriod } from '../../platform/contract/period.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { REST } from './rules.ts';
import { countCoupons, countResults } from './store.ts';

/** Fewer say nothing. */
const ENOUGH = 30;
const DAYS = 90;

type Group = Schemas['NudgeGroup'];
const groupOf = ({ customers, booked, paise }: { customers: number; booked: number; paise: number }): Group => ({
  ...{ customers, booked, rupees: toRupees(paise) },
  share: customers === 0 ? 0 : Math.round((100 * booked) / customers),
});

/** Throws VALIDATION_ERROR for a period of more than 366 days, or one that ends before it begins. */
export async function nudgeReport({ db, clock }: Deps, query: { from?: IsoDate; to?: IsoDate }): Promise<Schemas['NudgeReport']> {
  const now = clock.now();
  const to = query.to ?? (query.from ? addDays(query.from, DAYS - 1) : istDate(now));
  const period = mustBePeriod({ from: query.from ?? addDays(to, 1 - DAYS), to });
  const [start, end] = [istMidnight(period.from), istMidnight(addDays(period.to, 1))];
  // What is younger may still be answered.
  const settled = Math.max(start, Math.min(end, now - REST));
  const results = await countResults(db.read, start, settled);
  const open = await countResults(db.read, settled, end);
  const of = (control: boolean) => groupOf(results.find(one => one.control === control) ?? { customers: 0, booked: 0, paise: 0 });
  const [nudged, control] = [of(false), of(true)];
  const coupons = await countCoupons(db.read, start, end);
  const expected = control.customers === 0 ? 0 : (control.rupees / control.customers) * nudged.customers;
  return {
    ...{ ...period, nudged, control, gainShare: nudged.share - control.share },
    gainRupees: Math.round(nudged.rupees - expected),
    open: open.reduce((all, { customers }) => all + customers, 0),
    enough: nudged.customers >= ENOUGH && control.customers >= ENOUGH,
    coupons: { given: coupons.given, used: coupons.used, cost: toRupees(coupons.costPaise) },
  };
}
