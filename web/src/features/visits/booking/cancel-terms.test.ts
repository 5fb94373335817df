import { expect, it } from 'vitest';
import type { Booking } from './booking.ts';
import { depositOf, feeNow, freeUntilOf, keptWords, termsAfterMove, termsOfOrder } from './cancel-terms.ts';

const policy = { cancelFeePercent: 20, cancelFreeHours: 24, depositPercent: 30, depositAbove: 500 };
const visit = { date: '2026-12-10', time: '11:00:00' };
const deadline = Date.parse('2026-12-09T11:00:00+05:30');
const booking = {
  cancellation: { freeUntil: '2026-12-09T05:30:00.000Z', graceUntil: null, feePercent: 20, fee: 199.9, kept: 0 },
  bookingDate: '2026-12-10',
  bookingTime: '11:00:00',
  amountPaid: 999.5,
} as Booking;

it('tells the policy before an order, as the server counts it', () => {
  const before = 'Free to cancel until Wed, 9 Dec, 11:00 AM. Later we keep 20 % of the price (₹200) from what you have paid.';
  const inTime = deadline - 15 * 60_000;
  expect(termsOfOrder(999.5, visit, policy, inTime)).toBe(before);
  expect(termsOfOrder(999.5, visit, policy, inTime + 1)).toBe(
    'Free to cancel for 15 minutes after you book. Later we keep 20 % of the price (₹200) from what you have paid.',
  );
  expect(termsOfOrder(999.5, visit, { ...policy, cancelFeePercent: 0 }, deadline)).toBeNull();
});

it('tells what a move does to the free time, as the server counts it', () => {
  const later = { date: '2026-12-12', time: '15:00:00' };
  const earlier = { date: '2026-12-09', time: '11:00:00' };
  const kept = 'we keep ₹199.90 from what you have paid.';
  expect(termsAfterMove(booking, later, deadline)).toBe(
    `At the new time, you can cancel for free until Fri, 11 Dec, 3:00 PM. Later ${kept}`,
  );
  expect(termsAfterMove(booking, earlier, deadline)).toBe(
    `At the new time, cancelling is no longer free: if you cancel, ${kept}`,
  );
  expect(termsAfterMove(booking, later, deadline + 1)).toBe(
    `The time for free cancelling has passed, also for the new time: if you cancel, ${kept}`,
  );
  expect(termsAfterMove(booking, null, deadline)).toBeNull();
  expect(termsAfterMove({ ...booking, cancellation: null }, later, deadline)).toBeNull();
});

it('counts the deposit', () => {
  expect(depositOf(999.5, policy)).toBe(300);
  expect(depositOf(500, policy)).toBe(0);
  expect(depositOf(49, { ...policy, depositAbove: 0, depositPercent: 1 })).toBe(0);
});

it('tells what cancelling costs now', () => {
  expect([feeNow(booking, deadline), freeUntilOf(booking, deadline)]).toEqual([0, 'Wed, 9 Dec, 11:00 AM']);
  expect([feeNow(booking, deadline + 1), freeUntilOf(booking, deadline + 1)]).toEqual([199.9, null]);
  expect(feeNow({ ...booking, amountPaid: 0 }, deadline + 1)).toBe(0);
  expect(feeNow({ ...booking, cancellation: null }, deadline + 1)).toBe(0);
  expect(keptWords(200, 1000)).toBe('We keep ₹200 of ₹1,000. ₹800 comes back.');
  expect(keptWords(100, 100)).toBe('We keep the ₹100 that you paid.');
});

it('M41 lets what was just booked be cancelled for free for a while', () => {
  const graceUntil = '2026-12-09T05:45:00.000Z';
  const fresh = {
    ...booking,
    cancellation: { freeUntil: '2026-12-09T05:30:00.000Z', graceUntil, feePercent: 20, fee: 200, kept: 0 },
  };
  const end = Date.parse(graceUntil);
  expect([feeNow(fresh, end), freeUntilOf(fresh, end)]).toEqual([0, 'Wed, 9 Dec, 11:15 AM']);
  expect([feeNow(fresh, end + 1), freeUntilOf(fresh, end + 1)]).toEqual([200, null]);
});
