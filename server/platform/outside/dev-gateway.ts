/** The payment provider of a development server. Developers pay on the page /dev/pay. Its orders are in a file beside the data. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Clock, type Instant, MINUTE } from '../../../common/time.ts';
import { newId } from '../shared/ids.ts';
import type { Gateway, WantedOrder } from './gateway.ts';

const FILE = 'dev-gateway.json';
const LATE = 20 * MINUTE;

interface DevPayment {
  id: string;
  state: 'captured' | 'authorized' | 'failed';
  /** When it is told; nobody hears of it before. */
  at: Instant;
  refunds: { id: string; key: string; amountPaise: number }[];
}

export interface DevOrder extends WantedOrder {
  payments: DevPayment[];
}

export type DevOutcome = 'PAY' | 'FAIL' | 'PAY_LATE' | 'PAY_SILENTLY' | 'ALLOW_LATE';

export interface DevGateway extends Gateway {
  find(orderId: string): DevOrder | undefined;
  /** What the payer does. Undefined if there is no such order. */
  decide(orderId: string, outcome: DevOutcome): DevOrder | undefined;
}

export function devGateway({ dataDir, clock }: { dataDir: string; clock: Clock }): DevGateway {
  const path = join(dataDir, FILE);
  /** A map, because ids come from addresses that anybody types. */
  const readAll = (): Map<string, DevOrder> =>
    new Map(existsSync(path) ? Object.entries<DevOrder>(JSON.parse(readFileSync(path, 'utf8'))) : []);
  const change = <T>(how: (orders: Map<string, DevOrder>) => T): T => {
    const orders = readAll();
    const result = how(orders);
    writeFileSync(`${path}.new`, JSON.stringify(Object.fromEntries(orders)));
    renameSync(`${path}.new`, path);
    return result;
  };
  const seen = (order: DevOrder | undefined) => order?.payments.filter(({ at }) => at <= clock.now()) ?? [];
  const paymentIn = (orders: Map<string, DevOrder>, id: string): DevPayment => {
    const found = [...orders.values()].flatMap(({ payments }) => payments).find(one => one.id === id);
    if (!found) throw new Error('The development gateway has no such payment');
    return found;
  };

  return {
    provider: 'DEV',
    createOrder: async wanted =>
      change(orders => {
        const id = `order_dev_${newId()}`;
        orders.set(id, { ...wanted, payments: [] });
        return id;
      }),
    findOrder: async wanted =>
      [...readAll()].find(
        ([, { paymentId, amountPaise }]) => paymentId === wanted.paymentId && amountPaise === wanted.amountPaise,
      )?.[0],
    order: async orderId => {
      const order = readAll().get(orderId);
      const payments = seen(order);
      const captured = payments
        .filter(({ state }) => state === 'captured')
        .map(({ id, refunds }) => ({
          providerId: id,
          amountPaise: order?.amountPaise ?? 0,
          refundedPaise: refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
        }));
      const blocked = payments
        .filter(({ state }) => state === 'authorized')
        .map(({ id }) => ({ providerId: id, amountPaise: order?.amountPaise ?? 0 }));
      const failed = captured.length + blocked.length === 0 && payments.at(-1)?.state === 'failed';
      return { captured, blocked, failed };
    },
    take: async providerId =>
      change(orders => {
        const payment = paymentIn(orders, providerId);
        if (payment.state === 'authorized') payment.state = 'captured';
      }),
    refund: async ({ refundId, paymentId, amountPaise }) =>
      change(orders => {
        const { refunds } = paymentIn(orders, paymentId);
        const again = refunds.find(({ key }) => key === refundId);
        const refund = again ?? { id: `rfnd_dev_${newId()}`, key: refundId, amountPaise };
        if (!again) refunds.push(refund);
        return { providerId: refund.id, state: 'DONE' };
      }),
    refundState: async (_paymentId, refundId) => ({ providerId: refundId, state: 'DONE' }),
    checkout: orderId => `/dev/pay?order=${encodeURIComponent(orderId)}`,
    // The gateway reports within the process, never over the network.
    isGenuine: () => false,
    find: orderId => readAll().get(orderId),
    decide: (orderId, outcome) =>
      change(orders => {
        const order = orders.get(orderId);
        const isLate = outcome === 'PAY_LATE' || outcome === 'ALLOW_LATE';
        const at = clock.now() + (isLate ? LATE : 0);
        const state = outcome === 'FAIL' ? 'failed' : outcome === 'ALLOW_LATE' ? 'authorized' : 'captured';
        order?.payments.push({ id: `pay_dev_${newId()}`, state, at, refunds: [] });
        return order;
      }),
  };
}
