/** What the client sends again, with a server that answers as the test says (rule V23). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, createNikhar, NikharError } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Reply = Response | Error | 'silence';

const answer = (status: number, errorCode?: string, headers: Record<string, string> = {}) =>
  Response.json({ success: !errorCode, message: 'x', data: null, errorCode }, { status, headers });

const lost = () => new TypeError('fetch failed');

/** Runs a call. Answers with the requests that were sent, when they were sent (ms), and what became of it. */
const run = async (
  call: (nikhar: ReturnType<typeof createNikhar>) => Promise<{ response: Response }>,
  replies: Reply[],
  options: { repeats?: number; token?: () => string } = {},
) => {
  const sent: Request[] = [];
  const at: number[] = [];
  const start = Date.now();
  const fetch = (request: Request, { signal }: RequestInit = {}) => {
    sent.push(request);
    at.push(Date.now() - start);
    const reply = replies.shift() ?? answer(200);
    if (reply instanceof Response) return Promise.resolve(reply);
    if (reply instanceof Error) return Promise.reject(reply);
    return new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  };
  const pending = call(createNikhar({ baseUrl: 'https://salon.example/', fetch, ...options })).then(
    ({ response }) => response.status,
    (error: Error) => error.name,
  );
  await vi.runAllTimersAsync();
  return { outcome: await pending, sent, at, keys: sent.map(({ headers }) => headers.get('idempotency-key')) };
};

const read = (nikhar: ReturnType<typeof createNikhar>) => nikhar.GET('/category');
const address = { flatNumber: '12' } as never;
const create = (nikhar: ReturnType<typeof createNikhar>) => nikhar.POST('/address', { body: address });
const path = { id: 'a' };
const pay = (nikhar: ReturnType<typeof createNikhar>) => nikhar.PUT('/booking/admin/{id}/mark-paid', { params: { path } });
const cancel = (nikhar: ReturnType<typeof createNikhar>) => nikhar.PUT('/booking/{id}/cancel', { params: { path } });
const login = (nikhar: ReturnType<typeof createNikhar>) => nikhar.POST('/auth/login', { body: { mobile: '9876543210' } });

describe('after a lost answer', () => {
  it.each([
    ['a GET', read],
    ['an operation that is repeatable', pay],
    ['a POST that takes a key', create],
  ])('%s is sent again', async (_what, call) => {
    const { outcome, sent, at } = await run(call, [lost(), answer(500, 'INTERNAL_ERROR'), answer(502)]);
    expect([outcome, sent.length]).toEqual([200, 4]);
    // 0.5, 1 and 2 seconds, each up to half as long again.
    expect(at[1]).toBeGreaterThanOrEqual(500);
    expect(at[3]).toBeGreaterThanOrEqual(3500);
    expect(at[3]).toBeLessThan(5300);
  });

  it.each([
    ['a cancellation', cancel],
    ['a sign-in', login],
  ])('%s is not', async (_what, call) => {
    expect(await run(call, [lost()])).toMatchObject({ outcome: 'TypeError', sent: { length: 1 } });
    expect(await run(call, [answer(503, 'STORAGE_UNAVAILABLE')])).toMatchObject({ outcome: 503, sent: { length: 1 } });
  });

  it('a POST has one key and one body in all its tries, and another key the next time', async () => {
    const first = await run(create, [lost(), lost()]);
    expect(first.keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(first.keys).size).toBe(1);
    const bodies = await Promise.all(first.sent.map(request => request.text()));
    expect(bodies).toEqual(Array(3).fill('{"flatNumber":"12"}'));
    expect((await run(create, [])).keys[0]).not.toBe(first.keys[0]);
  });

  it('keeps a key of your own', async () => {
    const own = { params: { header: { 'idempotency-key': 'order-7' } }, body: address };
    expect((await run(nikhar => nikhar.POST('/address', own), [lost()])).keys).toEqual(['order-7', 'order-7']);
  });

  it('ends after three repeats, or as many as you want', async () => {
    const always = Array.from({ length: 9 }, lost);
    expect(await run(read, [...always])).toMatchObject({ outcome: 'TypeError', sent: { length: 4 } });
    expect(await run(read, [...always], { repeats: 0 })).toMatchObject({ outcome: 'TypeError', sent: { length: 1 } });
  });

  it('does not wait for an answer for ever, and not for half of one', async () => {
    const half = new Response(new ReadableStream({ start: stream => stream.error(lost()) }));
    expect(await run(read, ['silence', half])).toMatchObject({ outcome: 200, sent: { length: 3 } });
    expect(await run(login, ['silence'])).toMatchObject({ outcome: 'TimeoutError', at: [0] });
  });

  it('a change with If-Match is not sent again: it would be refused by itself', async () => {
    const change = { params: { path, header: { 'if-match': '"1"' } }, body: { note: 'x' } };
    const { sent } = await run(nikhar => nikhar.PUT('/customer/admin/{id}/note', change), [lost()]);
    expect(sent.length).toBe(1);
  });

  it('stops when the caller aborts, also between two tries', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 200);
    const aborted = await run(nikhar => nikhar.GET('/category', { signal: stop.signal }), [lost()]);
    expect(aborted).toMatchObject({ outcome: 'AbortError', sent: { length: 1 } });
  });
});

