/** What a provider's answer makes of our payments, and when to ask again (rules M13 to M15). Pure. */
import type { OrderState } from '../outside/gateway.ts';
import type { PaymentRow } from '../payment/rules.ts';
import { DAY, HOUR, type Instant, MINUTE } from '../shared/time.ts';

/** A bank may pay up to three days after it failed. */
const ASKED_FOR = 3 * DAY;
/** Milliseconds between two questions, for a payment of this age. */
const PACE: [age: number, every: number][] = [
  [20 * MINUTE, MINUTE],
  [2 * HOUR, 5 * MINUTE],
  [12 * HOUR, 30 * MINUTE],
  [ASKED_FOR, 3 * HOUR],
];

/** When to ask about a payment that is not paid; null if nothing can come any more. */
export function nextCheck({ createdAt }: Pick<PaymentRow, 'createdAt'>, now: Instant): Instant | null {
  const every = PACE.find(([age]) => now - createdAt < age)?.[1];
  return every === undefined ? null : now + every;
}

type Changes = Partial<
  Pick<PaymentRow, 'state' | 'providerId' | 'amountPaise' | 'tipPaise' | 'paidAt' | 'checkAt' | 'refundedPaise'>
>;

export interface Outcome {
  /** Of the payment itself. */
  changes: Changes;
  /** Further payments of the same order: the customer paid twice. */
  more: { providerId: string; amountPaise: number }[];
}

/** The tip goes beside the price. If less came than was asked for, the price comes first. */
const partsOf = (captured: number, { amountPaise, tipPaise }: PaymentRow) => {
  const tip = Math.min(Math.max(captured - amountPaise, 0), tipPaise);
  return { amountPaise: captured - tip, tipPaise: tip };
};

/**
 * `known` are the provider's ids of this order's payments that we have. What the provider says it holds counts, never what a report or a
 * browser claims.
 */
export function outcomeOf(payment: PaymentRow, { captured, failed }: OrderState, known: string[], now: Instant): Outcome {
  const fresh = captured.filter(({ providerId }) => !known.includes(providerId));
  const [first, ...others] = payment.state === 'PAID' ? [undefined, ...fresh] : fresh;
  const more = others.filter(one => one !== undefined);
  const checkAt = nextCheck(payment, now);
  if (first) {
    const { providerId, amountPaise } = first;
    return { changes: { state: 'PAID', providerId, ...partsOf(amountPaise, payment), paidAt: now, checkAt }, more };
  }
  if (payment.state !== 'PENDING') return { changes: { checkAt }, more };
  if (failed) return { changes: { state: 'FAILED', checkAt }, more };
  const isOver = payment.expiresAt !== null && now >= payment.expiresAt;
  return { changes: { ...(isOver && { state: 'EXPIRED' as const }), checkAt }, more };
}
