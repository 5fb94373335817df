/** The arithmetic of GST documents in whole paise (rules G3 to G5). Pure. */
import type { DocumentAmounts as Amounts, DocumentLine } from '../../platform/db/schema.ts';
import { rateOf } from './tax-data.ts';

/** How the seller taxes a sale on this day. */
export interface Taxation {
  /** False for a seller who may not collect tax. */
  collects: boolean;
  interState: boolean;
  /** The day on which the service is performed. */
  date: string;
}

/** `part` ÷ `whole`, rounded half up. Both are positive integers. */
const rounded = (part: number, whole: number): number => Math.floor((2 * part + whole) / (2 * whole));

/** The tax within a total that includes it (rule 35 of the CGST Rules): each tax on its own, so CGST and SGST are equal. */
const taxWithin = (total: number, rate: number, interState: boolean) => {
  const whole = 10_000 + rate;
  if (interState) return { cgst: 0, sgst: 0, igst: rounded(total * rate, whole) };
  const half = rounded(total * rate, 2 * whole);
  return { cgst: half, sgst: half, igst: 0 };
};

/** Fills in the taxes of a line. */
export function taxedLine(
  line: Pick<DocumentLine, 'description' | 'guest' | 'label' | 'sac' | 'quantity' | 'gross' | 'discount'>,
  { collects, interState, date }: Taxation,
): DocumentLine {
  const { description, guest, label, sac, quantity, gross, discount } = line;
  const whose = { ...(guest !== undefined && { guest }), ...(label !== undefined && { label }) };
  const total = gross - discount;
  const rate = collects ? rateOf(sac, date) : 0;
  const tax = taxWithin(total, rate, interState);
  const taxable = total - tax.cgst - tax.sgst - tax.igst;
  return { description, ...whose, sac, quantity, rate, gross, discount, taxable, ...tax, total };
}

/** A line of a document of a part, and what earlier parts have of the same line, less what went back. */
export interface PartLine {
  line: DocumentLine;
  earlier: Amounts;
}

/**
 * The line of a part with the tax that all parts so far have together, less that of the earlier ones. So the parts of a whole price have
 * exactly its tax, however it was split.
 */
export function partLine({ line, earlier }: PartLine, interState: boolean): DocumentLine {
  const soFar = taxWithin(earlier.total + line.total, line.rate, interState);
  // Half a paisa is never paid: what is too much for this part, the next one has.
  const most = Math.floor(line.total / (interState ? 1 : 2));
  const rest = (name: keyof typeof soFar) => Math.min(most, Math.max(0, soFar[name] - earlier[name]));
  const tax = { cgst: rest('cgst'), sgst: rest('sgst'), igst: rest('igst') };
  return { ...line, ...tax, taxable: line.total - tax.cgst - tax.sgst - tax.igst };
}

const NOTHING: Amounts = { gross: 0, discount: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 };
const NAMES = Object.keys(NOTHING) as (keyof Amounts)[];

export function totalsOf(lines: readonly Amounts[]): Amounts {
  const totals = { ...NOTHING };
  for (const line of lines) for (const name of NAMES) totals[name] += line[name];
  return totals;
}

/** `amounts` less `others`. */
export function lessOf(amounts: Amounts, others: Amounts): Amounts {
  const left = { ...NOTHING };
  for (const name of NAMES) left[name] = amounts[name] - others[name];
  return left;
}

/**
 * Shares out `amount` in proportion to `weights` by largest remainder, so that the shares add up to it exactly. No share exceeds its
 * weight unless `amount` exceeds their sum.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map(weight => Math.floor((amount * weight) / sum));
  const left = amount - shares.reduce((a, b) => a + b, 0);
  const remainders = weights.map((weight, i) => ({ i, remainder: (amount * weight) % sum }));
  const first = remainders.toSorted((a, b) => b.remainder - a.remainder || a.i - b.i).slice(0, left);
  for (const { i } of first) shares[i] = (shares[i] as number) + 1;
  return shares;
}

/**
 * The lines of a partial refund of `amount` paise. `before` has the lines of earlier refunds of the same document. A refund of
 * everything that is left returns its exact taxes, so all refunds together never exceed the document.
 */
export function refundedLines(
  lines: readonly DocumentLine[],
  before: readonly DocumentLine[][],
  amount: number,
  interState: boolean,
): DocumentLine[] {
  const returned = lines.map((_, i) => totalsOf(before.flatMap(some => some[i] ?? [])));
  const shares = spread(
    amount,
    lines.map((line, i) => line.total - (returned[i] as Amounts).total),
  );
  return lines.map((line, i) => {
    const earlier = returned[i] as Amounts;
    const share = shares[i] as number;
    const isAll = earlier.total + share === line.total;
    const upTo = isAll ? line : taxWithin(earlier.total + share, line.rate, interState);
    // A part of a price may have a paisa less than its own total has (partLine).
    const back = (name: 'cgst' | 'sgst' | 'igst') => Math.min(upTo[name], line[name]) - earlier[name];
    const tax = { cgst: back('cgst'), sgst: back('sgst'), igst: back('igst') };
    const taxable = share - tax.cgst - tax.sgst - tax.igst;
    return { ...line, gross: share, discount: 0, taxable, ...tax, total: share };
  });
}
