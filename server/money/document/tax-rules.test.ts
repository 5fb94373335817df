import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateNamed } from '../../../common/states.ts';
import { rateOf, stateOfGstin } from './tax-data.ts';
import { refundedLines, spread, taxedLine, totalsOf } from './tax-rules.ts';

const FACIAL = { description: 'Facial', sac: '999722', quantity: 1, discount: 0 };
const COURSE = { ...FACIAL, description: 'Make-up course', sac: '999293' };
const HERE = { collects: true, interState: false, date: '2026-11-27' };

describe('G3 the tax within a price', () => {
  it('is equal for CGST and SGST, and adds up, for every price from ₹1 to ₹2,000', () => {
    const wrong: number[] = [];
    for (let gross = 100; gross <= 200_000; gross++) {
      const { taxable, cgst, sgst, igst, total } = taxedLine({ ...FACIAL, gross }, HERE);
      if (cgst !== sgst || igst !== 0 || total !== gross || taxable + cgst + sgst !== gross) wrong.push(gross);
      if (cgst !== Math.round((gross * 2.5) / 105)) wrong.push(gross);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    [FACIAL, 99_900, 2_379, 95_142],
    [FACIAL, 50_000, 1_190, 47_620],
    [FACIAL, 52_500, 1_250, 50_000],
    [FACIAL, 149_900, 3_569, 142_762],
    [COURSE, 1_000_000, 76_271, 847_458],
  ])('%o for %i paise is %i twice, on %i', (line, gross, half, taxable) => {
    expect(taxedLine({ ...line, gross }, HERE)).toMatchObject({ cgst: half, sgst: half, taxable });
  });

  it('is IGST in one sum when the place of supply is another State', () => {
    expect(taxedLine({ ...FACIAL, gross: 52_500 }, { ...HERE, interState: true })).toMatchObject({
      igst: 2500,
      cgst: 0,
      taxable: 50_000,
    });
  });

  it('is nothing for a seller who may not collect it', () => {
    const line = taxedLine({ ...FACIAL, gross: 52_500 }, { ...HERE, collects: false });
    expect(line).toMatchObject({ rate: 0, cgst: 0, sgst: 0, igst: 0, taxable: 52_500 });
  });
});

describe('G2 rates', () => {
  it.each([
    ['999722', '2025-09-21', 1800],
    ['999722', '2025-09-22', 500],
    ['999729', '2026-11-27', 500],
    ['999293', '2026-11-27', 1800],
    ['998999', '2026-11-27', 1800],
  ])('%s on %s is %i', (sac, date, rate) => {
    expect(rateOf(sac, date)).toBe(rate);
  });

  it('knows the States by code and by the names that people write', () => {
    expect(stateOfGstin('27AAPFU0939F1ZV')?.name).toBe('Maharashtra');
    expect(stateNamed('  maharashtra ')?.code).toBe('27');
    expect(stateNamed('New Delhi')?.name).toBe('Delhi');
    expect(stateNamed('Atlantis')).toBeUndefined();
  });
});

const grosses = fc.array(fc.integer({ min: 100, max: 200_000 }), { minLength: 1, maxLength: 10 });

it('G3 spreads any coupon over the lines exactly, and no line goes below zero', () => {
  fc.assert(
    fc.property(grosses, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
      const discount = Math.floor(lines.reduce((a, b) => a + b, 0) * part);
      const discounts = spread(discount, lines);
      const taxed = lines.map((gross, i) => taxedLine({ ...FACIAL, gross, discount: discounts[i] as number }, HERE));
      const totals = totalsOf(taxed);
      expect(totals.discount).toBe(discount);
      expect(totals.total).toBe(totals.gross - discount);
      expect(totals.taxable + totals.cgst + totals.sgst).toBe(totals.total);
      expect(totals.cgst).toBe(totals.sgst);
      expect(taxed.every(({ total }) => total >= 0)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('G5 refunds in any parts give back exactly the taxes of the document', () => {
  fc.assert(
    fc.property(
      grosses,
      fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 6 }),
      fc.boolean(),
      (lines, parts, interState) => {
        const invoice = lines.map(gross => taxedLine({ ...FACIAL, gross }, { ...HERE, interState }));
        const { total } = totalsOf(invoice);
        const refunds: (typeof invoice)[] = [];
        let left = total;
        for (const part of [...parts, total]) {
          const amount = Math.min(part, left);
          if (amount > 0) refunds.push(refundedLines(invoice, refunds, amount, interState));
          expect(totalsOf(refunds.at(-1) ?? []).total).toBeGreaterThan(0);
          left -= amount;
        }
        const { discount: _, ...sums } = totalsOf(refunds.flat());
        expect(sums).toEqual((({ discount: _, ...rest }) => rest)(totalsOf(invoice)));
        expect(refunds.flat().every(({ cgst, sgst, igst }) => cgst === sgst && cgst >= 0 && igst >= 0)).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});
