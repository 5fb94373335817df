/** Commission of professionals (rules M21 to M23). Pure; money is paise. */

import { toRupees } from '../../../common/money.ts';
import type { IsoDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { commission, commissionRule, EarningLine } from '../../platform/db/schema.ts';
import { BYTE_ORDER_MARK, csvLine, numberCell } from '../../platform/shared/csv.ts';
import { spread } from '../document/tax-rules.ts';

export type RuleRow = typeof commissionRule.$inferSelect;
export type CommissionRow = typeof commission.$inferSelect;

export type Line = EarningLine;

/** Each item's price after its share of the discount. The shares add up exactly. */
export function netLines(
  items: readonly { serviceId: string; pricePaise: number; quantity: number }[],
  discountPaise: number,
): Line[] {
  const gross = items.map(({ pricePaise, quantity }) => pricePaise * quantity);
  const shares = spread(discountPaise, gross);
  return items.map(({ serviceId }, i) => ({ serviceId, paise: (gross[i] ?? 0) - (shares[i] ?? 0) }));
}

/** Professional and service, professional, service, all. */
const specificity = ({ professionalId, serviceId }: RuleRow): number => (professionalId ? 2 : 0) + (serviceId ? 1 : 0);

/** The most specific rule that holds on this day; of equal ones the latest. */
export function ruleFor(
  rules: readonly RuleRow[],
  { professionalId, serviceId, date }: { professionalId: string; serviceId: string; date: IsoDate },
): RuleRow | undefined {
  const fits = (rule: RuleRow) =>
    rule.from <= date &&
    (rule.professionalId === null || rule.professionalId === professionalId) &&
    (rule.serviceId === null || rule.serviceId === serviceId);
  const before = (a: RuleRow, b: RuleRow) => specificity(b) - specificity(a) || (a.from < b.from ? 1 : -1);
  return rules.filter(fits).toSorted(before)[0];
}

/** Shares of a sum by weight that add up exactly. Where nothing weighs anything, those who have a weight share alike. */
export function shareOut(amount: number, weights: readonly (number | undefined)[]): number[] {
  const isWeightless = weights.every(weight => !weight);
  return spread(
    amount,
    weights.map(weight => (weight === undefined ? 0 : isWeightless ? 1 : weight)),
  );
}

/** What one of those who came carried out. */
export interface Share {
  professionalId: string;
  lines: readonly Line[];
}

/**
 * What each of those who came earns, in their order. A rule is rounded half up once, and rupees a visit count once, however many
 * services or professionals the rule covers: all together earn what one would (rule M60).
 */
export function commissionsOf(rules: readonly RuleRow[], date: IsoDate, shares: readonly Share[]): number[] {
  const earned = shares.map(() => 0);
  const all = shares.flatMap(({ professionalId, lines }, n) =>
    lines.map(line => ({ n, ...line, rule: ruleFor(rules, { professionalId, serviceId: line.serviceId, date }) })),
  );
  for (const [rule, some] of Map.groupBy(all, one => one.rule)) {
    if (!rule) continue;
    const weights: (number | undefined)[] = shares.map(() => undefined);
    for (const { n, paise } of some) weights[n] = (weights[n] ?? 0) + paise;
    const paise = some.reduce((sum, line) => sum + line.paise, 0);
    const whole = rule.perVisitPaise ?? Math.round((paise * (rule.percentHundredths ?? 0)) / 10_000);
    for (const [n, share] of shareOut(whole, weights).entries()) earned[n] = (earned[n] as number) + share;
  }
  return earned;
}

/** What one professional earns who did all of it. */
export function commissionOf(
  rules: readonly RuleRow[],
  { professionalId, date, lines }: { professionalId: string; date: IsoDate; lines: readonly Line[] },
): number {
  return commissionsOf(rules, date, [{ professionalId, lines }])[0] as number;
}

/** Revenue and commission of a visit as they are by now. Paise. */
export type Left = Pick<CommissionRow, 'revenuePaise' | 'commissionPaise'>;

/** What a refund, or taking one back, changes. A professional who bears nothing keeps the commission, and nobody gets more than before a refund. */
export function changeBy(to: Left, left: Left, bears: boolean): Left {
  const revenuePaise = to.revenuePaise - left.revenuePaise;
  const commissionPaise = to.commissionPaise - left.commissionPaise;
  if (revenuePaise > 0) return { revenuePaise, commissionPaise: Math.max(commissionPaise, 0) };
  return { revenuePaise, commissionPaise: bears ? Math.min(commissionPaise, 0) : 0 };
}

/** What is left after `creditedPaise` of the price were given back: revenue, and commission in the same proportion. */
export function lowered({ pricePaise, fullPaise }: Pick<CommissionRow, 'pricePaise' | 'fullPaise'>, creditedPaise: number) {
  const revenuePaise = Math.max(pricePaise - creditedPaise, 0);
  const commissionPaise = pricePaise === 0 ? fullPaise : Math.round((fullPaise * revenuePaise) / pricePaise);
  return { revenuePaise, commissionPaise };
}

/**
 * The same for each of those who came: together they bear what one would (rule M60). `pricePaise` is the whole price; a part that nobody
 * carried out has its share of the refund, too.
 */
export function loweredShares(
  rows: readonly Pick<CommissionRow, 'pricePaise' | 'fullPaise' | 'lines'>[],
  pricePaise: number,
  creditedPaise: number,
): Left[] {
  const [first] = rows;
  if (first && rows.length === 1 && first.lines === null) return [lowered(first, creditedPaise)];
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const nobodys = Math.max(pricePaise - sum(row => row.pricePaise), 0);
  const fullPaise = sum(row => row.fullPaise);
  const whole = lowered({ pricePaise, fullPaise }, creditedPaise);
  const revenues = spread(whole.revenuePaise, [...rows.map(row => row.pricePaise), nobodys]);
  const commissions = spread(
    whole.commissionPaise,
    rows.map(row => row.fullPaise),
  );
  return rows.map((_, n) => ({ revenuePaise: revenues[n] as number, commissionPaise: commissions[n] as number }));
}

export function toRule({ percentHundredths, perVisitPaise, ...rule }: RuleRow): Schemas['CommissionRule'] {
  const percent = percentHundredths === null ? null : percentHundredths / 100;
  return { ...rule, percent, perVisit: perVisitPaise === null ? null : toRupees(perVisitPaise) };
}

export function payCsv({ from, to, professionals }: Schemas['PayReport']): string {
  const rows = professionals.map(({ professional, visits, ofRefunds, ...sums }) =>
    csvLine([
      ...[professional.name, from, to, numberCell(visits)],
      ...[sums.revenue, sums.commission, sums.tips, ofRefunds.commission].map(rupees => numberCell(rupees, 2)),
    ]),
  );
  return (
    BYTE_ORDER_MARK +
    csvLine(['Professional', 'From', 'To', 'Visits', 'Revenue', 'Commission', 'Tips', 'Commission of refunds']) +
    rows.join('')
  );
}
