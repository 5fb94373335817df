/** The real adapter against a stand-in for Razorpay: what it asks, and what it makes of answers, good and bad (rules M12 to M15). */
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StandIn } from '../../test/stand-in.ts';
import { NoAnswer } from './call.ts';
import type { Gateway } from './gateway.ts';
import { GatewayRefusal, razorpay } from './razorpay.ts';

/** For a provider that is silent. */
const TIMEOUT = 150;
/** For a provider that answers, also on a busy machine. */
const PATIENT = 5000;
const ACCOUNT = { keyId: 'rzp_test_canary', keySecret: 'canary-secret', webhookSecret: 'test_webhook_secret' };
const ORDER = {
  paymentId: '01a1f963-f54c-7b96-a020-c5a6464471ff',
  amountPaise: 105_000,
  description: 'Booking 4471FA',
  returnUrl: 'https://salon.example/pay/1/return',
};
const REFUND = { refundId: 'our-refund-1', paymentId: 'pay_Nk00000000001A', amountPaise: 50_000 };

/** As Razorpay's samples, with all their fields. */
const payment = (more: object = {}) => ({
  ...{ id: 'pay_Nk00000000001A', entity: 'payment', amount: 105_000, currency: 'INR', base_amount: 105_000, status: 'captured' },
  ...{ order_id: 'order_Nk00000000001A', invoice_id: null, international: false, method: 'upi', amount_refunded: 0 },
  ...{ amount_transferred: 0, refund_status: null, captured: true, description: null, card_id: null, bank: null, wallet: null },
  ...{ vpa: 'canary@upi', email: null, contact: '+919876543210', notes: [], fee: 2478, tax: 378, error_code: '' },
  ...{ acquirer_data: { rrn: '600000000001' }, created_at: 1_795_676_400 },
  ...more,
});
const refund = (status: string) => ({
  ...{
    id: 'rfnd_Nk00000000001A',
    entity: 'refund',
    amount: 50_000,
    currency: 'INR',
    payment_id: 'pay_Nk00000000001A',
    notes: [],
  },
  ...{ receipt: null, acquirer_data: { arn: null }, created_at: 1_795_762_800, batch_id: null, status },
});
const ofOrder = (...items: object[]) => ({ entity: 'collection', count: items.length, items });

let provider: StandIn;
let gateway: Gateway;
beforeEach(async () => {
  provider = await new StandIn().start();
  gateway = razorpay({ ...ACCOUNT, baseUrl: `${provider.url}/v1` }, PATIENT);
});
afterEach(() => provider.stop());

/** What it throws, which names no secret, mobile or payer (rule P5). */
const failureOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => expect.unreachable('it should have thrown'),
    (thrown: Error) => {
      expect(`${thrown.message} ${thrown.stack} ${JSON.stringify(thrown.cause)}`).not.toMatch(/canary|9876543210/);
      return thrown;
    },
  );

