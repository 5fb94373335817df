import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

let now = 0;
beforeEach(() => {
  now = 5000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => void vi.restoreAllMocks());

const keep = (cache: AnswerCache, address: string, text = address) => cache.keep(address, async () => text);

it('keeps an answer for a second at most', async () => {
  const cache = new AnswerCache();
  cache.clear();
  now += 900;
  await keep(cache, '/a');
  expect(cache.find('/a')?.text).toBe('/a');
  now += 99;
  expect(cache.find('/a')).toBeDefined();
  now += 1;
  expect(cache.find('/a')).toBeUndefined();
});

it('does not keep an answer that was read before a change', async () => {
  const cache = new AnswerCache();
  cache.clear();
  const { promise, resolve } = Promise.withResolvers<string>();
  const slow = cache.keep('/a', () => promise);
  cache.clear();
  resolve('of before');
  expect((await slow).text).toBe('of before');
  expect(cache.find('/a')).toBeUndefined();
});

it('keeps five hundred answers and starts over with the next', async () => {
  const cache = new AnswerCache();
  cache.clear();
  for (let n = 0; n < 500; n++) await keep(cache, `/${n}`);
  expect([cache.find('/0'), cache.find('/499')]).not.toContain(undefined);
  await keep(cache, '/500');
  expect(cache.find('/0')).toBeUndefined();
  expect(cache.find('/500')).toBeDefined();
});
