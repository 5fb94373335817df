import { expect, it } from 'vitest';
import { missingOf, placeOf } from './draft.ts';
import type { Line } from './phone-booking.ts';

const whole = {
  lines: [{ quantity: 1 } as Line],
  place: { addressId: 'home' },
  visit: { date: '2026-01-10', time: '10:00:00' },
  guests: null,
  couponCode: '',
};
const read = { caller: 'there', coupons: 'there' } as const;

it('names all that is missing, until nothing is', () => {
  expect(missingOf({ ...whole, lines: [], place: null, visit: null }, read)).toBe(
    'Still missing: a service, an address, a time slot.',
  );
  expect(missingOf({ ...whole, place: null }, read)).toBe('Still missing: an address.');
  expect(missingOf(whole, read)).toBeNull();
});

it('waits for the customer, and for the coupons where one was chosen, and says when they could not be read', () => {
  const caller = (caller: 'awaited' | 'failed') => missingOf({ ...whole, place: null }, { ...read, caller });
  expect(caller('awaited')).toBe('Please wait until the customer is looked up.');
  expect(caller('failed')).toBe('The customer could not be looked up.');
  const coupons = (couponCode: string, coupons: 'awaited' | 'failed') =>
    missingOf({ ...whole, couponCode }, { ...read, coupons });
  expect(coupons('NIKHAR10', 'awaited')).toBe('Please wait until the coupons are read.');
  expect(coupons('NIKHAR10', 'failed')).toBe('The coupons could not be read.');
  expect([coupons('', 'awaited'), coupons('', 'failed')]).toEqual([null, null]);
});

it('goes where it was chosen to go, as long as that is this customer’s; else to their only address', () => {
  const [home, office] = [{ id: 'home' }, { id: 'office' }];
  expect(placeOf({ addressId: 'office' }, [home, office])).toEqual({ addressId: 'office' });
  expect(placeOf({ addressId: 'office' }, [home])).toEqual({ addressId: 'home' });
  expect(placeOf(null, [home, office])).toBeNull();
});
