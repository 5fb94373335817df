import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

/** Works that note in `begun` when they begin, and end when they are told to. */
const works = (limited: ReturnType<typeof limitConcurrency>) => {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const ask = (name: string, client?: string) =>
    limited(
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, error => (error ? reject(error) : resolve(name)));
        }),
      client,
    );
  const end = (name: string, error?: Error) => ends.get(name)?.(error);
  return { begun, ask, end };
};

it('runs a few at a time, queues others in order, and refuses the rest', async () => {
  const { begun, ask, end } = works(limitConcurrency(2, 2));
  const [first, , third] = [ask('1'), ask('2'), ask('3'), ask('4')];
  await expect(ask('5')).rejects.toMatchObject({ code: 'OVERLOADED', details: { retryAfter: 5 } });
  expect(begun).toEqual(['1', '2']);

  end('1');
  expect(await first).toBe('1');
  // There is a place to wait in again, but nobody who comes now runs before those who waited.
  const late = ask('6');
  await expect.poll(() => begun).toEqual(['1', '2', '3']);
  for (const name of ['2', '3']) end(name);
  expect(await third).toBe('3');
  await expect.poll(() => begun).toEqual(['1', '2', '3', '4', '6']);
  end('6');
  expect(await late).toBe('6');
});

it('hands on the place of a work that failed', async () => {
  const { ask, end } = works(limitConcurrency(1, 1));
  const [first, second] = [ask('1'), ask('2')];
  end('1', new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await new Promise(setImmediate);
  end('2');
  expect(await second).toBe('2');
});

it('leaves room for others when one client asks for very much', async () => {
  const { begun, ask, end } = works(limitConcurrency(1, 10, 2));
  const first = ask('1', 'greedy');
  void ask('2', 'greedy');
  void ask('3', 'greedy');
  await expect(ask('4', 'greedy')).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 5 } });
  const other = ask('5', 'other');
  end('1');
  await first;
  for (const name of ['2', '3', '5']) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  expect(await other).toBe('5');
});

it('does not count callers without a name as one client', async () => {
  const { ask, end } = works(limitConcurrency(1, 3, 1));
  const all = ['1', '2', '3', '4'].map(name => ask(name));
  for (const [i, name] of ['1', '2', '3', '4'].entries()) {
    end(name);
    expect(await all[i]).toBe(name);
  }
});
