import { describe, expect, it } from 'vitest';
import { linesOfParts } from './part-rules.ts';
import { commissionOf, commissionsOf, loweredShares, type RuleRow } from './rules.ts';
import { tipShares } from './tip-rules.ts';

const item = (serviceId: string, quantity: number, choice = '') => ({ serviceId, choice, quantity });
const served = (serviceId: string, part: number, choice = '') => ({ serviceId, choice, part });
const rule = (more: Partial<RuleRow>): RuleRow => ({
  ...{ id: 'rule', professionalId: null, serviceId: null, from: '2026-01-01', percentHundredths: null, perVisitPaise: null },
  ...more,
});

describe('M60 what each part did', () => {
  it('is each service of a guest, and the shares of an item add up', () => {
    const items = [item('wax', 3), item('bridal', 1)];
    const lines = [
      { serviceId: 'wax', paise: 100 },
      { serviceId: 'bridal', paise: 50 },
    ];
    const all = [served('wax', 1), served('wax', 2), served('wax', 3), served('bridal', 2)];
    expect(linesOfParts(items, lines, all, [1, 2, 3])).toEqual([
      [{ serviceId: 'wax', paise: 34 }],
      [
        { serviceId: 'wax', paise: 33 },
        { serviceId: 'bridal', paise: 50 },
      ],
      [{ serviceId: 'wax', paise: 33 }],
    ]);
  });
  it('is the lead’s if no guest has it, or nobody has its part', () => {
    const lines = [{ serviceId: 'wax', paise: 90 }];
    const other = [served('wax', 2, 'variant'), served('wax', 2), served('wax', 5)];
    expect(linesOfParts([item('wax', 3)], lines, other, [1, 2])).toEqual([
      [{ serviceId: 'wax', paise: 60 }],
      [{ serviceId: 'wax', paise: 30 }],
    ]);
    expect(linesOfParts([item('wax', 3)], lines, [], [1])).toEqual([lines]);
  });
});

it('M60 all together earn what one would, whatever the shares and the rule', () => {
  const [date, who] = ['2026-12-04', ['a', 'b', 'c', 'd', 'e', 'f']];
  for (let n = 0; n < 500; n++) {
    const shares = who.slice(0, 2 + (n % 5)).map((professionalId, i) => ({
      professionalId,
      lines: [{ serviceId: 'wax', paise: (n * 7919 + i * 104_729) % 300_000 }],
    }));
    const rules = [n % 7 === 0 ? rule({ perVisitPaise: 10_001 }) : rule({ percentHundredths: (n * 31) % 10_000 })];
    const one = commissionOf(rules, { professionalId: 'a', date, lines: shares.flatMap(({ lines }) => lines) });
    const each = commissionsOf(rules, date, shares);
    expect(each.reduce((sum, paise) => sum + paise, 0)).toBe(one);
    const pricePaise = shares.reduce((sum, { lines }) => sum + (lines[0]?.paise ?? 0), 0);
    const rows = shares.map(({ lines }, i) => ({ lines, pricePaise: lines[0]?.paise ?? 0, fullPaise: each[i] as number }));
    const left = loweredShares(rows, pricePaise, Math.floor(pricePaise / 3));
    expect(left.reduce((sum, { revenuePaise }) => sum + revenuePaise, 0)).toBe(pricePaise - Math.floor(pricePaise / 3));
    expect(loweredShares(rows, pricePaise, 0).map(({ commissionPaise }) => commissionPaise)).toEqual(each);
    expect(loweredShares(rows, pricePaise, pricePaise).every(({ revenuePaise }) => revenuePaise === 0)).toBe(true);
  }
});

it('M60 nobody is paid for a part that nobody did', () => {
  const rows = [{ lines: [], pricePaise: 60, fullPaise: 6 }];
  expect(loweredShares(rows, 100, 50)).toEqual([{ revenuePaise: 30, commissionPaise: 3 }]);
});

describe('M61 a tip', () => {
  const came = [
    { professionalId: 'lead', parts: 1, firstPart: 1 },
    { professionalId: 'both', parts: 2, firstPart: 2 },
  ];
  it.each([
    ['by parts, the rest to the lead', 100, null, { lead: 34, both: 66 }],
    ['to whom it is for', 100, ['both'], { both: 100 }],
    ['to all if nobody came for whom it is', 100, ['gone'], { lead: 34, both: 66 }],
  ])('goes %s', (_, paise, tipFor, shares) => {
    expect(Object.fromEntries(tipShares(paise, tipFor, came))).toEqual(shares);
  });
});
