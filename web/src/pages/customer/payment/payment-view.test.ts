import { expect, it } from 'vitest';
import { viewOf } from './payment-view.ts';

const now = Date.parse('2026-11-27T09:00:00Z');
const later = '2026-11-27T09:10:00.000Z';
const before = '2026-11-27T08:50:00.000Z';

type Money = Parameters<typeof viewOf>[0];
type Latest = Parameters<typeof viewOf>[1];
const held: Money = {
  ...{ status: 'PENDING', paymentState: 'PENDING', amountDue: 999, refundDue: 0 },
  ...{ payBy: later, cancelReason: null, refundedAt: null },
};
const atVisit: Money = { ...held, paymentState: 'UNPAID', payBy: null };
const paid: Money = { ...held, paymentState: 'PAID', amountDue: 0, payBy: null };
const gone: Money = { ...held, status: 'CANCELLED', paymentState: 'UNPAID', amountDue: 0, payBy: null };
const none: Latest = { state: null, expiresAt: null };
const pending: Latest = { state: 'PENDING', expiresAt: later };
const failed: Latest = { state: 'FAILED', expiresAt: later };
const seen = { now, hasReturned: false, takesOnline: true };
const back = { ...seen, hasReturned: true };

it.each<[string, Money, Latest, typeof seen]>([
  ['open', held, none, seen],
  ['open', held, pending, seen],
  ['confirming', held, pending, back],
  ['paid', paid, pending, back],
  ['paid', { ...paid, paymentState: 'REFUND_DUE', refundDue: 999 }, pending, seen],
  ['paid', { ...atVisit, paymentState: 'PARTLY_PAID' }, { state: 'PAID', expiresAt: later }, back],
  ['open', { ...atVisit, paymentState: 'PARTLY_PAID' }, { state: 'PAID', expiresAt: later }, seen],
  ['failed', held, failed, back],
  ['failed', atVisit, failed, seen],
  // An old failure says nothing about today.
  ['open', atVisit, { ...failed, expiresAt: before }, seen],
  ['open', atVisit, { state: 'EXPIRED', expiresAt: before }, back],
  ['unavailable', atVisit, none, { ...seen, takesOnline: false }],
  ['expired', { ...held, payBy: before }, { state: 'PENDING', expiresAt: before }, back],
  ['expired', { ...gone, cancelReason: 'NOT_PAID' }, { state: 'EXPIRED', expiresAt: before }, seen],
  ['expired', { ...gone, cancelReason: 'NOT_PAID' }, { state: 'FAILED', expiresAt: before }, seen],
  ['cancelled', gone, { state: 'PENDING', expiresAt: later }, seen],
  ['cancelled', gone, none, seen],
  ['cancelled', { ...gone, paymentState: 'PAID' }, { state: 'PAID', expiresAt: before }, seen],
  ['refund due', { ...gone, paymentState: 'REFUND_DUE', refundDue: 999 }, failed, seen],
  ['refunded', { ...gone, paymentState: 'REFUNDED', refundedAt: before }, none, seen],
  ['refunded', { ...paid, paymentState: 'REFUNDED' }, none, seen],
])('says %s', (view, booking, payment, how) => {
  expect(viewOf(booking, payment, how)).toBe(view);
});
