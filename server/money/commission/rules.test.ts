import { describe, expect, it } from 'vitest';
import { commissionOf, lowered, netLines, payCsv, type RuleRow, ruleFor } from './rules.ts';

const rule = (id: string, more: Partial<RuleRow>): RuleRow => ({
  ...{ id, professionalId: null, serviceId: null, from: '2026-01-01', percentHundredths: null, perVisitPaise: null },
  ...more,
});
const all = rule('all', { percentHundredths: 1_000 });
const facial = rule('facial', { serviceId: 'facial', percentHundredths: 2_000 });
const rekha = rule('rekha', { professionalId: 'rekha', percentHundredths: 3_000 });
const both = rule('both', { professionalId: 'rekha', serviceId: 'facial', perVisitPaise: 20_000 });
const rules = [all, facial, rekha, both];
const at = { professionalId: 'rekha', serviceId: 'facial', date: '2026-12-04' };

describe('M21 the rule that holds', () => {
  it('is the most specific one', () => {
    const chosen = (professionalId: string, serviceId: string) => ruleFor(rules, { ...at, professionalId, serviceId })?.id;
    expect(chosen('rekha', 'facial')).toBe('both');
    expect(chosen('rekha', 'wax')).toBe('rekha');
    expect(chosen('asha', 'facial')).toBe('facial');
    expect(chosen('asha', 'wax')).toBe('all');
    expect(ruleFor([], at)).toBeUndefined();
  });
  it('is the latest of equal ones, and none before its first day', () => {
    const later = rule('later', { from: '2026-12-04', percentHundredths: 4_000 });
    const wax = { ...at, professionalId: 'asha', serviceId: 'wax' };
    expect(ruleFor([all, later], wax)?.id).toBe('later');
    expect(ruleFor([later, all], { ...wax, date: '2026-12-03' })?.id).toBe('all');
  });
});

describe('M22 the commission of a visit', () => {
  it('is a share of the price after the discount, rounded half up', () => {
    const lines = netLines([{ serviceId: 'wax', pricePaise: 49_950, quantity: 2 }], 9_990);
    expect(lines).toEqual([{ serviceId: 'wax', paise: 89_910 }]);
    expect(commissionOf([rekha], { ...at, lines })).toBe(26_973);
    expect(commissionOf([rule('a', { percentHundredths: 5_000 })], { ...at, lines: [{ serviceId: 'wax', paise: 1 }] })).toBe(1);
  });
  it('shares the discount so that the lines add up', () => {
    const items = [1, 2, 3].map(n => ({ serviceId: String(n), pricePaise: 33_300 + n, quantity: 1 }));
    expect(netLines(items, 10_001).reduce((sum, { paise }) => sum + paise, 0)).toBe(99_906 - 10_001);
  });
  it('counts rupees a visit once, beside what other services earn', () => {
    const lines = [
      { serviceId: 'facial', paise: 99_900 },
      { serviceId: 'facial', paise: 99_900 },
      { serviceId: 'wax', paise: 10_000 },
    ];
    expect(commissionOf(rules, { ...at, lines })).toBe(20_000 + 3_000);
  });
  it('is nothing without a rule', () => {
    expect(commissionOf([], { ...at, lines: [{ serviceId: 'wax', paise: 10_000 }] })).toBe(0);
  });
});

it('M23 a refund after the visit lowers revenue and commission in proportion', () => {
  const row = { pricePaise: 100_000, fullPaise: 30_000 };
  expect(lowered(row, 20_000)).toEqual({ revenuePaise: 80_000, commissionPaise: 24_000 });
  expect(lowered(row, 100_000)).toEqual({ revenuePaise: 0, commissionPaise: 0 });
  expect(lowered(row, 0)).toEqual({ revenuePaise: 100_000, commissionPaise: 30_000 });
  expect(lowered({ pricePaise: 0, fullPaise: 5_000 }, 0)).toEqual({ revenuePaise: 0, commissionPaise: 5_000 });
});

it('a name cannot run as a formula in the export', () => {
  const professional = { id: 'a', name: '=HYPERLINK("x")', photoUrl: null };
  const sums = { visits: 1, revenue: 1499, commission: 449.7, tips: 50, ofRefunds: { revenue: -100, commission: -30 } };
  const csv = payCsv({ from: '2026-12-01', to: '2026-12-31', ...sums, professionals: [{ professional, ...sums }] });
  expect(csv).toBe(
    '\uFEFFProfessional,From,To,Visits,Revenue,Commission,Tips,Commission of refunds\r\n"\'=HYPERLINK(""x"")",2026-12-01,2026-12-31,1,1499.00,449.70,50.00,-30.00\r\n',
  );
});
