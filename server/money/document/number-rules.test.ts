import { expect, it } from 'vitest';
import { istDate } from '../../../common/time.ts';
import { financialYearOf, numberOf } from './number-rules.ts';

it.each([
  ['2027-03-31T18:29:59.999Z', '26-27'],
  ['2027-03-31T18:30:00.000Z', '27-28'],
  ['2026-12-31T23:00:00.000Z', '26-27'],
  ['2099-04-01T12:00:00.000Z', '99-00'],
])('G6 at %s the financial year is %s', (at, year) => {
  expect(financialYearOf(istDate(Date.parse(at)))).toBe(year);
});

it('G6 the longest number has 16 characters that the law allows', () => {
  expect(numberOf('NK', 'TAX_INVOICE', '26-27', 123)).toBe('NKI/26-27/000123');
  expect(numberOf('NK', 'CREDIT_NOTE', '26-27', 999_999)).toMatch(/^[A-Za-z0-9/-]{16}$/);
  expect(() => numberOf('NK', 'CREDIT_NOTE', '26-27', 1_000_000)).toThrow(RangeError);
});
