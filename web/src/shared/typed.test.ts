import { describe, expect, it } from 'vitest';
import cases from '../../../server/platform/shared/typed-cases.json' with { type: 'json' };
import { mobilePattern } from './phone.ts';
import {
  couponCodeAsTyped,
  isTooLong,
  mobileAsTyped,
  nameAsTyped,
  numberAsTyped,
  plain,
  readCouponCode,
  readEmail,
  readMobile,
  readPasscode,
  readPhone,
  readUpiId,
} from './typed.ts';

/** For each kind: its reader, and a pattern that no refused text may match. */
const kinds: [string, unknown, (text: string) => string, RegExp][] = [
  ['a mobile', cases.mobile, readMobile, mobilePattern],
  ['a mobile as it is pasted', cases.mobile, mobileAsTyped, mobilePattern],
  ['a passcode', cases.passcode, text => readPasscode(text), /^\d{4}$/],
  ['a long passcode', cases.longPasscode, text => readPasscode(text, 6), /^\d{6}$/],
  ['a coupon code', cases.couponCode, readCouponCode, /^$/],
  ['a full name', cases.fullName, text => nameAsTyped(text).trim(), /^\P{N}*$/u],
  ['an e-mail', cases.email, readEmail, /^[^\s@]+@[^\s@]+$/],
  ['a UPI id', cases.upiId, readUpiId, /@/],
  ['a phone number', cases.phone, readPhone, /^\+?[0-9][0-9 -]{5,}$/],
  ['a postal code', cases.postalCode, text => plain(text).replace(/\s+/g, ' ').trim(), /^$/],
];

describe.each(kinds)('%s', (_, table, read, pattern) => {
  it.each(table as [string, string | null][])('%j is read as %j', (typed, expected) => {
    if (expected === null) expect(read(typed)).not.toMatch(pattern);
    else expect(read(typed)).toBe(expected);
  });
});

/** The text in the field after these keys, one after the other. */
const afterKeys = (keys: string, read: (text: string) => string) => [...keys].reduce((text, key) => read(text + key), '');

describe('key by key', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['919876543210', '9876543210'],
    ['+919876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['00919876543210', '9876543210'],
    ['0919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['९१९८७६५४३२१०', '9876543210'],
    ['9198765432', '9198765432'],
    ['919198765432', '9198765432'],
    ['+919198765432', '9198765432'],
    ['98765432101', '98765432101'],
    ['91987654321', '91987654321'],
    ['+6591234567', '+6591234567'],
  ])('the mobile %s leaves %s', (keys, left) => {
    expect(afterKeys(keys, mobileAsTyped)).toBe(left);
  });

  it.each([
    ['9876543210', false],
    ['91987654321', false],
    ['0091987654321', false],
    ['98765432101', true],
    ['911234567890', true],
    ['+659123456789', true],
  ])('%s is too long: %s', (digits, tooLong) => {
    expect(isTooLong(digits)).toBe(tooLong);
  });

  it('a name keeps the blank that was just typed', () => {
    expect(afterKeys('Dr. Meera ', nameAsTyped)).toBe('Dr Meera ');
  });

  it('a coupon code keeps what may go on', () => {
    expect(afterKeys('new–year_', couponCodeAsTyped)).toBe('NEW-YEAR_');
  });
});

it.each([
  ['1299', '1299'],
  ['₹1,299.50', '1299.50'],
  ['Rs. 1,299/-', '1299'],
  ['१२९९.५', '1299.5'],
  ['۱۲۹۹٫۵', '1299.5'],
  ['১২', '12'],
  [' 45 ', '45'],
  ['−5', '-5'],
  ['5e', '5e'],
])('the number %j is read as %s', (typed, expected) => {
  expect(numberAsTyped(typed)).toBe(expected);
});
