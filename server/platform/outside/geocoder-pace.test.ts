import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnsOfOne } from '../../test/stand-in.ts';
import { createPace, TURN_LASTS } from './geocoder-pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const later = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

it('waits for its turn', async () => {
  const start = Date.now();
  const turn = createPace(turnsOfOne(), 'nominatim', 1200);
  const times: number[] = [];
  for (let i = 0; i < 3; i++) void turn().then(() => times.push(Date.now() - start));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(times).toEqual([0, 1200, 2400]);
});

it('drops a turn that it got too late, and takes another', async () => {
  const takeTurn = turnsOfOne();
  let first = true;
  const slow = async (provider: string, every: number) => {
    const wait = await takeTurn(provider, every);
    if (first) await later(TURN_LASTS + 1);
    first = false;
    return wait;
  };
  const start = Date.now();
  const turn = createPace(slow, 'nominatim', 1200)().then(() => Date.now() - start);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await turn).toBe(1200);
});

it('gives up if every turn comes too late', async () => {
  const turn = createPace(() => later(1000).then(() => 0), 'nominatim', 1200)().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await turn).toBe('Every turn at nominatim came too late');
});
