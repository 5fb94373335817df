/** Commission of professionals (rules M21 to M23). Pure; money is paise. */

import { toRupees } from '../../../common/money.ts';
import type { IsoDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { commission, commissionRule } from '../../platform/db/schema.ts';
import { BYTE_ORDER_MARK, csvLine, numberCell } from '../../platform/shared/csv.ts';
import { spread } from '../document/tax-rules.ts';

export type RuleRow = typeof commissionRule.$inferSelect;
export type CommissionRow = typeof commission.$inferSelect;

export interface Line {
  serviceId: string;
  paise: number;
}

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

/** Rounded half up once a rule. Rupees a visit count once, however many services the rule covers. */
export function commissionOf(
  rules: readonly RuleRow[],
  { professionalId, date, lines }: { professionalId: string; date: IsoDate; lines: readonly Line[] },
): number {
  const byRule = Map.groupBy(lines, ({ serviceId }) => ruleFor(rules, { professionalId, serviceId, date }));
  let total = 0;
  for (const [rule, some] of byRule) {
    const paise = some.reduce((sum, line) => sum + line.paise, 0);
    if (rule) total += rule.perVisitPaise ?? Math.round((paise * (rule.percentHundredths ?? 0)) / 10_000);
  }
  return total;
}

/** Revenue and commission of a visit as they are by now. Paise. */
export type Left = Pick<CommissionRow, 'revenuePaise' | 'commissionPaise'>;

/** What a refund, or taking one back, changes. A professional who bears nothing keeps the commission, and nobody gets more than before a refund. */
export function changeBy(
  row: Pick<CommissionRow, 'pricePaise' | 'fullPaise'>,
  left: Left,
  creditedPaise: number,
  bears: boolean,
): Left {
  const to = lowered(row, creditedPaise);
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
