/** A contract that one language's tools refuse is none to who writes in it: Python's, for one, read no document with `\p{L}` in it. */
import { expect, it } from 'vitest';
import { contract } from './document.ts';

/** What stands under this name in the contract's schemas. */
const allNamed = (wanted: string): Set<unknown> => {
  const found = new Set<unknown>();
  JSON.parse(JSON.stringify(contract), (name, value) => {
    if (name === wanted) found.add(value);
    return value;
  });
  return found;
};

it('patterns use only what every language has', () => {
  const patterns = [...allNamed('pattern')].filter(pattern => typeof pattern === 'string');
  expect(patterns.length).toBeGreaterThan(5);
  // Behind a backslash stand only kinds of characters, and signs that would mean something else. Groups are plain ones.
  const foreign = patterns.filter(pattern => /\\(?![dswDSW]|[^\w\s])|\(\?(?!:)/.test(pattern));
  expect(foreign).toEqual([]);
});

it('no number has a fractional multipleOf, because most validators would refuse 1079.1', () => {
  expect([...allNamed('multipleOf')].filter(step => !Number.isInteger(step))).toEqual([]);
});
