/** Razorpay from the browser and its reports to the booking: the real adapter, and a stand-in for the provider. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { portOf } from '../../test/form.ts';
import { changeSettings, makeAddress, makeAdmin, makeCustomer, makeService } from '../../test/makers.ts';
import { StandIn } from '../../test/stand-in.ts';
import { checkRound } from './check.ts';

const SECRET = 'test_webhook_secret';

/** Razorpay as far as we know it: each order has the payments that the test gives it. */
class Razorpay extends StandIn {
  payments = new Map<string, object[]>();
  /** The status that the provider says of every refund. */
  refundStatus = 'pending';
  #orders = 0;
  override answer: StandIn['answer'] = response => {
    const path = this.asked.at(-1)?.url.pathname.split('/').slice(2) ?? [];
    const isOrder = path.length === 1 && this.asked.at(-1)?.method === 'POST';
    const body = path.at(-1)?.startsWith('ref')
      ? { id: `rfnd_${path[1]?.slice(4)}`, status: this.refundStatus }
      : path.at(-1)?.startsWith('rfnd')
        ? { id: path.at(-1), status: this.refundStatus }
        : isOrder
          ? { id: `order_${++this.#orders}`, status: 'created', notes: [] }
          : { entity: 'collection', items: this.payments.get(path[1] ?? '') ?? [] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

let provider: Razorpay;
let app: TestApp;
let admin: string;
let service: string;
beforeAll(async () => {
  provider = new Razorpay();
  await provider.start();
  const keys = { RAZORPAY_KEY_ID: 'rzp_test_key', RAZORPAY_KEY_SECRET: 'canary', RAZORPAY_WEBHOOK_SECRET: SECRET };
  const env = { PAYMENT_PROVIDER: 'razorpay', ...keys, RAZORPAY_URL: `${provider.url}/v1`, PUBLIC_URL: 'https://salon.example' };
  app = await startApp({ env });
  await changeSettings(app, { minimumOrderValue: 0, teams: 20 });
  admin = (await makeAdmin(app)).token;
  service = await makeService(app);
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});

const isOrder = ({ method, url }: { method: string | undefined; url: URL }) => method === 'POST' && url.pathname === '/v1/orders';

interface Started {
  bookingId: string;
  paymentId: string;
  orderId: string;
}

/** A booking that waits for its payment, and its customer's token. */
const order = async () => {
  const asha = await makeCustomer(app);
  const addressId = await makeAddress(app, asha);
  const wanted = { userId: asha.userId, serviceIds: [service], finalPrice: 999, addressId, paymentType: 'PAY_NOW' };
  const body = { ...wanted, bookingDate: '2026-12-10', bookingTime: '11:00:00' };
  const { bookingId } = (await app.call('POST', '/booking', { token: asha.token, body })).body.data;
  return { bookingId: bookingId as string, token: asha.token };
};
/** A booking whose online payment is under way. */
const begin = async (): Promise<Started> => {
  const { bookingId, token } = await order();
  const { paymentId } = (await app.call('POST', `/booking/${bookingId}/payment`, { token })).body.data;
  return { bookingId, paymentId, orderId: `order_${provider.asked.filter(isOrder).length}` };
};
const read = async (bookingId: string): Promise<Schemas['BookingPayment']> =>
  (await app.call('GET', `/booking/${bookingId}/payment`, { token: admin })).body.data;
const captured = (orderId: string, more: object = {}) => ({
  ...{ id: `pay_${orderId.slice(6)}A`, order_id: orderId, amount: 99_900, currency: 'INR', status: 'captured' },
  ...{ amount_refunded: 0, notes: [], contact: '+919876543210', created_at: 1_795_676_400 },
  ...more,
});

const sign = (body: string, secret = SECRET) => createHmac('sha256', secret).update(body).digest('hex');
const report = (body: string, signature?: string) =>
  app.call('POST', '/hooks/razorpay', {
    body,
    headers: { 'content-type': 'application/json', ...(signature !== undefined && { 'x-razorpay-signature': signature }) },
  });
const eventOf = (event: string, entity: object, more: object = {}) =>
  JSON.stringify({ entity: 'event', event, contains: ['payment'], payload: { payment: { entity }, ...more } });
const tell = async (body: string) => {
  expect((await report(body, sign(body))).status).toBe(200);
  await app.worker.runDue();
};

describe('a report', () => {
  let begun: Started;
  beforeEach(async () => {
    begun = await begin();
  });

  it('without a signature of its bytes is refused, and nothing is asked', async () => {
    provider.payments.set(begun.orderId, [captured(begun.orderId)]);
    const body = eventOf('payment.captured', captured(begun.orderId));
    const before = provider.asked.length;
    const wrong = [undefined, '', sign(body, 'other'), sign(`${body} `), sign(body).toUpperCase(), sign(body).slice(2)];
    for (const signature of wrong) expect((await report(body, signature)).status).toBe(401);
    expect((await report(`${body}\n`, sign(body))).status).toBe(401);
    await app.worker.runDue();
    expect([provider.asked.length, (await read(begun.bookingId)).paymentState]).toEqual([before, 'PENDING']);
  });

  it('of the documented vector is genuine', async () => {
    const vector = '8442b1ebbc060dfa8b42e73d89de3b3fa5fda411b66cbd96f1718c209f9c1fdb';
    expect((await report('{"event":"payment.captured","created_at":1567674606}', vector)).status).toBe(200);
  });

  it('is not believed: the provider is asked, and says something else', async () => {
    await tell(eventOf('payment.captured', captured(begun.orderId)));
    expect((await read(begun.bookingId)).paymentState).toBe('PENDING');
    provider.payments.set(begun.orderId, [captured(begun.orderId, { currency: 'USD' })]);
    await tell(eventOf('payment.captured', captured(begun.orderId)));
    expect((await read(begun.bookingId)).paymentState).toBe('PENDING');
    provider.payments.set(begun.orderId, [captured(begun.orderId, { amount: 50_000 })]);
    await tell(eventOf('payment.captured', captured(begun.orderId)));
    expect(await read(begun.bookingId)).toMatchObject({ paymentState: 'PARTLY_PAID', amountPaid: 500, amountDue: 499 });
  });

  it('is acknowledged without effect, if nobody knows the order or the event', async () => {
    const before = provider.asked.length;
    for (const body of [
      eventOf('payment.captured', captured('order_unknown')),
      eventOf('payment.dancing', { id: 'x' }),
      eventOf('payment.captured', captured('order_\u0000')),
      eventOf('refund.processed', captured('order_unknown'), { refund: { entity: { id: 'rfnd_\u0000' } } }),
      ...['{}', '[]', 'null', 'garbage', '{"payload":7}', '{"payload":{"payment":{"entity":null}}}'],
    ])
      await tell(body);
    expect(provider.asked.length).toBe(before);
  });

  it.each([
    ['processed', 'DONE', { paymentState: 'PARTLY_PAID', amountPaid: 799 }],
    ['failed', 'FAILED', { paymentState: 'PAID', amountPaid: 999 }],
  ])('that a refund is %s makes us ask about it at once', async (status, state, money) => {
    provider.refundStatus = 'pending';
    provider.payments.set(begun.orderId, [captured(begun.orderId)]);
    await tell(eventOf('payment.captured', captured(begun.orderId)));
    const body = { paymentId: begun.paymentId, amount: 200 };
    await app.call('POST', `/booking/admin/${begun.bookingId}/refund`, { token: admin, body });
    await app.worker.runDue();
    const refunds = async () => (await read(begun.bookingId)).payments.flatMap(one => one.refunds.map(refund => refund.state));
    expect(await refunds()).toEqual(['PENDING']);
    provider.refundStatus = status;
    const payment = captured(begun.orderId, { order_id: null });
    const refund = { entity: { id: `rfnd_${begun.orderId.slice(6)}A`, payment_id: payment.id } };
    await tell(eventOf(`refund.${status}`, payment, { refund }));
    expect(await refunds()).toEqual([state]);
    expect(await read(begun.bookingId)).toMatchObject(money);
  });

  it('may have other things beside the payment', async () => {
    provider.payments.set(begun.orderId, [captured(begun.orderId)]);
    await tell(eventOf('refund.speed_changed', captured(begun.orderId), { created_at: 1_795_676_400, refund: {} }));
    expect((await read(begun.bookingId)).paymentState).toBe('PAID');
  });
});

it('asks about one that it refuses to know no more often than about others', async () => {
  const { bookingId, orderId } = await begin();
  const ask = async (minutes: number) => {
    app.clock.advance(minutes * MINUTE);
    const before = provider.asked.length;
    await app.db.tx(tx => enqueue(tx, checkRound, null, app.clock.now()));
    await app.worker.runDue();
    return provider.asked.slice(before).filter(({ url }) => url.pathname.includes(orderId)).length;
  };
  const { answer } = provider;
  provider.answers(400, { error: { reason: 'not_found' } });
  expect([await ask(1), await ask(0)]).toEqual([1, 0]);
  provider.answer = answer;
  provider.payments.set(orderId, [captured(orderId)]);
  await ask(1);
  expect((await read(bookingId)).paymentState).toBe('PAID');
});

it('ends in one state, however the reports are ordered and repeated', async () => {
  const names = ['payment.authorized', 'payment.failed', 'payment.captured', 'refund.processed', 'order.paid'];
  const ends = new Set<string>();
  for (const turn of names.keys()) {
    const { bookingId, orderId } = await begin();
    const refunded = captured(orderId, { amount_refunded: 9900, refund_status: 'partial' });
    provider.payments.set(orderId, [captured(orderId, { id: 'pay_failed', status: 'failed' }), refunded]);
    for (const name of [...names.slice(turn), ...names.slice(0, turn), 'payment.captured'])
      await tell(eventOf(name, captured(orderId), name === 'order.paid' ? { order: { entity: { id: orderId } } } : {}));
    const { paymentState, amountPaid, amountDue, payments } = await read(bookingId);
    const refunds = payments.flatMap(one => one.refunds.map(({ amount, state }) => [amount, state]));
    ends.add(
      JSON.stringify([paymentState, amountPaid, amountDue, payments.map(({ state, amount }) => [state, amount]), refunds]),
    );
  }
  expect([...ends]).toEqual([JSON.stringify(['PARTLY_PAID', 900, 99, [['PAID', 999]], [[99, 'DONE']]])]);
});

it('keeps its secrets out of the log, of health, settings and refusals', async () => {
  const faulty = await report('{"payload":', sign('x'));
  const told = [faulty.text];
  for (const path of ['/health', '/ready']) told.push(await (await fetch(`http://127.0.0.1:${portOf(app)}${path}`)).text());
  for (const path of ['/settings', '/settings/admin']) told.push((await app.call('GET', path, { token: admin })).text);
  expect(told.join() + app.log.text()).not.toMatch(new RegExp(`canary|${SECRET}|9876543210`));
});

describe('the way to the page of Razorpay', () => {
  const go = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${portOf(app)}${path}`, { redirect: 'manual', ...init });

  it('is a form that only its own script sends, and only to Razorpay', async () => {
    const { paymentId, orderId } = await begin();
    const page = await go(`/pay/${paymentId}`);
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
      ...[200, 'no-store', 'no-referrer'],
    ]);
    expect(html).toContain(`<form method="post" action="${provider.url}/v1/checkout/embedded">`);
    const fields = Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="(.+?)" value="(.*?)">/g)].map(m => [m[1], m[2]]),
    );
    const back = `https://salon.example/pay/${paymentId}/return`;
    expect(fields).toMatchObject({
      ...{ key_id: 'rzp_test_key', order_id: orderId, amount: '99900', currency: 'INR', callback_url: back, cancel_url: back },
    });
    expect(html).not.toContain('canary');
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script>']);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^ ]+'; form-action /);
    expect(policy).toContain(`form-action ${provider.url};`);
  });

  it('R26 has neither name nor mobile of the customer, because nobody signs in', async () => {
    const { bookingId, token } = await order();
    const { paymentId } = (await app.call('POST', `/booking/${bookingId}/payment`, { token })).body.data;
    const { fullName, mobile } = (await app.call('GET', '/auth/profile', { token })).body.data;
    const html = await (await go(`/pay/${paymentId}`)).text();
    for (const secret of ['prefill', fullName, mobile]) expect(html).not.toContain(secret);
  });

  it("is in its customer's language", async () => {
    const { bookingId, token } = await order();
    await app.call('PUT', '/auth/profile', { token, body: { language: 'mr' } });
    const { paymentId } = (await app.call('POST', `/booking/${bookingId}/payment`, { token })).body.data;
    const html = await (await go(`/pay/${paymentId}`)).text();
    expect(html).toContain('<html lang="mr">');
    expect(html).toContain('<button>पेमेंटवर जा</button>');
  });

  it('leads back to the booking once the time to pay is over, and home from an unknown payment', async () => {
    const { bookingId, paymentId } = await begin();
    app.clock.advance(15 * MINUTE);
    const expired = await go(`/pay/${paymentId}`);
    expect([expired.status, expired.headers.get('location')]).toEqual([303, `/payment/${bookingId}`]);
    for (const id of ['unknown', 'a%00b', 'x'.repeat(90)])
      for (const path of ['', '/return']) expect((await go(`/pay/${id}${path}`)).headers.get('location')).toBe('/bookings');
  });

  it.each(['GET', 'POST'])('ends by %s with a question to Razorpay, whatever the browser brings', async method => {
    const { bookingId, paymentId, orderId } = await begin();
    const form = new URLSearchParams({
      razorpay_payment_id: 'pay_forged',
      razorpay_order_id: 'order_1',
      razorpay_signature: '0',
    });
    const back = () => go(`/pay/${paymentId}/return`, { method, ...(method === 'POST' && { body: form }) });
    const answer = await back();
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/payment/${bookingId}?returned=yes`]);
    await app.worker.runDue();
    expect((await read(bookingId)).paymentState).toBe('PENDING');
    provider.payments.set(orderId, [captured(orderId)]);
    await back();
    await app.worker.runDue();
    expect(await read(bookingId)).toMatchObject({ paymentState: 'PAID', payments: [{ state: 'PAID', provider: 'RAZORPAY' }] });
  });
});

it('R86 has its report told again after a fault of ours or of the storage', async () => {
  const { orderId } = await begin();
  const body = eventOf('payment.captured', captured(orderId));
  const answered = async () => (await report(body, sign(body))).status;
  expect((await report(body, 'x'.repeat(201))).status).toBe(400);
  const large = JSON.stringify({ event: 'x'.repeat(70_000) });
  expect((await report(large, sign(large))).status).toBe(413);
  const { tx } = app.db;
  app.db.tx = () => Promise.reject(new Error('A fault that nobody thought of'));
  expect(await answered()).toBe(500);
  app.db.tx = tx;
  const giveBack = await app.database.takeAway(app.db);
  expect(await answered()).toBe(503);
  await giveBack();
  expect(await answered()).toBe(200);
});

it('is not started while the provider does not answer, and then is, once it has looked for an order of ours', async () => {
  const { bookingId, token } = await order();
  const start = () => app.call('POST', `/booking/${bookingId}/payment`, { token });
  const { answer } = provider;
  provider.answers(500, {});
  const refused = await start();
  expect([refused.status, refused.body.errorCode]).toEqual([502, 'PAYMENT_PROVIDER_UNAVAILABLE']);
  provider.answer = answer;
  const before = provider.asked.length;
  const { success, data } = (await start()).body;
  expect(success).toBe(true);
  const asked = provider.asked.slice(before).map(({ method, url }) => `${method} ${url.pathname}${url.search}`);
  expect(asked).toEqual([`GET /v1/orders?receipt=${data.paymentId}`, 'POST /v1/orders']);
});
