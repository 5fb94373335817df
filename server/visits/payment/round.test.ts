/** The round that asks about payments, and the end of a hold: a lost report costs nobody a visit (rules M14 and M25). */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { booking, payment } from '../../platform/db/schema.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAddress, makeCustomer, makeService, type TestCustomer } from '../../test/makers.ts';
import { Provider } from '../../test/money-provider.ts';
import { checkRound } from './check.ts';

/** A provider that keeps the orders it is asked about. */
class Watched extends Provider {
  asked: string[] = [];
  atOnce = 0;
  most = 0;
  isDown = false;
  /** Answers nobody before so many have asked. */
  answersAfter = 0;
  constructor() {
    super();
    const { order } = this;
    this.order = async orderId => {
      this.asked.push(orderId);
      if (this.isDown) throw new Error('The provider is down');
      this.most = Math.max(this.most, ++this.atOnce);
      do await new Promise(resolve => setTimeout(resolve, 5));
      while (this.asked.length < this.answersAfter);
      this.atOnce -= 1;
      return order(orderId);
    };
  }
  pay(orderId: string) {
    const one = this.orders.get(orderId);
    one?.payments.push({ id: this.newId('pay'), state: 'captured', amountPaise: one.amountPaise, refunds: [] });
  }
}

let provider: Watched;
let app: TestApp;
let asha: TestCustomer;
let service: string;
beforeEach(async () => {
  provider = new Watched();
  app = await startApp({ env: { PAYMENT_PROVIDER: 'dev' }, gateway: provider });
  await changeSettings(app, { minimumOrderValue: 0, teams: 1 });
  asha = await makeCustomer(app);
  service = await makeService(app);
});
afterEach(() => app.close());

const book = async (customer: TestCustomer, more: object = {}) => {
  const wanted = { userId: customer.userId, serviceIds: [service], finalPrice: 999, paymentType: 'PAY_NOW' };
  const when = { bookingDate: '2026-12-10', bookingTime: '11:00:00', addressId: await makeAddress(app, customer) };
  return app.call('POST', '/booking', { token: customer.token, body: { ...wanted, ...when, ...more } });
};
/** A booking whose payment is under way. */
const begun = async () => {
  const { bookingId } = (await book(asha)).body.data;
  await app.call('POST', `/booking/${bookingId}/payment`, { token: asha.token });
  return { bookingId: bookingId as string, orderId: [...provider.orders.keys()].at(-1) as string };
};
const read = async (id: string): Promise<Schemas['Booking']> =>
  (await app.call('GET', `/booking/${id}`, { token: asha.token })).body.data;
const pass = (milliseconds: number) => {
  app.clock.advance(milliseconds);
  return app.worker.runDue();
};
const round = async (milliseconds: number) => {
  app.clock.advance(milliseconds);
  await app.db.tx(tx => enqueue(tx, checkRound, null, app.clock.now()));
  await app.worker.runDue();
};

/** Many more bookings with a payment of this state, due at once. */
const many = (count: number, of: string, change: Partial<typeof payment.$inferInsert> = {}) =>
  app.db.tx(async tx => {
    const [visit] = await tx.select().from(booking).where(eq(booking.id, of));
    const [paid] = await tx.select().from(payment).where(eq(payment.bookingId, of));
    if (!visit || !paid) throw new Error('There is nothing to copy');
    const ids = Array.from({ length: count }, (_, n) => `${change.state ?? 'copy'}-${n}`);
    await tx.insert(booking).values(ids.map(id => ({ ...visit, id })));
    await tx.insert(payment).values(ids.map(id => ({ ...paid, id, bookingId: id, orderId: id, ...change })));
  });

