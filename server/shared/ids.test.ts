import { expect, it } from 'vitest';
import { newId, referenceOf } from './ids.ts';

it('makes ids in order, however many of one millisecond, whose references differ', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(10_000);
  // Of ten thousand among sixteen million a few are alike.
  expect(new Set(ids.map(referenceOf)).size).toBeGreaterThan(9_980);
});
