import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServerDate, onOurClock, serverNow } from './clock.ts';

const NOW = Date.parse('2026-11-25T06:00:00Z');
const second = 1000;
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An answer that the server gave at this time by its own clock. */
const answered = (at: number, tookMs = 100, cacheControl = 'no-store') =>
  noteServerDate(new Headers({ date: new Date(at).toUTCString(), 'cache-control': cacheControl }), tookMs);

describe("the salon's time", () => {
  it('is its own where this clock is wrong, and what it names is moved onto this clock', () => {
    answered(NOW - 5.5 * hour);
    expect([serverNow(), onOurClock(NOW - 5.5 * hour)]).toEqual([NOW - 5.5 * hour, NOW]);
    answered(NOW);
    expect(serverNow()).toBe(NOW);
  });

  it('is not taken for a wrong clock because an answer was long on its way', () => {
    answered(NOW);
    answered(NOW - 12 * second, 12 * second);
    expect(serverNow()).toBe(NOW);
  });

  it('is not learnt from what a cache has kept, what waited for the telephone to wake up, or no date', () => {
    const isTold = (now: number) => expect(serverNow()).toBe(now);
    answered(NOW);
    answered(NOW - hour, 100, 'public, max-age=3600');
    isTold(NOW);
    // Sent longer ago than the call took.
    answered(NOW - 2 * hour, hour);
    isTold(NOW);
    answered(NOW - hour, 100, 'no-cache');
    isTold(NOW - hour);
    answered(NOW, hour);
    noteServerDate(new Headers({ 'cache-control': 'no-store' }), 100);
    isTold(NOW - hour);
  });
});
