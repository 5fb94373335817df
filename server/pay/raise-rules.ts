/** What a rule from a past day changes of visits that are done (rule M46). Pure; money is paise. */
import { type CommissionRow, commissionOf, lowered, netLines, type RuleRow, ruleFor } from './rules.ts';

/** A completed visit with its commission and what it is computed from. */
export interface DoneVisit {
  earned: CommissionRow;
  items: { serviceId: string; pricePaise: number; quantity: number }[];
  discountPaise: number;
}

export type Raised = Pick<CommissionRow, 'fullPaise' | 'commissionPaise'>;

/** What the visit would earn with `rule` among `rules`; undefined if the rule holds for none of its services. */
function earningWith(rules: readonly RuleRow[], rule: RuleRow, { earned, items, discountPaise }: DoneVisit): Raised | undefined {
  const { professionalId, date } = earned;
  const holds = items.some(({ serviceId }) => ruleFor(rules, { professionalId, serviceId, date })?.id === rule.id);
  if (!holds) return undefined;
  const fullPaise = commissionOf(rules, { professionalId, date, lines: netLines(items, discountPaise) });
  const creditedPaise = earned.pricePaise - earned.revenuePaise;
  return { fullPaise, commissionPaise: lowered({ ...earned, fullPaise }, creditedPaise).commissionPaise };
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
): { raises: Raise[]; lower: number } {
  const changed = visits.flatMap(visit => {
    const raised = earningWith(rules, rule, visit);
    return raised && raised.fullPaise !== visit.earned.fullPaise ? [{ earned: visit.earned, raised }] : [];
  });
  const raises = changed.filter(({ earned, raised }) => raised.fullPaise > earned.fullPaise);
  return { raises, lower: changed.length - raises.length };
}
