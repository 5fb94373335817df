import { expect, it, vi } from 'vitest';
import { createLine } from './waiting-line.ts';

const settled = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => 'in', String), new Promise(resolve => setTimeout(resolve, 5, 'waiting'))]);

it('lets in as many as it has places, and the others in order', async () => {
  const line = createLine(1, 1000);
  await line.enter();
  const [second, third] = [line.enter(), line.enter()];
  expect([await settled(second), await settled(third)]).toEqual(['waiting', 'waiting']);
  line.leave();
  expect([await settled(second), await settled(third)]).toEqual(['in', 'waiting']);
  line.leave();
  line.leave();
  expect([await settled(third), await settled(line.enter())]).toEqual(['in', 'in']);
});

it('rejects those who wait too long, and everybody when dismissed', async () => {
  const line = createLine(1, 20);
  await line.enter();
  await expect(line.enter()).rejects.toThrow('timeout exceeded in the line');
  const waiting = [line.enter(), line.enter()];
  line.dismiss(new Error('away'));
  expect(await Promise.all(waiting.map(settled))).toEqual(['Error: away', 'Error: away']);
  line.leave();
  expect(await settled(line.enter())).toBe('in');
});

it('loses no place when somebody gives up or enters', async () => {
  vi.useFakeTimers();
  try {
    const line = createLine(1, 1000);
    await line.enter();
    const [late, patient] = [line.enter().catch(String), vi.fn()];
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toContain('timeout exceeded');
    const second = line.enter();
    line.leave();
    await second;
    await vi.advanceTimersByTimeAsync(500);
    void line.enter().then(patient);
    // The second one would have given up by now.
    await vi.advanceTimersByTimeAsync(600);
    line.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(patient).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});
