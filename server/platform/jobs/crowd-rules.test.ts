import { expect, it } from 'vitest';
import { batchFor, restAfter } from './crowd-rules.ts';

it.each([
  ['nobody is served', 0, 500, 100],
  ['a customer is served and the jobs were short', 1, 500, 100],
  ['eight requests are answered at once', 8, 10, 500],
])('J10 gives batch and rest when %s', (_when, served, batch, rest) => {
  expect([batchFor(served), restAfter(5, served, 100)]).toEqual([batch, rest]);
});

it('J10 rests nine times as long as the jobs took, and at most two seconds', () => {
  expect([restAfter(50, 1, 100), restAfter(900, 1, 100), restAfter(900, 0, 100)]).toEqual([450, 2000, 100]);
});
