import { expect, it } from 'vitest';
import { createLine } from './waiting-line.ts';

const settled = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => 'in', String), new Promise(resolve => setTimeout(resolve, 5, 'waiting'))]);

it('lets in as many as there are places, and the next in order', async () => {
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

it('sends away who waited too long, and everybody when there is nothing to wait for', async () => {
  const line = createLine(1, 20);
  await line.enter();
  await expect(line.enter()).rejects.toThrow('timeout exceeded in the line');
  const waiting = [line.enter(), line.enter()];
  line.dismiss(new Error('away'));
  expect(await Promise.all(waiting.map(settled))).toEqual(['Error: away', 'Error: away']);
  line.leave();
  expect(await settled(line.enter())).toBe('in');
});
