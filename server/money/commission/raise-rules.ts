/** What a rule from a past day changes of visits that are done (rule M46). Pure; money is paise. */
import type { IsoDate } from '../../../common/time.ts';
import {
  type CommissionRow,
  commissionsOf,
  type Left,
  type Line,
  lowered,
  netLines,
  type RuleRow,
  ruleFor,
  type Share,
} from './rules.ts';

/** What somebody earned with a completed booking, and what it is computed from. */
export interface DoneVisit {
  earned: CommissionRow;
  /** What all earned who came to a party, in order of part; else empty. */
  together: CommissionRow[];
  /** What refunds left of it until now. */
  left: Left;
  items: { serviceId: string; pricePaise: number; quantity: number }[];
  discountPaise: number;
}

/** The prices without the tax of that day. */
export type Base = (lines: Line[], date: IsoDate) => Line[];

/** What the Settings say of commission. `bears`: whether professionals bear a share of refunds. */
export interface Terms {
  base: Base;
  bears: boolean;
}

export type Raised = Pick<CommissionRow, 'fullPaise' | 'commissionPaise'>;

/**
 * How much of the price was given back at the professional's cost too. A visit that earned nothing does not show who bore that, so `bears`
 * decides, the Settings of now.
 */
const borneOf = ({ earned, left }: DoneVisit, bears: boolean): number => {
  const hasBorne = earned.fullPaise === 0 ? bears : left.commissionPaise < earned.fullPaise;
  return hasBorne ? earned.pricePaise - left.revenuePaise : 0;
};

/** What those who came did, as it was copied for a party (rule M60), else by the items. */
function sharesOf({ earned, together, items, discountPaise }: DoneVisit, base: Base): Share[] {
  const { professionalId, date, beforeTax } = earned;
  if (together.length > 0) return together.map(({ professionalId: id, lines }) => ({ professionalId: id, lines: lines ?? [] }));
  const net = netLines(items, discountPaise);
  return [{ professionalId, lines: beforeTax ? base(net, date) : net }];
}

/** What the visit would earn with `rule` among `rules`; undefined if the rule holds for none of its services. */
function earningWith(rules: readonly RuleRow[], rule: RuleRow, visit: DoneVisit, { base, bears }: Terms): Raised | undefined {
  const { earned } = visit;
  const { professionalId, date } = earned;
  const shares = sharesOf(visit, base);
  const own = shares.findIndex(one => one.professionalId === professionalId);
  const holds = shares[own]?.lines.some(({ serviceId }) => ruleFor(rules, { professionalId, serviceId, date })?.id === rule.id);
  if (!holds) return undefined;
  const fullPaise = commissionsOf(rules, date, shares)[own] as number;
  // Whoever bore nothing of a refund gets the whole raise, too.
  const creditedPaise = borneOf(visit, bears);
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
  terms: Terms,
): { raises: Raise[]; lower: number } {
  const changed = visits.flatMap(visit => {
    const raised = earningWith(rules, rule, visit, terms);
    return raised && raised.fullPaise !== visit.earned.fullPaise ? [{ earned: visit.earned, raised }] : [];
  });
  const raises = changed.filter(({ earned, raised }) => raised.fullPaise > earned.fullPaise);
  return { raises, lower: changed.length - raises.length };
}
