/** *After a lost answer* in the contract's description and `x-repeatable` say the same (rule V23). input.test.ts repeats them. */
import { expect, it } from 'vitest';
import { takesIdempotencyKey } from './bind.ts';
import { contract, routes } from './document.ts';

const { description } = (contract as unknown as { info: { description: string } }).info;
const [, section = ''] = description.match(/## After a lost answer\n(.*?)\n## /s) ?? [];
const [safe = '', others = ''] = section.split('Without a key, these change');
const [notSafe = ''] = others.split('An operation that takes an `Idempotency-Key` and gets none');

const named = (text: string) => [...text.matchAll(/`((?:GET|POST|PUT|DELETE) \/\S+)`/g)].map(([, name = '']) => name).toSorted();
const marked = routes.filter(({ operation }) => operation['x-repeatable']);
const names = (some: typeof routes) => some.map(({ method, path }) => `${method} ${path}`).toSorted();

it('marks only operations about which nothing else is said', () => {
  expect(marked.length).toBeGreaterThan(40);
  expect(names(marked.filter(({ method, operation }) => method === 'GET' || takesIdempotencyKey(operation)))).toEqual([]);
});

it('names every operation that may be repeated, except PUTs', () => {
  const inText = new Set(named(safe));
  // An example of a PUT.
  inText.delete('PUT /visit/{bookingId}/state');
  expect([...inText]).toEqual(names(marked.filter(({ method }) => method !== 'PUT')));
});

it('names every operation that must not be repeated, except deletions', () => {
  const left = routes.filter(
    ({ method, operation }) => method !== 'GET' && !operation['x-repeatable'] && !takesIdempotencyKey(operation),
  );
  // 'A second DELETE of the same thing answers 404.'
  const inText = named(notSafe);
  const deletions = left.filter(({ method, path }) => method === 'DELETE' && !inText.includes(`DELETE ${path}`));
  expect(inText).toEqual(names(left.filter(route => !deletions.includes(route))));
  expect(deletions.filter(({ operation }) => !operation.responses['404'])).toEqual([]);
});
