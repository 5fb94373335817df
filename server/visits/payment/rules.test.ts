import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../common/time.ts';
import type { PaymentRow } from '../../money/ledger/rules.ts';
import type { OrderState } from '../../platform/outside/gateway.ts';
import { nextCheck, outcomeOf } from './rules.ts';

const AT = Date.parse('2026-12-04T12:00:00+05:30');
const pending: PaymentRow = {
  ...{ id: 'p-1', bookingId: 'b-1', provider: 'RAZORPAY', method: 'ONLINE', state: 'PENDING', amountPaise: 100_000 },
  ...{
    tipPaise: 5000,
    tipFor: null,
    refundedPaise: 0,
    orderId: 'order_1',
    providerId: null,
    blockedAt: null,
    url: '/pay/p-1',
    note: null,
    professionalId: null,
    toSalon: false,
  },
  ...{ createdAt: AT, expiresAt: AT + 15 * MINUTE, paidAt: null, checkAt: null },
};
const captured = (providerId = 'pay_1', amountPaise = 105_000, refundedPaise = 0): OrderState => ({
  captured: [{ providerId, amountPaise, refundedPaise }],
  blocked: [],
  failed: false,
});
const NOTHING: OrderState = { captured: [], blocked: [], failed: false };
const ALLOWED: OrderState = { captured: [], blocked: [{ providerId: 'pay_1', amountPaise: 105_000 }], failed: false };
const FAILED: OrderState = { captured: [], blocked: [], failed: true };

const permutations = <T>(list: T[]): T[][] =>
  list.length < 2
    ? [list]
    : list.flatMap((one, at) => permutations(list.filter((_, other) => other !== at)).map(rest => [one, ...rest]));

/** The payment after all these answers, and what the customer paid beside it. */
const told = (answers: OrderState[], payment = pending) => {
  let row = payment;
  const more: string[] = [];
  for (const answer of answers) {
    const known = [row.providerId, ...more].filter(id => id !== null);
    const outcome = outcomeOf(row, answer, known, AT + MINUTE);
    row = { ...row, ...outcome.changes };
    more.push(...outcome.more.map(({ providerId }) => providerId));
  }
  return { row, more };
};

describe('what the provider says', () => {
  it('ends in one state, however it is ordered: authorized, failed, captured, refunded, twice', () => {
    const all = permutations([ALLOWED, FAILED, captured(), captured('pay_1', 105_000, 105_000), captured()]);
    expect(all).toHaveLength(120);
    for (const answers of all) {
      const { row, more } = told(answers);
      expect([row.state, row.providerId, row.amountPaise, row.tipPaise, more]).toEqual(['PAID', 'pay_1', 100_000, 5000, []]);
    }
  });

  it('counts a second payment of the same order once', () => {
    const both = { captured: [...captured().captured, ...captured('pay_2').captured], blocked: [], failed: false };
    for (const answers of permutations([captured(), both, both, NOTHING])) {
      const { row, more } = told(answers);
      expect([row.providerId, more]).toEqual(['pay_1', ['pay_2']]);
    }
  });

  it.each([
    ['all with the tip', 105_000, 100_000, 5000],
    ['a part of the tip', 101_000, 100_000, 1000],
    ['less than the price', 60_000, 60_000, 0],
    ['more than was asked for', 200_000, 195_000, 5000],
  ])('gives the price first: %s', (_, came, amountPaise, tipPaise) => {
    expect(outcomeOf(pending, captured('pay_1', came), [], AT).changes).toMatchObject({ state: 'PAID', amountPaise, tipPaise });
  });

  it('ends the wait after the time to pay, and still takes late money', () => {
    expect(outcomeOf(pending, NOTHING, [], AT + 15 * MINUTE - 1).changes.state).toBeUndefined();
    const expired = { ...pending, ...outcomeOf(pending, NOTHING, [], AT + 15 * MINUTE).changes };
    expect(expired.state).toBe('EXPIRED');
    expect(told([captured()], expired).row.state).toBe('PAID');
    expect(told([FAILED, NOTHING, captured()]).row.state).toBe('PAID');
  });

  it('is asked for less and less often, for three days', () => {
    const waits = [0, HOUR, 3 * HOUR, DAY].map(age => (nextCheck(pending, AT + age) ?? 0) - AT - age);
    expect(waits).toEqual([MINUTE, 5 * MINUTE, 30 * MINUTE, 3 * HOUR]);
    expect(nextCheck(pending, AT + 3 * DAY)).toBeNull();
  });

  it.each([
    ['PENDING', [MINUTE, MINUTE, 2 * MINUTE, 2 * MINUTE]],
    ['FAILED', [MINUTE, MINUTE, 2 * MINUTE, 2 * MINUTE]],
    ['EXPIRED', Array(4).fill(5 * MINUTE)],
    ['PAID', Array(4).fill(5 * MINUTE)],
  ] as const)('is asked for often only while somebody may be paying: %s', (state, every) => {
    const waits = [0, 4, 5, 15].map(age => (nextCheck({ ...pending, state }, AT + age * MINUTE) ?? 0) - AT - age * MINUTE);
    expect(waits).toEqual(every);
  });
});
