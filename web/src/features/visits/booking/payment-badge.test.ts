import { expect, it } from 'vitest';
import { paymentWords } from './payment-badge.tsx';

type Paid = Parameters<typeof paymentWords>[0];
const unpaid: Paid = {
  ...{ status: 'PENDING', paymentType: 'PAY_AFTER', paymentState: 'UNPAID', finalPrice: 1499, amountPaid: 0, amountDue: 1499 },
  ...{ dueNow: 0, refundDue: 0, payBy: null, refundedAt: null, cancellation: null },
};
const terms = { freeUntil: '2026-11-26T05:30:00.000Z', graceUntil: null, feePercent: 50, fee: 750 };
const feeKept: Partial<Paid> = { status: 'CANCELLED', cancellation: { ...terms, kept: 750 } };

it.each<[string | undefined, Partial<Paid>]>([
  ['To pay ₹1,499 after the visit', {}],
  ['To pay ₹1,499', { paymentType: 'PAY_NOW' }],
  ['To pay ₹1,499', { status: 'COMPLETED' }],
  ['To pay ₹1,499', { laterDue: 900, laterDueOn: '2026-12-11' }],
  ['To pay ₹1,499 after the visit', { laterDue: 0, laterDueOn: '2026-12-11' }],
  ['Nothing to pay', { finalPrice: 0, amountDue: 0 }],
  ['Nothing to pay', { finalPrice: 0, amountDue: 0, paymentState: 'PAID' }],
  ['Payment under way until 3:45 PM', { paymentState: 'PENDING', payBy: '2026-11-27T10:15:00.000Z' }],
  ['Payment under way', { paymentState: 'PENDING' }],
  ['Partly paid: ₹500 of ₹1,499', { paymentState: 'PARTLY_PAID', amountPaid: 500, amountDue: 999 }],
  ['Paid', { paymentState: 'PAID', amountPaid: 1499, amountDue: 0 }],
  ['Paid ₹1,299, ₹200 given back', { paymentState: 'PAID', status: 'COMPLETED', amountPaid: 1299, amountDue: 0 }],
  ['Fee of ₹300 paid', { paymentState: 'PAID', status: 'CANCELLED', amountPaid: 300, amountDue: 0 }],
  ['Refund of ₹1,499 on its way', { paymentState: 'REFUND_DUE', status: 'CANCELLED', refundDue: 1499 }],
  ['Refund of ₹1,499 on its way', { paymentState: 'REFUND_DUE', refundDue: 1499, cancellation: { ...terms, kept: 0 } }],
  ['Refund of ₹749 on its way, fee of ₹750 kept', { ...feeKept, paymentState: 'REFUND_DUE', refundDue: 749 }],
  ['Refunded on Fri, 27 Nov, fee of ₹750 kept', { ...feeKept, paymentState: 'REFUNDED', refundedAt: '2026-11-26T19:00:00.000Z' }],
  ['Refunded on Fri, 27 Nov', { paymentState: 'REFUNDED', status: 'CANCELLED', refundedAt: '2026-11-26T19:00:00.000Z' }],
  ['Refunded', { paymentState: 'REFUNDED', status: 'COMPLETED' }],
  [undefined, { status: 'CANCELLED', amountDue: 0 }],
])('says %s', (words, some) => {
  expect(paymentWords({ ...unpaid, ...some })?.words).toBe(words);
});
