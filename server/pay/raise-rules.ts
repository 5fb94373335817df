/** What a rule from a past day changes of visits that are done (rule M46). Pure; money is paise. */
import type { IsoDate } from '../shared/time.ts';
import { type CommissionRow, commissionOf, type Left, type Line, lowered, netLines, type RuleRow, ruleFor } from './rules.ts';

/** A completed visit with its commission and what it is computed from. */
export interface DoneVisit {
  earned: CommissionRow;
  /** What refunds left of it until now. */
  left: Left;
  items: { serviceId: string; pricePaise: number; quantity: number }[];
  discountPaise: number;
}

/** The prices without the tax of that day. */
export type Base = (lines: Line[], date: IsoDate) => Line[];

export type Raised = Pick<CommissionRow, 'fullPaise' | 'commissionPaise'>;

/** What the visit would earn with `rule` among `rules`; undefined if the rule holds for none of its services. */
function earningWith(
  rules: readonly RuleRow[],
  rule: RuleRow,
  { earned, left, items, discountPaise }: DoneVisit,
  base: Base,
): Raised | undefined {
  const { professionalId, date } = earned;
  const holds = items.some(({ serviceId }) => ruleFor(rules, { professionalId, serviceId, date })?.id === rule.id);
  if (!holds) return undefined;
  const net = netLines(items, discountPaise);
  const fullPaise = commissionOf(rules, { professionalId, date, lines: earned.beforeTax ? base(net, date) : net });
  // Whoever bore nothing of a refund gets the whole raise, too.
  const creditedPaise = left.commissionPaise < earned.fullPaise ? earned.pricePaise - left.revenuePaise : 0;
  const more = lowered({ ...earned, fullPaise }, creditedPaise).commissionPaise - lowered(earned, creditedPaise).commissionPaise;
  return { fullPaise, commissionPaise: earned.commissionPaise + more };
}

export interface Raise {
  earned: CommissionRow;
  raised: Raised;
}

/** The visits that would earn more, and how many would earn less: those stay as they are. */
export function raisesOf(
  rules: readonly RuleRow[],
  rule: RuleRow,
  visits: readonly DoneVisit[],
  base: Base,
): { raises: Raise[]; lower: number } {
  const changed = visits.flatMap(visit => {
    const raised = earningWith(rules, rule, visit, base);
    return raised && raised.fullPaise !== visit.earned.fullPaise ? [{ earned: visit.earned, raised }] : [];
  });
  const raises = changed.filter(({ earned, raised }) => raised.fullPaise > earned.fullPaise);
  return { raises, lower: changed.length - raises.length };
}
