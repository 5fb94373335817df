/** Money for a booking: paid online or to the salon, and given back. */
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { payAfter, readPayment } from '../visits/change/pay-after.ts';
import { recordPayment } from '../visits/change/take-money.ts';
import { refundPayment } from '../visits/payment/refund.ts';
import { startPayment } from '../visits/payment/start.ts';

export function payments(deps: Deps) {
  return {
    getBookingPayment: async ({ params, caller }) => ok(await readPayment(deps, params.id, caller), 'Payment'),
    startPayment: async ({ params, caller, body }) => ok(await startPayment(deps, params.id, caller, body), 'Payment'),
    payAfterService: async ({ params, caller }) => ok(await payAfter(deps, params.id, caller), 'You pay after the service'),
    recordPayment: async ({ params, body, caller, once }) =>
      ok(await recordPayment(deps, params.id, caller, body, once), 'Payment recorded'),
    refundPayment: async ({ params, caller, body, once }) =>
      ok(await refundPayment(deps, params.id, caller, body, once), 'Refund'),
  } satisfies Partial<Handlers>;
}
