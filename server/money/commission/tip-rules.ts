/** Whose a tip is (rules M11, M61). Pure; money is paise. */
import type { CommissionRow } from './rules.ts';

type Came = Pick<CommissionRow, 'professionalId' | 'parts' | 'firstPart'>;

/**
 * What each of those who came gets of a tip: alike for each part, and what is left over is the lead's. `tipFor`: those whom the customer
 * named. If none of them came, all share it.
 */
export function tipShares(tipPaise: number, tipFor: readonly string[] | null, came: readonly Came[]): Map<string, number> {
  const named = came.filter(({ professionalId }) => tipFor?.includes(professionalId));
  const all = (named.length > 0 ? named : came).toSorted((a, b) => a.firstPart - b.firstPart);
  const parts = all.reduce((sum, one) => sum + one.parts, 0);
  const each = Math.floor(tipPaise / parts);
  return new Map(all.map((one, n) => [one.professionalId, each * one.parts + (n === 0 ? tipPaise - each * parts : 0)] as const));
}
