import { describe, expect, it } from 'vitest';
import { everyNth, ticksUpTo } from './bar-chart.tsx';

describe('an axis', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [9, [0, 5, 10]],
    [100, [0, 50, 100]],
    [12_345, [0, 5000, 10_000, 15_000]],
  ])('up to %d', (max, ticks) => {
    expect(ticksUpTo(max)).toEqual(ticks);
  });

  it('labels as many bars as have room', () => {
    expect(everyNth(7, 280, 40)).toBe(1);
    expect(everyNth(30, 280, 40)).toBe(5);
    expect(everyNth(30, 10, 40)).toBe(30);
  });
});
