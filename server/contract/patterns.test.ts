/** A contract that one language's tools refuse is none to who writes in it: Python's, for one, read no document with `\p{L}` in it. */
import { expect, it } from 'vitest';
import { contract } from './document.ts';

const patterns = new Set<string>();
JSON.parse(JSON.stringify(contract), (name, value) => {
  if (name === 'pattern' && typeof value === 'string') patterns.add(value);
  return value;
});

it('the patterns of the contract are written in what every language has', () => {
  expect(patterns.size).toBeGreaterThan(5);
  // Of what stands behind a backslash only kinds of characters, and signs that would mean something else; of groups only the plain ones.
  const foreign = [...patterns].filter(pattern => /\\(?![dswDSW]|[^\w\s])|\(\?(?!:)/.test(pattern));
  expect(foreign).toEqual([]);
});
