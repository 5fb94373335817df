/** Razorpay: orders, its hosted payment page, and refunds. */
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSame } from '../shared/same.ts';
import { type Answer, call } from './call.ts';
import type { Gateway, RefundState } from './gateway.ts';

interface Account {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** With the version: https://api.razorpay.com/v1 */
  baseUrl: string;
}

/** A refusal of Razorpay's. A second try would be refused, too. */
export class GatewayRefusal extends Error {}

const orderAnswer = z.object({ id: z.string() });
const orderList = z.object({
  items: z.array(z.object({ id: z.string(), amount: z.number().int(), receipt: z.string().nullish() })),
});
const paymentList = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      amount: z.number().int(),
      currency: z.string(),
      status: z.string(),
      amount_refunded: z.number().int().nullish(),
      created_at: z.number().optional(),
    }),
  ),
});
const refundAnswer = z.object({ id: z.string(), status: z.enum(['pending', 'processed', 'failed']).catch('pending') });
const refusal = z.object({ error: z.object({ code: z.string().optional(), reason: z.string().nullish() }) });

const STATE = { pending: 'PENDING', processed: 'DONE', failed: 'FAILED' } as const;
/** What nobody takes goes back after 12 hours, in minutes. So it goes back the same day even if we are down (rule M49). */
const BLOCKED_FOR = 720;
const ID = /^[a-z]+_[A-Za-z0-9]{1,40}$/;

/** Ids go into addresses, so they must not lead elsewhere. */
const checkedId = (id: string): string => {
  if (!ID.test(id)) throw new Error('razorpay answered an id of another form');
  return id;
};

/** Throws GatewayRefusal for what a second try would not change. The text names no amount and no person (rule P5). */
const read = <T>(answer: Answer, schema: z.ZodType<T>): T => {
  if (answer.status >= 200 && answer.status < 300) {
    const { data } = schema.safeParse(answer.body);
    if (data === undefined) throw new Error('razorpay gave an answer that could not be understood');
    return data;
  }
  const reason = refusal.safeParse(answer.body).data?.error.reason ?? 'no reason';
  const text = `razorpay refused with ${answer.status} (${reason})`;
  const isFinal = answer.status >= 400 && answer.status < 500 && ![401, 403, 408, 409, 425, 429].includes(answer.status);
  throw isFinal ? new GatewayRefusal(text) : new Error(text);
};

/** `timeout` is in milliseconds. */
export function razorpay({ keyId, keySecret, webhookSecret, baseUrl }: Account, timeout: number): Gateway {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const ask = <T>(path: string, schema: z.ZodType<T>, post?: { body: unknown; headers?: Record<string, string> }) =>
    call(
      'razorpay',
      `${baseUrl}${path}`,
      {
        method: post ? 'POST' : 'GET',
        headers: {
          authorization,
          accept: 'application/json',
          ...(post && { 'content-type': 'application/json', ...post.headers }),
        },
        ...(post && { body: JSON.stringify(post.body) }),
      },
      timeout,
    ).then(answer => read(answer, schema));
  const toState = ({ id, status }: z.infer<typeof refundAnswer>): RefundState => ({
    providerId: checkedId(id),
    state: STATE[status],
  });

  return {
    provider: 'RAZORPAY',
    createOrder: async ({ paymentId, amountPaise, description }) => {
      const body = {
        amount: amountPaise,
        currency: 'INR',
        receipt: paymentId,
        notes: { description },
        payment: {
          capture: 'automatic',
          capture_options: { automatic_expiry_period: 12, manual_expiry_period: BLOCKED_FOR, refund_speed: 'normal' },
        },
      };
      return checkedId((await ask('/orders', orderAnswer, { body })).id);
    },
    findOrder: async ({ paymentId, amountPaise }) => {
      const { items } = await ask(`/orders?receipt=${encodeURIComponent(paymentId)}`, orderList);
      const made = items.find(({ receipt, amount }) => receipt === paymentId && amount === amountPaise);
      return made && checkedId(made.id);
    },
    order: async orderId => {
      const { items } = await ask(`/orders/${checkedId(orderId)}/payments`, paymentList);
      const captured = items
        .filter(({ status, currency }) => (status === 'captured' || status === 'refunded') && currency === 'INR')
        .map(({ id, amount, amount_refunded }) => ({ providerId: id, amountPaise: amount, refundedPaise: amount_refunded ?? 0 }));
      const blocked = items
        .filter(({ status, currency }) => status === 'authorized' && currency === 'INR')
        .map(({ id, amount }) => ({ providerId: id, amountPaise: amount }));
      const last = items.toSorted((a, b) => (a.created_at ?? 0) - (b.created_at ?? 0)).at(-1);
      return { captured, blocked, failed: captured.length + blocked.length === 0 && last?.status === 'failed' };
    },
    take: async (providerId, amountPaise) => {
      try {
        await ask(`/payments/${checkedId(providerId)}/capture`, z.object({}), { body: { amount: amountPaise, currency: 'INR' } });
      } catch (error) {
        // Razorpay may have taken it meanwhile, or let it go. The next question says which.
        if (!(error instanceof GatewayRefusal)) throw error;
      }
    },
    refund: async ({ refundId, paymentId, amountPaise }) =>
      toState(
        await ask(`/payments/${checkedId(paymentId)}/refund`, refundAnswer, {
          body: { amount: amountPaise, speed: 'normal', receipt: refundId },
          headers: { 'x-refund-idempotency': refundId },
        }),
      ),
    refundState: async (paymentId, refundId) =>
      toState(await ask(`/payments/${checkedId(paymentId)}/refunds/${checkedId(refundId)}`, refundAnswer)),
    checkout: (orderId, amountPaise, returnUrl, { salonName, description }) => ({
      action: `${baseUrl}/checkout/embedded`,
      fields: {
        key_id: keyId,
        order_id: orderId,
        amount: String(amountPaise),
        currency: 'INR',
        name: salonName,
        description,
        callback_url: returnUrl,
        cancel_url: returnUrl,
      },
    }),
    isGenuine: (body, signature) => isSame(signature, createHmac('sha256', webhookSecret).update(body).digest('hex')),
  };
}
