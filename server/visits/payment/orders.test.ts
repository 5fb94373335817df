/** R35 for payments: one order at the provider for one payment, whatever goes wrong while it is asked for (rule M24). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE, SECOND } from '../../../common/time.ts';
import { forgetOld } from '../../housekeeping.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { payment } from '../../platform/db/schema.ts';
import { NoAnswer } from '../../platform/outside/call.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAddress, makeCustomer, makeService, type TestCustomer } from '../../test/makers.ts';
import { Provider } from '../../test/money-provider.ts';

/** A provider that counts the orders it is asked for, and waits or fails as the test says. */
class Counting extends Provider {
  asked: string[] = [];
  lookedFor = 0;
  before: () => Promise<void> = async () => {};
  after: () => Promise<void> = async () => {};
  constructor() {
    super();
    const { createOrder, findOrder } = this;
    this.createOrder = async order => {
      this.asked.push(order.paymentId);
      await this.before();
      const id = await createOrder(order);
      await this.after();
      return id;
    };
    this.findOrder = order => {
      this.lookedFor += 1;
      return findOrder(order);
    };
  }
}

let provider: Counting;
let app: TestApp;
let other: TestApp;
let asha: TestCustomer;
let bookingId: string;

beforeEach(async () => {
  provider = new Counting();
  const how = { env: { PAYMENT_PROVIDER: 'dev' }, gateway: provider };
  app = await startApp(how);
  other = await startApp({ ...how, beside: app });
  await changeSettings(app, { minimumOrderValue: 0, teams: 1 });
  asha = await makeCustomer(app);
  const service = await makeService(app);
  const wanted = { userId: asha.userId, serviceIds: [service], finalPrice: 999, paymentType: 'PAY_NOW' };
  const when = { bookingDate: '2026-12-10', bookingTime: '11:00:00', addressId: await makeAddress(app, asha) };
  bookingId = (await app.call('POST', '/booking', { token: asha.token, body: { ...wanted, ...when } })).body.data.bookingId;
});
afterEach(async () => {
  await other.close();
  await app.close();
});

const start = (on = app, body?: object) =>
  on.call('POST', `/booking/${bookingId}/payment`, { token: asha.token, ...(body && { body }) });
const shown = async (): Promise<Schemas['BookingPayment']> =>
  (await app.call('GET', `/booking/${bookingId}/payment`, { token: asha.token })).body.data;
const crowd = (n: number) => Promise.all(Array.from({ length: n }, (_, i) => start(i % 2 === 0 ? app : other)));
const kindsOf = (answers: { status: number; body: { errorCode?: string } }[]) => [
  ...new Set(answers.map(({ status, body }) => `${status} ${body.errorCode ?? ''}`.trim())),
];
/** Until the provider is being asked. */
const isAsked = (times = 1) => expect.poll(() => provider.asked.length, { interval: 10, timeout: 5000 }).toBe(times);
const moveOn = (milliseconds: number) => {
  for (const one of [app, other]) one.clock.advance(milliseconds);
};

describe('R35 one payment', () => {
  it('of 30 calls at once on two instances has one order', async () => {
    const answers = await crowd(30);
    expect(kindsOf(answers)).toEqual(['200']);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect([provider.asked.length, provider.orders.size, (await shown()).payments.length]).toEqual([1, 1, 1]);
    expect((await start(other)).body.data.paymentId).toBe(answers[0]?.body.data.paymentId);
  });

  it('is asked for by one, and seen by nobody, while the provider is slow', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    provider.before = () => promise;
    const first = start();
    await isAsked();
    expect(await shown()).toMatchObject({ payments: [], paymentId: null, url: null });
    expect((await start(other, { tip: 50 })).body.errorCode).toBe('PAYMENT_PENDING');
    // The calls wait as long as a customer may, and then may ask again.
    expect(kindsOf(await crowd(4))).toEqual(['502 PAYMENT_PROVIDER_UNAVAILABLE']);
    resolve();
    const { status, body } = await first;
    expect([status, body.data.state, provider.orders.size]).toEqual([200, 'PENDING', 1]);
    expect((await start(other)).body.data.paymentId).toBe(body.data.paymentId);
  });

  it('that the provider refuses is refused to all, and asked for once more by the next', async () => {
    provider.before = () => Promise.reject(new Error('The provider is down'));
    const failed = crowd(10);
    expect(kindsOf(await failed)).toEqual(['502 PAYMENT_PROVIDER_UNAVAILABLE']);
    const before = provider.asked.length;
    // Those who came after the failure asked themselves.
    expect(before).toBeLessThan(10);
    expect((await shown()).payments).toEqual([]);
    provider.before = async () => {};
    expect((await start()).status).toBe(200);
    expect([provider.asked.length - before, provider.orders.size]).toEqual([1, 1]);
    expect(new Set(provider.asked).size).toBe(1);
  });

  it('whose order was made, but not answered, goes on with that order', async () => {
    provider.after = () => Promise.reject(new NoAnswer('lost'));
    expect((await start()).status).toBe(502);
    provider.after = async () => {};
    const { status, body } = await start(other);
    expect([status, body.data.paymentId, provider.asked, provider.orders.size]).toEqual([
      200,
      provider.asked[0],
      provider.asked,
      1,
    ]);
    expect(provider.asked.length).toBe(1);
  });

  it('R84 is taken over after a crash, and the late answer changes nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    // As if the process had died: its order is made, and the answer does not come.
    provider.after = () => promise;
    const first = start();
    await isAsked();
    moveOn(14 * SECOND);
    expect((await start(other)).status).toBe(502);
    moveOn(SECOND);
    const taken = await start(other);
    expect([taken.status, provider.asked.length, provider.lookedFor, provider.orders.size]).toEqual([200, 1, 1, 1]);
    resolve();
    expect((await first).body).toEqual(taken.body);
    expect((await shown()).payments.length).toBe(1);
  });

  it('R18 is not blocked by a clock that was wrong', async () => {
    app.clock.advance(10 * MINUTE);
    provider.before = () => Promise.reject(new Error('The process died'));
    const tx = app.db.tx;
    const died = start();
    await isAsked();
    app.db.tx = () => Promise.reject(new Error('The process died'));
    await died;
    app.db.tx = tx;
    app.clock.advance(-10 * MINUTE);
    provider.before = async () => {};
    expect((await start(other)).status).toBe(200);
  });

  it('of another amount takes the place of one that failed', async () => {
    provider.before = () => Promise.reject(new Error('The provider is down'));
    await start();
    provider.before = async () => {};
    const { status, body } = await start(app, { tip: 50 });
    expect([status, body.data.payments.length, provider.orders.size]).toEqual([200, 1, 1]);
    expect([...provider.orders.values()][0]?.amountPaise).toBe(104_900);
    expect((await start()).body.errorCode).toBe('PAYMENT_PENDING');
  });

  it('of a booking that is cancelled meanwhile does not begin', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    provider.before = () => promise;
    const first = start();
    await isAsked();
    await app.call('PUT', `/booking/${bookingId}/cancel`, { token: asha.token });
    resolve();
    const { status, body } = await first;
    expect([status, body.params.reason]).toEqual([409, 'CANCELLED']);
    expect(await shown()).toMatchObject({ payments: [], paymentState: 'UNPAID' });
    moveOn(2 * DAY);
    await forgetOld({ db: app.db, clock: app.clock });
    expect(await app.db.read.select().from(payment)).toEqual([]);
  });
});
