import { expect, test } from 'vitest';
import { ApiError, networkError } from './api-error.ts';
import { type Sent, saveOnce } from './use-save.ts';

const refused = new ApiError({ status: 409, errorCode: 'COUPON_ALREADY_EXISTS', message: '' });

/** Sends inputs one after the other; gives the number of the key that each was sent with. */
async function keysOf(...tries: [input: unknown, answer: 'ok' | Error][]): Promise<number[]> {
  const save = saveOnce();
  const keys: string[] = [];
  const used: number[] = [];
  for (const [input, answer] of tries) {
    const sent = save(input, async header => {
      const key = header['idempotency-key'];
      if (!keys.includes(key)) keys.push(key);
      used.push(keys.indexOf(key));
      if (answer !== 'ok') throw answer;
      return answer;
    });
    if (answer === 'ok') expect(await sent).toBe('ok');
    else await expect(sent).rejects.toBe(answer);
  }
  return used;
}

test('the same input keeps its key until an answer came', async () => {
  const input = { name: 'Hands', price: 499 };
  expect(await keysOf([input, networkError()], [{ ...input }, networkError(502)], [input, 'ok'], [input, 'ok'])).toEqual([
    0, 0, 0, 1,
  ]);
});

test('another input has another key, and the first is still known', async () => {
  expect(await keysOf(['a', networkError()], ['b', networkError()], ['a', 'ok'], ['b', 'ok'])).toEqual([0, 1, 0, 1]);
});

test('a refusal is an answer', async () => {
  expect(await keysOf(['a', refused], ['a', 'ok'])).toEqual([0, 1]);
});

test('a try that nobody judged keeps the key of the try before it', async () => {
  const busy = new ApiError({ status: 429, errorCode: 'RATE_LIMITED', message: '' });
  const signedOut = new ApiError({ status: 401, errorCode: 'UNAUTHORIZED', message: '' });
  expect(await keysOf(['a', networkError()], ['a', busy], ['a', signedOut], ['a', 'ok'])).toEqual([0, 0, 0, 0]);
  // Without a try before it, nothing is open.
  expect(await keysOf(['a', busy], ['a', 'ok'])).toEqual([0, 1]);
});

test('what is on its way or without an answer is kept, the newest first', async () => {
  let kept: readonly Sent<string>[] = [];
  const save = saveOnce<string>({
    read: () => kept,
    keep: sent => {
      kept = sent;
    },
  });
  const inputs = () => kept.map(({ input }) => input);
  const lose = (input: string) => expect(save(input, () => Promise.reject(networkError()))).rejects.toThrow();
  await lose('a');
  await lose('b');
  expect(inputs()).toEqual(['b', 'a']);
  await save('a', async () => expect(inputs()).toEqual(['a', 'b']));
  expect(inputs()).toEqual(['b']);
  await expect(save('b', () => Promise.reject(refused))).rejects.toBe(refused);
  expect(inputs()).toEqual([]);
});

test('another file is another input', async () => {
  const photo = (name: string) => ({ image: new File(['x'], name, { lastModified: 1 }) });
  expect(await keysOf([photo('a.png'), networkError()], [photo('b.png'), networkError()], [photo('a.png'), 'ok'])).toEqual([
    0, 1, 0,
  ]);
});
