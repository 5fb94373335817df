import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnsOfOne } from '../../test/stand-in.ts';
import { createPace } from './geocoder-pace.ts';
import { createQueue } from './geocoder-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const queueOf = (every: number, patience = 60_000) =>
  createQueue({ turn: createPace(turnsOfOne(), 'photon', every), maxWaiting: 20, patience });

/** A request that records when it was sent, in milliseconds from now. */
const timing = () => {
  const start = Date.now();
  const times: number[] = [];
  const question = async () => void times.push(Date.now() - start);
  return { times, question };
};

it('sends the first request at once, and the others in order at the permitted rate', async () => {
  const ask = queueOf(1000);
  const { times, question } = timing();
  for (let i = 0; i < 4; i++) void ask(`q${i}`, question);
  await vi.advanceTimersByTimeAsync(0);
  expect(times).toEqual([0]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(times).toEqual([0, 1000, 2000, 3000]);
});

it('keeps the rate between bursts without needless pauses', async () => {
  const ask = queueOf(200);
  const { times, question } = timing();
  await ask('a', question);
  await vi.advanceTimersByTimeAsync(150);
  void ask('b', question);
  await vi.advanceTimersByTimeAsync(1000);
  void ask('c', question);
  await vi.advanceTimersByTimeAsync(1000);
  expect(times).toEqual([0, 200, 1150]);
});

it('sends equal requests that wait together once, and again after the answer', async () => {
  const ask = queueOf(100);
  let asked = 0;
  const slow = () => new Promise(resolve => setTimeout(() => resolve(++asked), 500));
  const first = [ask('same', slow), ask('same', slow), ask('other', slow), ask('other', slow)];
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all(first)).toEqual([1, 1, 2, 2]);
  const again = ask('same', slow);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await again).toBe(3);
});

it('refuses at once what would wait too long, and serves the others', async () => {
  const ask = queueOf(1000);
  const { times, question } = timing();
  const outcomes = Promise.allSettled(Array.from({ length: 25 }, (_, i) => ask(`q${i}`, question)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await outcomes).filter(({ status }) => status === 'rejected')).toHaveLength(4);
  expect(times).toHaveLength(21);
});

it('fails for all who sent a failed request, and does not remember it', async () => {
  const ask = queueOf(100);
  const fails = () => Promise.reject(new Error('no'));
  const outcomes = Promise.allSettled([ask('q', fails), ask('q', fails)]);
  await vi.advanceTimersByTimeAsync(500);
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(ask('q', async () => 'yes')).resolves.toBe('yes');
});

it('drops requests that have waited too long, and serves the others', async () => {
  const ask = queueOf(1000, 2500);
  const { times, question } = timing();
  const outcomes = Promise.allSettled(Array.from({ length: 6 }, (_, i) => ask(`q${i}`, question)));
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await outcomes).map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected', 'rejected']);
  await ask('later', question);
  expect(times).toEqual([0, 1000, 2000, 3000, 10_000]);
});
