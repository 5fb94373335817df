/** A price that is paid in parts: their vouchers and the invoice agree to the paisa, however it was split and what went back between. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DocumentSnapshot } from '../../platform/db/schema.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { draftOf, payableOf, type Sale } from './sale-rules.ts';
import { refundedLines, totalsOf } from './tax-rules.ts';

const DAY = '2026-12-04';
const registrations = [
  { from: '2026-04-01', regime: 'REGULAR' as const, gstin: '27AAPFU0939F1ZV', legalName: 'Nikhar Beauty LLP', address: 'Nagpur' },
];
const SETTINGS = { ...DEMO_SETTINGS, tax: { numberPrefix: 'NK', sacDigits: 4 as const, registrations } };
const BUYER = { name: 'Asha', mobile: null, address: null, business: null };

/** The lines of one course, or of some services. */
const sales = fc
  .record({
    sac: fc.constantFrom('999293', '999722'),
    grosses: fc.array(fc.integer({ min: 10_000, max: 500_000 }), { minLength: 1, maxLength: 3 }),
    state: fc.constantFrom('Maharashtra', 'Goa'),
    off: fc.double({ min: 0, max: 0.9, noNaN: true }),
  })
  .map(({ sac, grosses, state, off }): Sale => {
    const lines = grosses.map(gross => ({ description: 'Any', quantity: 1, gross, sac }));
    const discount = Math.floor(off * grosses.reduce((a, b) => a + b));
    return { reference: null, userId: null, buyer: BUYER, state, suppliedOn: DAY, lines, discount };
  });
const splits = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 });

/** Nobody pays less at once, in paise. */
const LEAST = 5_000;
/** A price in paise in parts that end at about these places. */
const partsAt = (places: number[], price: number): number[] => {
  const ends = [0];
  for (const end of places.map(place => Math.floor(place * price)).toSorted((a, b) => a - b))
    if (end >= (ends.at(-1) ?? 0) + LEAST && end <= price - LEAST) ends.push(end);
  return [...ends.slice(1), price].map((end, i) => end - (ends[i] ?? 0));
};

const issued = (draft: ReturnType<typeof draftOf>): DocumentSnapshot => ({
  ...draft,
  ...{ suppliedOn: null, advances: [], refersTo: null },
});
const taxesOf = (snapshots: DocumentSnapshot[]) => {
  const { taxable, cgst, sgst, igst, total } = totalsOf(snapshots.map(({ totals }) => totals));
  return { taxable, cgst, sgst, igst, total };
};

/** Pays the parts. What `isBack` names goes back at once, whole or half, and is paid again. */
const pay = (sale: Sale, amounts: number[], isBack: (part: number) => number) => {
  const given: DocumentSnapshot[] = [];
  const back: DocumentSnapshot[] = [];
  const payOne = (amount: number) => {
    const part = issued(draftOf(sale, SETTINGS, DAY, { amount, given, back }));
    given.push(part);
    return part;
  };
  for (const [i, amount] of amounts.entries()) {
    const part = payOne(amount);
    const takes =
      [[], [amount], [Math.floor(amount / 2), amount - Math.floor(amount / 2)]][isBack(i)]?.filter(take => take > 0) ?? [];
    const before: DocumentSnapshot[] = [];
    for (const take of takes) {
      const earlier = before.map(({ lines }) => lines);
      const lines = refundedLines(part.lines, earlier, take, part.interState);
      before.push({ ...part, lines, totals: totalsOf(lines) });
    }
    if (takes.length > 0) expect(taxesOf(before)).toEqual(taxesOf([part]));
    back.push(...before);
    if (takes.length > 0) payOne(amount);
  }
  return { given, back };
};

it('Y6 G3 the parts of a price have together the tax of its invoice, to the paisa', () => {
  fc.assert(
    fc.property(sales, splits, (sale, places) => {
      fc.pre(payableOf(sale) > 0);
      const { given } = pay(sale, partsAt(places, payableOf(sale)), () => 0);
      expect(taxesOf(given)).toEqual(taxesOf([issued(draftOf(sale, SETTINGS, DAY))]));
      for (const { totals } of given) {
        expect(totals.cgst).toBe(totals.sgst);
        expect(Math.min(totals.taxable, totals.cgst, totals.igst)).toBeGreaterThanOrEqual(0);
        expect(totals.taxable + totals.cgst + totals.sgst + totals.igst).toBe(totals.total);
      }
    }),
    { numRuns: 500 },
  );
});

it('Y7 G5 they still do after parts went back whole or in halves, and were paid again', () => {
  fc.assert(
    fc.property(
      sales,
      splits,
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 9, maxLength: 9 }),
      (sale, places, kinds) => {
        fc.pre(payableOf(sale) > 0);
        const { given, back } = pay(sale, partsAt(places, payableOf(sale)), part => kinds[part] ?? 0);
        const [came, went] = [taxesOf(given), taxesOf(back)];
        const kept = Object.fromEntries(
          Object.entries(came).map(([name, paise]) => [name, paise - went[name as keyof typeof went]]),
        );
        expect(kept).toEqual(taxesOf([issued(draftOf(sale, SETTINGS, DAY))]));
      },
    ),
    { numRuns: 500 },
  );
});
