import { expect, it } from 'vitest';
import { missingOf, placeOf } from './draft.ts';
import type { Line } from './staff-booking.ts';

const whole = {
  lines: [{ quantity: 1 } as Line],
  place: { addressId: 'home' },
  visit: { date: '2026-01-10', time: '10:00:00' },
  couponCode: '',
};
const nothing = { isCallerAwaited: false, areCouponsAwaited: false };

it('names all that is missing, until nothing is', () => {
  expect(missingOf({ ...whole, lines: [], place: null, visit: null }, nothing)).toBe(
    'Still missing: a service, an address, a time slot.',
  );
  expect(missingOf({ ...whole, place: null }, nothing)).toBe('Still missing: an address.');
  expect(missingOf(whole, nothing)).toBeNull();
});

it('waits for the customer, and for the coupons where one was chosen, as long as they are awaited', () => {
  expect(missingOf({ ...whole, place: null }, { ...nothing, isCallerAwaited: true })).toBe(
    'Please wait until the customer is looked up.',
  );
  const coupons = { ...nothing, areCouponsAwaited: true };
  expect(missingOf({ ...whole, couponCode: 'NIKHAR10' }, coupons)).toBe('Please wait until the coupons are read.');
  expect(missingOf(whole, coupons)).toBeNull();
});

it('goes where it was chosen to go, as long as that is this customer’s; else to their only address', () => {
  const [home, office] = [{ id: 'home' }, { id: 'office' }];
  expect(placeOf({ addressId: 'office' }, [home, office])).toEqual({ addressId: 'office' });
  expect(placeOf({ addressId: 'office' }, [home])).toEqual({ addressId: 'home' });
  expect(placeOf(null, [home, office])).toBeNull();
});