describe('after a refusal', () => {
  it.each(['RATE_LIMITED', 'OVERLOADED'])('every call is sent again after %s, when Retry-After is over', async code => {
    const { outcome, at } = await run(cancel, [answer(code === 'OVERLOADED' ? 503 : 429, code, { 'retry-after': '7' })]);
    expect([outcome, at]).toEqual([200, [0, 7000]]);
  });

  it('a long Retry-After is for the caller to wait', async () => {
    const refused = answer(429, 'RATE_LIMITED', { 'retry-after': '3600' });
    expect(await run(read, [refused])).toMatchObject({ outcome: 429, sent: { length: 1 } });
  });

  it.each([
    [429, 'START_CODE_LOCKED'],
    [409, 'SLOT_UNAVAILABLE'],
    [400, 'VALIDATION_ERROR'],
    [401, 'UNAUTHORIZED'],
  ])('%i %s is an answer', async (status, code) => {
    expect(await run(create, [answer(status, code)])).toMatchObject({ outcome: status, sent: { length: 1 } });
  });
});

it('sends the key and the present token to the prefix of the contract', async () => {
  let token = 'first';
  const { sent } = await run(
    nikhar =>
      read(nikhar).then(() => {
        token = 'second';
        return read(nikhar);
      }),
    [],
    { token: () => token },
  );
  expect(sent.map(({ url }) => url)).toEqual(Array(2).fill('https://salon.example/api/v1/category'));
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second']);
});

describe('ask', () => {
  const asking = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
    ask(read(createNikhar({ baseUrl: 'https://salon.example', fetch: async () => Response.json(body, { status, headers }) })));

  it('gives the data', async () => {
    expect(await asking({ success: true, message: 'x', data: [1] })).toEqual([1]);
  });

  it('throws a refusal with all that it says', async () => {
    const refusal = { success: false, message: 'Too many', errorCode: 'RATE_LIMITED', data: null };
    const error = await asking(refusal, 404, { 'retry-after': '3', 'x-request-id': 'r1' }).catch(thrown => thrown);
    expect(error).toBeInstanceOf(NikharError);
    expect({ ...error, message: error.message }).toEqual({
      name: 'NikharError',
      message: 'Too many',
      status: 404,
      errorCode: 'RATE_LIMITED',
      params: undefined,
      errors: [],
      data: null,
      requestId: 'r1',
      retryAfter: 3,
    });
  });

  it("throws a proxy's answer, and a refusal with a status of success", async () => {
    await expect(asking('Bad gateway', 404)).rejects.toMatchObject({ status: 404, message: 'The server answered 404' });
    await expect(asking({ success: false, message: 'No', data: null })).rejects.toMatchObject({ message: 'No' });
  });
});
