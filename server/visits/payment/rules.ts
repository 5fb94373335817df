/** What a provider's answer makes of our payments, and when to ask again (rules M13 to M15). Pure. */

import { DAY, HOUR, type Instant, MINUTE, SECOND } from '../../../common/time.ts';
import type { PaymentRow } from '../../money/ledger/rules.ts';
import type { OrderState } from '../../platform/outside/gateway.ts';

/** How long one call may ask the provider for an order. Then another may take over, because the first may have died (rule M24). */
export const ORDERING_TIME = 15 * SECOND;

/** Whether somebody is still asking. A clock that went back must not keep others waiting. */
export function isBeingOrdered({ checkAt }: { checkAt: Instant }, now: Instant): boolean {
  return now < checkAt && checkAt <= now + ORDERING_TIME;
}

/** A bank may pay up to three days after it failed. */
const ASKED_FOR = 3 * DAY;
type Pace = [age: number, every: number][];
/** Milliseconds between two questions, for a payment of this age. The end of a hold asks, too (rule M25). */
const PACE_LATER: Pace = [
  [2 * HOUR, 5 * MINUTE],
  [12 * HOUR, 30 * MINUTE],
  [ASKED_FOR, 3 * HOUR],
];
/** Somebody may be paying just now. Most pay within minutes. */
const PACE_OPEN: Pace = [[5 * MINUTE, MINUTE], [30 * MINUTE, 2 * MINUTE], ...PACE_LATER];

/** The customer may still be at the provider's page. A second try of a failed payment comes soon. */
export const OPEN: PaymentRow['state'][] = ['PENDING', 'FAILED'];

/** When to ask about a payment next; null if nothing can come any more. */
export function nextCheck({ createdAt, state }: Pick<PaymentRow, 'createdAt' | 'state'>, now: Instant): Instant | null {
  const pace = OPEN.includes(state) ? PACE_OPEN : PACE_LATER;
  const every = pace.find(([age]) => now - createdAt < age)?.[1];
  return every === undefined ? null : now + every;
}

type Changes = Partial<
  Pick<PaymentRow, 'state' | 'providerId' | 'amountPaise' | 'tipPaise' | 'paidAt' | 'checkAt' | 'refundedPaise' | 'blockedAt'>
>;

export interface Outcome {
  /** What changes in the row of the payment. */
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
export function outcomeOf(
  payment: PaymentRow,
  { captured, blocked, failed }: OrderState,
  known: string[],
  now: Instant,
): Outcome {
  const fresh = captured.filter(({ providerId }) => !known.includes(providerId));
  const [first, ...others] = payment.state === 'PAID' ? [undefined, ...fresh] : fresh;
  const more = others.filter(one => one !== undefined);
  const asked = (state: PaymentRow['state']) => ({ state, checkAt: nextCheck({ ...payment, state }, now) });
  if (first) {
    const { providerId, amountPaise } = first;
    return { changes: { ...asked('PAID'), providerId, ...partsOf(amountPaise, payment), paidAt: now, blockedAt: null }, more };
  }
  const set = payment.state === 'PAID' ? {} : { blockedAt: blocked.length > 0 ? (payment.blockedAt ?? now) : null };
  if (payment.state !== 'PENDING') return { changes: { ...set, checkAt: nextCheck(payment, now) }, more };
  if (failed) return { changes: asked('FAILED'), more };
  const isOver = payment.expiresAt !== null && now >= payment.expiresAt;
  return { changes: { ...set, ...(isOver ? asked('EXPIRED') : { checkAt: nextCheck(payment, now) }) }, more };
}