describe('a payment whose report was lost', () => {
  it('is recorded by the next round, although 275 others are open', async () => {
    const { bookingId, orderId } = await begun();
    await many(275, bookingId, { checkAt: app.clock.now() });
    provider.pay(orderId);
    await round(MINUTE);
    expect(await read(bookingId)).toMatchObject({ paymentState: 'PAID', payBy: null });
    expect([new Set(provider.asked).size, provider.asked.length]).toEqual([276, 276]);
    expect([provider.most > 1, provider.most <= 8]).toEqual([true, true]);
  });

  it('is asked about before those that are paid or over, however long they have been due', async () => {
    const { bookingId } = await begun();
    const old = app.clock.now() - MINUTE;
    await many(20, bookingId, { state: 'EXPIRED', checkAt: old });
    await many(20, bookingId, { state: 'PAID', checkAt: old, providerId: null });
    await many(7, bookingId, { state: 'PENDING', checkAt: old + 1 });
    // With quicker answers, the first one may come before the eighth question, and the ninth with it.
    provider.answersAfter = 8;
    await round(MINUTE);
    expect(provider.asked.slice(0, 8).filter(id => /^(PENDING|order)/.test(id)).length).toBe(8);
    expect(provider.asked.length).toBe(48);
  });

  it('is asked about less and less often, and rarely once it is paid', async () => {
    const { orderId } = await begun();
    const asked = async (minutes: number) => {
      provider.asked = [];
      // The first round has planned the next ones.
      for (let n = 0; n < minutes; n++) await pass(MINUTE);
      return provider.asked.length;
    };
    await round(MINUTE);
    expect(await asked(4)).toBe(4);
    expect(await asked(8)).toBe(4);
    provider.pay(orderId);
    await asked(1);
    expect(await asked(15)).toBeLessThanOrEqual(4);
  });
});

describe('the end of a hold', () => {
  it('asks first, so a visit that was paid keeps its time', async () => {
    const { bookingId, orderId } = await begun();
    provider.pay(orderId);
    await pass(15 * MINUTE);
    expect(await read(bookingId)).toMatchObject({ status: 'PENDING', paymentState: 'PAID', payBy: null });
    expect((await book(await makeCustomer(app), { paymentType: 'PAY_AFTER' })).status).toBe(409);
  });

  it('finds money of an earlier try, too', async () => {
    const { bookingId, orderId } = await begun();
    await app.db.tx(tx => tx.update(payment).set({ state: 'FAILED', checkAt: null }));
    await app.call('POST', `/booking/${bookingId}/payment`, { token: asha.token });
    provider.pay(orderId);
    await pass(15 * MINUTE);
    expect((await read(bookingId)).paymentState).toBe('PAID');
  });

  it('asks nobody about a booking that nobody began to pay', async () => {
    const { bookingId } = (await book(asha)).body.data;
    provider.isDown = true;
    await pass(15 * MINUTE);
    expect([(await read(bookingId)).status, provider.asked]).toEqual(['CANCELLED', []]);
  });

  it('waits a little for a provider that does not answer, and the time stays taken', async () => {
    const { bookingId, orderId } = await begun();
    provider.pay(orderId);
    provider.isDown = true;
    await pass(15 * MINUTE);
    expect((await read(bookingId)).status).toBe('PENDING');
    expect((await book(await makeCustomer(app), { paymentType: 'PAY_AFTER' })).status).toBe(409);
    await pass(10 * SECOND);
    provider.isDown = false;
    await pass(20 * SECOND);
    expect(await read(bookingId)).toMatchObject({ status: 'PENDING', paymentState: 'PAID' });
  });

  it('does not wait longer than some minutes; what was paid comes back later', async () => {
    const { bookingId, orderId } = await begun();
    provider.pay(orderId);
    provider.isDown = true;
    await pass(15 * MINUTE);
    for (let n = 0; n < 30; n++) await pass(10 * SECOND);
    expect((await read(bookingId)).status).toBe('CANCELLED');
    provider.isDown = false;
    await round(5 * MINUTE);
    expect(await read(bookingId)).toMatchObject({ status: 'PENDING', paymentState: 'PAID' });
  });
});
