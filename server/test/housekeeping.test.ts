import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../common/time.ts';
import { forgetOld, housekeeping } from '../housekeeping.ts';
import { attempt, geocodeCache, idempotency, job, message, passcode, session } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { trustTime } from '../platform/jobs/trusted-time.ts';
import { NOON, startApp, type TestApp } from './app.ts';
import { makeAddress, makeAdmin, makeCustomer, makeService, newMobile } from './makers.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

const rowsOf = async (table: typeof session | typeof passcode | typeof attempt | typeof idempotency | typeof message) =>
  (await app.db.read.select().from(table)).length;

it('deletes unfinished registrations and kept answers after a day, and attempts after eight days', async () => {
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
  expect(await kept()).toEqual([2, 1, 4]);

  app.clock.advance(DAY - MINUTE);
  await forgetOld(app);
  expect(await kept()).toEqual([2, 1, 4]);

  app.clock.advance(2 * MINUTE);
  await forgetOld(app);
  expect(await kept()).toEqual([0, 0, 4]);

  app.clock.advance(7 * DAY);
  await forgetOld(app);
  expect(await kept()).toEqual([0, 0, 0]);
  // SQLite's files do not hold it either.
  for (const name of readdirSync(app.dataDir).filter(name => name.startsWith('nikhar.sqlite')))
    expect([name, readFileSync(join(app.dataDir, name)).includes(mobile)]).toEqual([name, false]);
});

it('replaces a kept answer that is too old, even before it is deleted', async () => {
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

it('deletes ended sessions and signs nobody out', async () => {
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

it('deletes a message a year after it came, whether it was read or not', async () => {
  const { token } = await makeAdmin(app);
  const send = async () =>
    (await app.call('POST', '/message', { body: { name: 'Asha', mobile: newMobile(), message: 'Hello' } })).body.data.id;
  const [read, unread] = [await send(), await send()];
  await app.call('PUT', `/message/admin/${read}/read`, { token });
  const ids = async () => (await app.db.read.select().from(message)).map(({ id }) => id).toSorted();

  app.clock.advance(364 * DAY);
  await forgetOld(app);
  expect(await ids()).toEqual([read, unread]);

  const later = await send();
  app.clock.advance(2 * DAY);
  await forgetOld(app);
  expect(await ids()).toEqual([later]);
});

it('deletes kept places after thirty days, and the oldest beyond twenty thousand', async () => {
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

describe('the housekeeping job', () => {
  const hourly = async () =>
    (await app.db.read.select().from(job).where(eq(job.kind, 'HOUSEKEEPING')).orderBy(job.dueAt)).map(({ state, dueAt }) => [
      state,
      dueAt - noon,
    ]);
  const noon = Date.parse(NOON);
  // Hours begin on the half hour in India.
  const nextHour = 30 * MINUTE;

  it('runs 30 seconds after the start and then every hour', async () => {
    await app.worker.plan();
    await app.worker.runDue();
    expect(await hourly()).toEqual([['WAITING', 30 * SECOND]]);

    app.clock.advance(30 * SECOND);
    await app.worker.runDue();
    expect(await hourly()).toEqual([
      ['DONE', 30 * SECOND],
      ['WAITING', nextHour],
    ]);

    app.clock.advance(nextHour);
    await app.worker.runDue();
    expect(await hourly()).toEqual([
      ['DONE', 30 * SECOND],
      ['DONE', nextHour],
      ['WAITING', nextHour + HOUR],
    ]);
  });

  it('runs once an hour for any number of instances and starts', async () => {
    const second = await startApp({ beside: app });
    for (const one of [app, second, app]) await one.worker.plan();
    app.clock.advance(MINUTE);
    second.clock.advance(MINUTE);
    await Promise.all([app.worker.runDue(), second.worker.runDue()]);
    await second.worker.plan();
    await second.worker.runDue();
    expect(await hourly()).toEqual([
      ['DONE', 30 * SECOND],
      ['WAITING', nextHour],
    ]);
    await second.close();
  });

  describe('R18 a clock that jumps', () => {
    const everything = async () => [
      await rowsOf(session),
      await rowsOf(passcode),
      await rowsOf(idempotency),
      await rowsOf(attempt),
    ];
    const runNow = () => housekeeping.run(null, { ...app, log: app.app.log } as unknown as Deps, new AbortController().signal);
    const YEARS = 730 * DAY;

    it.each([
      ['ahead', YEARS],
      ['back', -YEARS],
    ])('for a moment far %s erases nothing, and the work goes on when it is right again', async (_where, jump) => {
      await makeAdmin(app);
      await makeCustomer(app);
      await runNow();
      const before = await everything();
      app.clock.advance(jump);
      await runNow();
      // A second time, too: what did not happen is not remembered as the last time.
      await runNow();
      expect(await everything()).toEqual(before);
      expect(app.log.text()).toContain('no old data is deleted, because the clock may be wrong');

      app.clock.advance(-jump + 9 * HOUR);
      await runNow();
      expect(await rowsOf(session)).toBe(1);
    });

    it('counts as right after three days without a server, and after more when somebody says so', async () => {
      await makeAdmin(app);
      await runNow();
      app.clock.advance(3 * DAY);
      await runNow();
      expect(await rowsOf(session)).toBe(0);

      await makeAdmin(app);
      app.clock.advance(21 * DAY);
      await runNow();
      expect(await rowsOf(session)).toBe(1);
      await app.db.tx(tx => trustTime(tx, app.clock.now()));
      await runNow();
      expect(await rowsOf(session)).toBe(0);
    });
  });

  it('J5 stops between its steps when its time is over', async () => {
    const limit = new AbortController();
    let steps = 0;
    const tx: typeof app.db.tx = async work => {
      steps++;
      if (steps === 2) limit.abort(new Error('too long'));
      return app.db.tx(work);
    };
    const deps = { ...app, db: { ...app.db, tx, overwriteDeleted: async () => void steps++ } } as unknown as Deps;
    await expect(housekeeping.run(null, deps, limit.signal)).rejects.toThrow('too long');
    expect(steps).toBe(2);
  });

  it('deletes done jobs after a week and failed ones after 90 days', async () => {
    const ended = (state: 'DONE' | 'FAILED', days: number) => ({
      ...{ id: `${state} ${days}`, kind: 'OLD', payload: {}, key: `${state} ${days}`, state, dueAt: 0, tries: 1, createdAt: 0 },
      endedAt: app.clock.now() - days * DAY,
    });
    const rows = [ended('DONE', 6.9), ended('DONE', 7.1), ended('FAILED', 89), ended('FAILED', 91)];
    await app.db.tx(tx => tx.insert(job).values(rows));
    await forgetOld(app);
    const kept = (await app.db.read.select({ id: job.id }).from(job)).map(({ id }) => id);
    expect(kept.toSorted()).toEqual(['DONE 6.9', 'FAILED 89']);
  });
});
