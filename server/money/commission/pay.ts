/** What professionals earned, and the list of commission rules (rules M21 to M23). Setting one: set-rule.ts. */

import { toRupees } from '../../../common/money.ts';
import { addDays, type Instant, type IsoDate, istDate } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import { mustBePeriod, type Period } from '../../platform/contract/period.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { byName } from '../../schedule/professional/rules.ts';
import { findActive, readTeam } from '../../schedule/professional/team.ts';
import { bookedProfessional } from '../../schedule/professional/visit-rules.ts';
import { payCsv, toRule } from './rules.ts';
import { findRules, findSums, removeRule } from './store.ts';

/** This month if both are left out; otherwise the month of the given day begins or ends it. */
const periodOf = ({ from, to }: { from?: IsoDate; to?: IsoDate }, now: Instant): Period => {
  const first = from ?? `${(to ?? istDate(now)).slice(0, 7)}-01`;
  return mustBePeriod({ from: first, to: to ?? addDays(`${addDays(`${first.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1) });
};

const round = (rupees: number) => Math.round(rupees * 100) / 100;

/** Everybody who completed a visit in the period. Throws VALIDATION_ERROR. */
export async function readReport(
  { db: { read }, clock }: Deps,
  query: { from?: IsoDate; to?: IsoDate },
): Promise<Schemas['PayReport']> {
  const period = periodOf(query, clock.now());
  const sums = new Map((await findSums(read, period)).map(row => [row.professionalId, row]));
  const people = (await readTeam(read)).map(({ record }) => record).toSorted(byName);
  const professionals = people.flatMap(record => {
    const row = sums.get(record.id);
    if (!row) return [];
    const { visits, revenuePaise, commissionPaise, tipPaise, refunds } = row;
    const ofRefunds = { revenue: toRupees(refunds.revenuePaise), commission: toRupees(refunds.commissionPaise) };
    const money = { revenue: toRupees(revenuePaise), commission: toRupees(commissionPaise), tips: toRupees(tipPaise) };
    return [{ professional: bookedProfessional(record), visits, ...money, ofRefunds }];
  });
  const sumOf = (name: 'visits' | 'revenue' | 'commission' | 'tips') =>
    round(professionals.reduce((sum, entry) => sum + entry[name], 0));
  const totals = { visits: sumOf('visits'), revenue: sumOf('revenue'), commission: sumOf('commission'), tips: sumOf('tips') };
  return { ...period, ...totals, professionals };
}

/** The report as CSV, with its name. Throws VALIDATION_ERROR. */
export async function exportReport(deps: Deps, query: { from?: IsoDate; to?: IsoDate }) {
  const report = await readReport(deps, query);
  return { fileName: `pay-${report.from}-${report.to}.csv`, csv: payCsv(report) };
}

/** Her own sums. Throws VALIDATION_ERROR, and UNAUTHORIZED if staff deactivated her meanwhile. */
export async function readOwnPay(
  { db: { read }, clock }: Deps,
  { id }: Caller,
  query: { from?: IsoDate; to?: IsoDate },
): Promise<Schemas['OwnPay']> {
  if (!(await findActive(read, { id }))) throw new AppError('UNAUTHORIZED');
  const period = periodOf(query, clock.now());
  const [row] = await findSums(read, period, id);
  const { visits = 0, commissionPaise = 0, tipPaise = 0, refunds } = row ?? {};
  const sums = { commission: toRupees(commissionPaise), tips: toRupees(tipPaise) };
  return { ...period, visits, ...sums, commissionOfRefunds: toRupees(refunds?.commissionPaise ?? 0) };
}

export async function listRules({ db }: Deps): Promise<Schemas['CommissionRule'][]> {
  return (await findRules(db.read)).map(toRule);
}

/** Throws NOT_FOUND. */
export async function deleteRule({ db }: Deps, id: string): Promise<void> {
  if (!(await db.tx(tx => removeRule(tx, id)))) throw new AppError('NOT_FOUND');
}