describe('an order', () => {
  it('is asked for with the key, our id as its receipt, and capture by Razorpay', async () => {
    provider.answers(200, { id: 'order_Nk00000000001A', entity: 'order', amount: 105_000, status: 'created', notes: [] });
    expect(await gateway.createOrder(ORDER)).toBe('order_Nk00000000001A');
    const [asked] = provider.asked;
    expect([asked?.method, asked?.url.pathname]).toEqual(['POST', '/v1/orders']);
    expect(asked?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('rzp_test_canary:canary-secret').toString('base64')}`,
      'content-type': 'application/json',
    });
    const body = JSON.parse(asked?.body ?? '');
    expect(body).toMatchObject({ amount: 105_000, currency: 'INR', receipt: ORDER.paymentId, payment: { capture: 'automatic' } });
    expect(body.receipt.length).toBeLessThanOrEqual(40);
  });

  it('is not taken from an answer that leads elsewhere', async () => {
    provider.answers(200, { id: '../refunds' });
    expect((await failureOf(gateway.createOrder(ORDER))).message).toBe('razorpay answered an id of another form');
  });

  it('M49 that the bank allowed says so, and its money is taken once', async () => {
    provider.answers(200, ofOrder(payment({ status: 'authorized', captured: false })));
    const blocked = [{ providerId: 'pay_Nk00000000001A', amountPaise: 105_000 }];
    expect(await gateway.order('order_Nk00000000001A')).toEqual({ captured: [], blocked, failed: false });
    provider.answers(200, payment());
    await gateway.take('pay_Nk00000000001A', 105_000);
    const asked = provider.asked.at(-1);
    expect([asked?.method, asked?.url.pathname]).toEqual(['POST', '/v1/payments/pay_Nk00000000001A/capture']);
    expect(JSON.parse(asked?.body ?? '')).toEqual({ amount: 105_000, currency: 'INR' });
    provider.answers(400, { error: { code: 'BAD_REQUEST_ERROR', reason: null, description: 'already captured' } });
    await gateway.take('pay_Nk00000000001A', 105_000);
    provider.answers(503, {});
    await failureOf(gateway.take('pay_Nk00000000001A', 105_000));
  });

  it('whose answer was lost is found by our receipt and its amount', async () => {
    const made = { id: 'order_Nk00000000001A', amount: 105_000, receipt: ORDER.paymentId, status: 'created', notes: [] };
    provider.answers(200, ofOrder({ ...made, id: 'order_other', amount: 100_000 }, { ...made, receipt: null }, made));
    expect(await gateway.findOrder(ORDER)).toBe('order_Nk00000000001A');
    const [asked] = provider.asked;
    expect([asked?.method, asked?.url.pathname, asked?.url.search]).toEqual(['GET', '/v1/orders', `?receipt=${ORDER.paymentId}`]);
    provider.answers(200, ofOrder());
    expect(await gateway.findOrder(ORDER)).toBeUndefined();
    provider.answers(200, ofOrder({ ...made, id: '../refunds' }));
    await failureOf(gateway.findOrder(ORDER));
    provider.answers(500, {});
    await failureOf(gateway.findOrder(ORDER));
  });

  const refusal = (reason: string | null) => ({
    error: {
      code: 'BAD_REQUEST_ERROR',
      description: 'canary said 9876543210',
      source: 'business',
      step: null,
      reason,
      metadata: {},
    },
  });

  it.each([
    [400, refusal('input_validation_failed'), true, 'razorpay refused with 400 (input_validation_failed)'],
    [400, refusal(null), true, 'razorpay refused with 400 (no reason)'],
    [404, {}, true, 'razorpay refused with 404 (no reason)'],
    [401, refusal('NA'), false, 'razorpay refused with 401 (NA)'],
    [409, refusal(null), false, 'razorpay refused with 409 (no reason)'],
    [429, {}, false, 'razorpay refused with 429 (no reason)'],
    [500, {}, false, 'razorpay refused with 500 (no reason)'],
    [503, refusal('server_error'), false, 'razorpay refused with 503 (server_error)'],
  ])('is refused with %i: %j is final: %s', async (status, body, isFinal, message) => {
    provider.answers(status, body);
    const error = await failureOf(gateway.createOrder(ORDER));
    expect([error instanceof GatewayRefusal, error.message]).toEqual([isFinal, message]);
  });

  it.each(['<html>canary</html>', '', '{"id":', '[]', '{"id":7}'])('is not understood from %j', async text => {
    provider.answersText(200, text);
    const error = await failureOf(gateway.createOrder(ORDER));
    expect([error instanceof GatewayRefusal, error.message]).toEqual([
      false,
      'razorpay gave an answer that could not be understood',
    ]);
  });

  it('may exist although nothing was answered: too slow, or dropped', async () => {
    provider.keepsSilent();
    const hasty = razorpay({ ...ACCOUNT, baseUrl: `${provider.url}/v1` }, TIMEOUT);
    expect(await failureOf(hasty.createOrder(ORDER))).toBeInstanceOf(NoAnswer);
    provider.answer = response => void response.destroy();
    expect(await failureOf(gateway.createOrder(ORDER))).toBeInstanceOf(NoAnswer);
  });

  it('does not follow a redirect, which would get the key', async () => {
    provider.answer = response => void response.writeHead(302, { location: `${provider.url}/elsewhere` }).end();
    await failureOf(gateway.createOrder(ORDER));
    expect(provider.asked).toHaveLength(1);
  });
});

describe('the payments of an order', () => {
  const one = { providerId: 'pay_Nk00000000001A', amountPaise: 105_000, refundedPaise: 0 };
  const two = payment({ id: 'pay_Nk00000000002B', created_at: 1_795_676_500 });

  it.each([
    ['nothing yet', [], { captured: [], failed: false }],
    ['created', [payment({ status: 'created' })], { captured: [], failed: false }],
    [
      'authorized',
      [payment({ status: 'authorized', captured: false })],
      { captured: [], blocked: [{ providerId: one.providerId, amountPaise: one.amountPaise }], failed: false },
    ],
    // A sample of Razorpay's says `captured: true` of a failed one: the status counts.
    ['failed', [payment({ status: 'failed', captured: true })], { captured: [], failed: true }],
    ['captured', [payment()], { captured: [one], failed: false }],
    [
      'without what we do not need',
      [{ id: one.providerId, amount: 105_000, currency: 'INR', status: 'captured' }],
      { captured: [one], failed: false },
    ],
    [
      'refunded in part',
      [payment({ amount_refunded: 50_000, refund_status: 'partial' })],
      { captured: [{ ...one, refundedPaise: 50_000 }], failed: false },
    ],
    [
      'refunded',
      [payment({ status: 'refunded', amount_refunded: 105_000, refund_status: 'full' })],
      { captured: [{ ...one, refundedPaise: 105_000 }], failed: false },
    ],
    ['another currency', [payment({ currency: 'USD' })], { captured: [], failed: false }],
    ['two captured', [payment(), two], { captured: [one, { ...one, providerId: 'pay_Nk00000000002B' }], failed: false }],
    ['failed, then tried again', [payment({ status: 'failed' }), { ...two, status: 'created' }], { captured: [], failed: false }],
    // Razorpay lists the newest first.
    ['tried, then failed', [{ ...two, status: 'failed' }, payment({ status: 'created' })], { captured: [], failed: true }],
    ['failed, and captured before', [{ ...two, status: 'failed' }, payment()], { captured: [one], failed: false }],
    ['a state that we do not know', [payment({ status: 'dancing' })], { captured: [], failed: false }],
  ])('%s', async (_, items, told) => {
    provider.answers(200, ofOrder(...items));
    expect(await gateway.order('order_Nk00000000001A')).toEqual({ blocked: [], ...told });
    expect(provider.asked[0]?.url.pathname).toBe('/v1/orders/order_Nk00000000001A/payments');
  });

  it('asks nothing about an id of another form', async () => {
    await failureOf(gateway.order('order_1/../../refunds'));
    expect(provider.asked).toEqual([]);
  });
});

describe('a refund', () => {
  it.each([
    ['pending', 'PENDING'],
    ['processed', 'DONE'],
    ['failed', 'FAILED'],
    ['unheard', 'PENDING'],
  ])('that is %s is %s, and is asked for with our id, so it is paid once', async (status, state) => {
    provider.answers(200, refund(status));
    expect(await gateway.refund(REFUND)).toEqual({ providerId: 'rfnd_Nk00000000001A', state });
    const [asked] = provider.asked;
    expect([asked?.method, asked?.url.pathname]).toEqual(['POST', '/v1/payments/pay_Nk00000000001A/refund']);
    expect(asked?.headers['x-refund-idempotency']).toBe('our-refund-1');
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({ amount: 50_000, speed: 'normal' });
  });

  it('that still runs is asked for again, and one that is refused is not', async () => {
    provider.answers(409, { error: { code: 'BAD_REQUEST_ERROR', description: 'in progress', reason: null } });
    expect(await failureOf(gateway.refund(REFUND))).not.toBeInstanceOf(GatewayRefusal);
    provider.answers(400, { error: { code: 'BAD_REQUEST_ERROR', description: 'fully refunded already', reason: 'NA' } });
    expect(await failureOf(gateway.refund(REFUND))).toBeInstanceOf(GatewayRefusal);
  });

  it('is asked about by both ids', async () => {
    provider.answers(200, refund('processed'));
    expect((await gateway.refundState('pay_Nk00000000001A', 'rfnd_Nk00000000001A')).state).toBe('DONE');
    expect(provider.asked[0]?.url.pathname).toBe('/v1/payments/pay_Nk00000000001A/refunds/rfnd_Nk00000000001A');
  });
});

describe('a report', () => {
  const body = Buffer.from('{"event":"payment.captured","created_at":1567674606}');
  const signature = '8442b1ebbc060dfa8b42e73d89de3b3fa5fda411b66cbd96f1718c209f9c1fdb';

  it('is genuine with the signature of its bytes alone', () => {
    expect(gateway.isGenuine(body, signature)).toBe(true);
    expect(gateway.isGenuine(Buffer.from(`${body} `), signature)).toBe(false);
    for (const other of ['', signature.toUpperCase(), signature.slice(1), `${signature}0`, '₹'.repeat(64)])
      expect(gateway.isGenuine(body, other)).toBe(false);
    const byKey = createHmac('sha256', ACCOUNT.keySecret).update(body).digest('hex');
    expect(gateway.isGenuine(body, byKey)).toBe(false);
  });
});
