import { expect, it } from 'vitest';
import { guestsWith } from './guest-rules.ts';

const line = (serviceId: string, quantity: number, choice = '', storedAs = choice) => ({ serviceId, choice, storedAs, quantity });

it('T14 shares the lines of a cart among its guests, and a cart without guests has none', () => {
  const named = [
    { label: 'Aai', serviceIds: ['cut', 'facial'] },
    { label: null, serviceIds: ['facial'] },
  ];
  expect(guestsWith(null, [line('cut', 1)])).toBeNull();
  expect(guestsWith(named, [line('cut', 1), line('facial', 2)])).toEqual(named);
  expect(guestsWith(named, [line('facial', 1)])).toEqual([{ label: 'Aai', serviceIds: ['facial'] }]);
  expect(guestsWith(named, [])).toBeNull();
});

it('T14 follows a choice that the shop calls otherwise by now', () => {
  const named = [{ label: null, serviceIds: ['cut~long', 'cut~short', 'cut'] }];
  const lines = [line('cut', 1, 'long'), line('cut', 2, 'short', '')];
  expect(guestsWith(named, lines)).toEqual([{ label: null, serviceIds: ['cut~long', 'cut~short', 'cut~short'] }]);
});
