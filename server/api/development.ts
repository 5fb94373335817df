/** The clock, the outbox and the payment gateway of a development server. A production server answers 404. */

import { toRupees } from '../../common/money.ts';
import { toRfc3339 } from '../../common/time.ts';
import { AppError, invalidField } from '../platform/contract/errors.ts';
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { readOutbox } from '../platform/dev/read-outbox.ts';
import { wakeWorkers } from '../platform/jobs/enqueue.ts';
import type { DevOrder } from '../platform/outside/dev-gateway.ts';
import { noteGatewayReport } from '../visits/payment/check.ts';

export function development(deps: Deps) {
  const { devClock, devGateway, config } = deps;
  const clock = () => {
    if (!devClock) throw new AppError('NOT_FOUND');
    return devClock;
  };
  const answer = () => ok({ now: toRfc3339(clock().now()), moved: clock().isMoved() }, 'Clock');
  const show = (orderId: string, order: DevOrder | undefined) => {
    if (!order) throw new AppError('NOT_FOUND');
    const { amountPaise, description, returnUrl, payments } = order;
    const seen = payments.filter(({ at }) => at <= deps.clock.now());
    const isPaid = seen.some(({ state }) => state === 'captured');
    const state = isPaid ? ('PAID' as const) : seen.length > 0 ? ('FAILED' as const) : ('OPEN' as const);
    return ok({ orderId, amount: toRupees(amountPaise), description, state, returnUrl }, 'Order');
  };
  return {
    readDevClock: async () => answer(),
    moveDevClock: async ({ body: { now } }) => {
      const instant = now === null ? null : Date.parse(now);
      // A leap second has the form of a time and is none.
      if (Number.isNaN(instant)) throw invalidField('now', 'format');
      clock().set(instant);
      wakeWorkers();
      return answer();
    },
    readDevOutbox: async () => {
      if (config.production) throw new AppError('NOT_FOUND');
      return ok(await readOutbox(config.dataDir), 'Outbox');
    },
    readDevOrder: async ({ params: { orderId } }) => show(orderId, devGateway?.find(orderId)),
    payDevOrder: async ({ params: { orderId }, body: { outcome } }) => {
      const order = devGateway?.decide(orderId, outcome);
      // The other two wait for our question.
      if (order && (outcome === 'PAY' || outcome === 'FAIL'))
        await noteGatewayReport(deps, { orderIds: [orderId], refundIds: [] });
      return show(orderId, order);
    },
  } satisfies Partial<Handlers>;
}
