import { expect, it } from 'vitest';
import { newId, referenceOf } from './ids.ts';

it('makes ids in order, even many in a millisecond, with different references', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(10_000);
  // A few of ten thousand references are equal by chance.
  expect(new Set(ids.map(referenceOf)).size).toBeGreaterThan(9_980);
});
