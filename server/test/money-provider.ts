/** A payment provider in memory: what it knows of orders, payments and refunds, and how it answers. */
import { NoAnswer } from '../platform/outside/call.ts';
import type { Gateway, RefundState } from '../platform/outside/gateway.ts';
import { GatewayRefusal } from '../platform/outside/razorpay.ts';

interface ProviderRefund extends RefundState {
  key: string;
  amountPaise: number;
}
export interface ProviderPayment {
  id: string;
  state: 'captured' | 'failed';
  amountPaise: number;
  refunds: ProviderRefund[];
}

export class Provider implements Gateway {
  readonly provider = 'DEV';
  orders = new Map<string, { receipt: string; amountPaise: number; payments: ProviderPayment[] }>();
  /** How it answers the next refund. LOST: it pays, and nobody hears its answer. */
  answers: 'DONE' | 'PENDING' | 'REFUSED' | 'LOST' = 'DONE';
  #ids = 0;
  newId = (kind: string) => `${kind}_${++this.#ids}`;

  createOrder: Gateway['createOrder'] = async ({ paymentId: receipt, amountPaise }) => {
    const id = this.newId('order');
    this.orders.set(id, { receipt, amountPaise, payments: [] });
    return id;
  };
  findOrder: Gateway['findOrder'] = async ({ paymentId, amountPaise }) =>
    [...this.orders].find(([, one]) => one.receipt === paymentId && one.amountPaise === amountPaise)?.[0];
  order: Gateway['order'] = async orderId => {
    const { payments = [] } = this.orders.get(orderId) ?? {};
    const captured = payments
      .filter(({ state }) => state === 'captured')
      .map(one => ({ providerId: one.id, amountPaise: one.amountPaise, refundedPaise: returnedOf(one) }));
    return { captured, blocked: [], failed: captured.length === 0 && payments.at(-1)?.state === 'failed' };
  };
  take: Gateway['take'] = async () => {};
  refund: Gateway['refund'] = async ({ refundId, paymentId, amountPaise }) => {
    const { refunds } = this.payment(paymentId);
    const again = refunds.find(({ key }) => key === refundId);
    if (again) return again;
    const { answers } = this;
    this.answers = 'DONE';
    if (answers === 'REFUSED' || amountPaise > this.payment(paymentId).amountPaise - returnedOf(this.payment(paymentId)))
      throw new GatewayRefusal('refused');
    const state = answers === 'PENDING' ? ('PENDING' as const) : ('DONE' as const);
    const one = { providerId: this.newId('rfnd'), key: refundId, amountPaise, state };
    refunds.push(one);
    if (answers === 'LOST') throw new NoAnswer('lost');
    return one;
  };
  refundState: Gateway['refundState'] = async (paymentId, refundId) =>
    this.payment(paymentId).refunds.find(({ providerId }) => providerId === refundId) as RefundState;
  checkout = () => '/pay';
  isGenuine = () => true;
  payment = (id: string) => [...this.orders.values()].flatMap(one => one.payments).find(one => one.id === id) as ProviderPayment;
}

/** What the provider gave back of a payment. */
export function returnedOf({ refunds }: ProviderPayment): number {
  return refunds.filter(({ state }) => state !== 'FAILED').reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}
