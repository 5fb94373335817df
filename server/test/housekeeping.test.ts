import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attempt, geocodeCache, idempotency, message, passcode, session } from '../db/schema.ts';
import { forgetOld, keepHouse } from '../housekeeping.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../shared/time.ts';
import { startApp, type TestApp } from './app.ts';
import { makeAddress, makeAdmin, makeCustomer, makeService, newMobile } from './makers.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

const rowsOf = async (table: typeof session | typeof passcode | typeof attempt | typeof idempotency | typeof message) =>
  (await app.db.read.select().from(table)).length;

it('forgets a registration never finished and answers for repeated requests after a day, attempts after two', async () => {
  const customer = await makeCustomer(app);
  const { token, userId } = customer;
  const order = {
    userId,
    serviceIds: [await makeService(app)],
    bookingDate: '2026-12-10',
    bookingTime: '09:00:00',
    finalPrice: 999,
    addressId: await makeAddress(app, customer),
    paymentType: 'PAY_AFTER',
  };
  await app.call('POST', '/booking', { token, body: order, headers: { 'idempotency-key': 'first' } });
  const mobile = newMobile();
  const { verificationId } = (await app.call('POST', '/auth/register', { body: { fullName: 'Asha', mobile } })).body.data;
  const otp = app.sms.codeFor(mobile) === '1234' ? '4321' : '1234';
  await app.call('POST', '/auth/verify-otp', { body: { mobile, verificationId, otp } });
  const kept = async () => [await rowsOf(passcode), await rowsOf(idempotency), await rowsOf(attempt)];
  expect(await kept()).toEqual([2, 1, 3]);

  app.clock.advance(DAY - MINUTE);
  await forgetOld(app);
  expect(await kept()).toEqual([2, 1, 3]);

  app.clock.advance(2 * MINUTE);
  await forgetOld(app);
  expect(await kept()).toEqual([0, 0, 3]);

  app.clock.advance(DAY);
  await forgetOld(app);
  expect(await kept()).toEqual([0, 0, 0]);
  // Nor is it in SQLite's files any more.
  for (const name of readdirSync(app.dataDir).filter(name => name.startsWith('nikhar.sqlite')))
    expect([name, readFileSync(join(app.dataDir, name)).includes(mobile)]).toEqual([name, false]);
});

it('an answer too old to be given again makes way for the next, also before it is forgotten', async () => {
  const customer = await makeCustomer(app);
  const { token, userId } = customer;
  const [service, addressId] = [await makeService(app), await makeAddress(app, customer)];
  const book = (bookingDate: string) => {
    const body = { userId, serviceIds: [service], bookingDate, bookingTime: '09:00:00', finalPrice: 999, addressId };
    return app.call('POST', '/booking', {
      token,
      body: { ...body, paymentType: 'PAY_AFTER' },
      headers: { 'idempotency-key': 'again' },
    });
  };
  const first = await book('2026-12-10');
  app.clock.advance(DAY + MINUTE);
  const second = await book('2026-12-11');
  expect([first.status, second.status]).toEqual([201, 201]);
  expect((await book('2026-12-11')).body.data.bookingId).toBe(second.body.data.bookingId);
  expect((await book('2026-12-10')).body.errorCode).toBe('IDEMPOTENCY_KEY_REUSED');
});

it('forgets sessions that ended, and nobody is signed out by it', async () => {
  const { token } = await makeAdmin(app);
  const customer = await makeCustomer(app);
  app.clock.advance(8 * HOUR - MINUTE);
  await forgetOld(app);
  expect((await app.call('GET', '/message/admin', { token })).status).toBe(200);
  app.clock.advance(2 * MINUTE);
  await forgetOld(app);
  expect(await rowsOf(session)).toBe(1);
  expect((await app.call('GET', '/auth/profile', { token: customer.token })).status).toBe(200);
});

it('forgets a message a year after it was read, and an unread one never', async () => {
  const { token } = await makeAdmin(app);
  const send = async () =>
    (await app.call('POST', '/message', { body: { name: 'Asha', mobile: newMobile(), message: 'Hello' } })).body.data.id;
  const [read, unread, again] = [await send(), await send(), await send()];
  for (const id of [read, again]) await app.call('PUT', `/message/admin/${id}/read`, { token });
  await app.call('PUT', `/message/admin/${again}/unread`, { token });
  const ids = async () => (await app.db.read.select().from(message)).map(({ id }) => id).toSorted();

  app.clock.advance(364 * DAY);
  await forgetOld(app);
  expect(await ids()).toEqual([read, unread, again]);

  app.clock.advance(2 * DAY);
  await forgetOld(app);
  expect(await ids()).toEqual([unread, again]);
});

it('forgets places looked up thirty days ago, and the oldest beyond twenty thousand', async () => {
  const now = app.clock.now();
  const answers = [
    ...Array.from({ length: 20_050 }, (_, i) => ({ key: `search:new ${i}`, answer: [], createdAt: now - i })),
    { key: 'search:old', answer: [], createdAt: now - 30 * DAY },
  ];
  await app.db.tx(async tx => {
    for (let i = 0; i < answers.length; i += 5000) await tx.insert(geocodeCache).values(answers.slice(i, i + 5000));
  });
  await forgetOld(app);
  const kept = new Set((await app.db.read.select({ key: geocodeCache.key }).from(geocodeCache)).map(({ key }) => key));
  expect(kept.size).toBe(20_000);
  expect(['search:new 0', 'search:new 19999'].every(key => kept.has(key))).toBe(true);
  expect(['search:old', 'search:new 20000', 'search:new 20049'].some(key => kept.has(key))).toBe(false);
});

it('is done soon after the start and every hour, whatever goes wrong, until the server stops', async () => {
  vi.useFakeTimers();
  try {
    const [tx, error] = [vi.fn(async () => {}), vi.fn()];
    const stop = keepHouse({ db: { ...app.db, tx: tx as typeof app.db.tx }, clock: app.clock, log: { error } });
    expect(tx).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(tx).toHaveBeenCalledTimes(1);
    tx.mockRejectedValueOnce(new Error('disk full'));
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(tx).toHaveBeenCalledTimes(3);
    expect(error).toHaveBeenCalledTimes(1);
    stop();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(tx).toHaveBeenCalledTimes(3);
    keepHouse({ db: { ...app.db, tx: tx as typeof app.db.tx }, clock: app.clock, log: { error } })();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(tx).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});
