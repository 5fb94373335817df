import { AppError } from '../../platform/contract/errors.ts';
import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import type { DevOrder } from '../../platform/outside/dev-gateway.ts';
import { toRupees } from '../../platform/shared/money.ts';
import { noteGatewayReport } from './check.ts';
import { refundPayment } from './refund.ts';
import { startPayment } from './start.ts';

export function payOnlineRoutes(deps: Deps) {
  const { devGateway: dev, clock } = deps;
  const show = (orderId: string, order: DevOrder | undefined) => {
    if (!order) throw new AppError('NOT_FOUND');
    const { amountPaise, description, returnUrl, payments } = order;
    const seen = payments.filter(({ at }) => at <= clock.now());
    const isPaid = seen.some(({ state }) => state === 'captured');
    const state = isPaid ? ('PAID' as const) : seen.length > 0 ? ('FAILED' as const) : ('OPEN' as const);
    return ok({ orderId, amount: toRupees(amountPaise), description, state, returnUrl }, 'Order');
  };

  return {
    startPayment: async ({ params, caller, body }) => ok(await startPayment(deps, params.id, caller, body), 'Payment'),
    refundPayment: async ({ params, caller, body, once }) =>
      ok(await refundPayment(deps, params.id, caller, body, once), 'Refund'),
    readDevOrder: async ({ params: { orderId } }) => show(orderId, dev?.find(orderId)),
    payDevOrder: async ({ params: { orderId }, body: { outcome } }) => {
      const order = dev?.decide(orderId, outcome);
      // The other two wait for our question.
      if (order && (outcome === 'PAY' || outcome === 'FAIL'))
        await noteGatewayReport(deps, { orderIds: [orderId], refundIds: [] });
      return show(orderId, order);
    },
  } satisfies Partial<Handlers>;
}
