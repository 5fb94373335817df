import { expect, it } from 'vitest';
import { comparison } from './comparison.tsx';

it.each([
  [0, 0, 'None before either'],
  [5, 5, 'Same as before'],
  [5, 0, 'None before'],
  [216, 6, '210 more than before'],
  [8, 9, '1 fewer than before'],
  [12, 10, '20% more than 10 before'],
  [40, 10, '300% more than 10 before'],
  [41, 10, '31 more than before'],
  [0, 40, '100% fewer than 40 before'],
  [1001, 1000, 'A little more than 1000 before'],
])('%d against %d: %s', (now, before, words) => {
  expect(comparison(now, before, { write: String, less: 'fewer' })).toBe(words);
});

it('says less of money', () => {
  expect(comparison(8, 9, { write: rupees => `₹${rupees}`, less: 'less' })).toBe('₹1 less than before');
});
