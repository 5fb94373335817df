import { describe, expect, it } from 'vitest';
import { DEMO_SETTINGS } from '../demo/settings.ts';
import { mistakesIn, paymentTypesOf, tidied } from './rules.ts';

const [MONDAY, TUESDAY, ...REST] = DEMO_SETTINGS.openingHours as [Hours, Hours, ...Hours[]];
type Hours = (typeof DEMO_SETTINGS.openingHours)[number];

const fieldsOf = (change: Partial<typeof DEMO_SETTINGS>) => mistakesIn({ ...DEMO_SETTINGS, ...change }).map(({ field }) => field);

describe('valid settings', () => {
  it('include the defaults', () => {
    expect(mistakesIn(DEMO_SETTINGS)).toEqual([]);
  });

  it.each<[string, Partial<typeof DEMO_SETTINGS>, string[]]>([
    ['a blank name', { salonName: ' ', address: '\n' }, ['salonName']],
    ['a position off the Earth', { latitude: '90.1', longitude: '-180.1' }, ['latitude', 'longitude']],
    ['a day twice', { openingHours: [MONDAY, MONDAY, ...REST] }, ['openingHours.1.day']],
    [
      'closing before opening',
      { openingHours: [MONDAY, { ...TUESDAY, opens: '20:00:00', closes: '09:00:00' }, ...REST] },
      ['openingHours.1.closes'],
    ],
    [
      'closing when it opens',
      { openingHours: [MONDAY, { ...TUESDAY, opens: '09:00:00', closes: '09:00:00' }, ...REST] },
      ['openingHours.1.closes'],
    ],
    [
      'a closed day, whatever its hours',
      { openingHours: [MONDAY, { ...TUESDAY, opens: '20:00:00', closes: '09:00:00', closed: true }, ...REST] },
      [],
    ],
    ['a closed day twice', { closedDays: ['2027-01-26', '2027-08-15', '2027-01-26'] }, ['closedDays.2']],
  ])('exclude %s', (_, change, fields) => {
    expect(fieldsOf(change)).toEqual(fields);
  });
});

it('stores settings trimmed, in order and to the paisa', () => {
  const entered = {
    ...DEMO_SETTINGS,
    salonName: ' Nikhar ',
    phone: '+91 98765 00000 ',
    address: ' Nagpur ',
    openingHours: DEMO_SETTINGS.openingHours.toReversed(),
    closedDays: ['2027-08-15', '2027-01-26'],
    minimumOrderValue: 3 * 299.7,
  };
  expect(tidied(entered)).toMatchObject({
    salonName: 'Nikhar',
    phone: '+91 98765 00000',
    address: 'Nagpur',
    openingHours: DEMO_SETTINGS.openingHours,
    closedDays: ['2027-01-26', '2027-08-15'],
    minimumOrderValue: 899.1,
  });
  expect(entered.closedDays[0]).toBe('2027-08-15');
});

it.each([
  ['none', null, true, ['PAY_AFTER']],
  ['none', 'nikhar@upi', true, ['PAY_AFTER', 'PAY_NOW']],
  ['dev', null, true, ['PAY_AFTER', 'PAY_NOW']],
  ['dev', null, false, ['PAY_AFTER']],
] as const)('with the provider %s, the UPI id %j and the switch %j one can %j', (PAYMENT_PROVIDER, upiId, payOnline, types) => {
  expect(paymentTypesOf({ payments: { PAYMENT_PROVIDER } }, { ...DEMO_SETTINGS, upiId, payOnline })).toEqual(types);
});
