import { describe, expect, it } from 'vitest';
import { couponCodeAsTyped, nameAsTyped } from '../../../common/typed.ts';
import cases from '../../../common/typed-cases.json' with { type: 'json' };
import { isTooLong, mobileAsTyped, numberAsTyped } from './as-typed.ts';

it.each(cases.mobile as [string, string | null][])('the mobile %j, as it is pasted, is %j', (pasted, expected) => {
  if (expected === null) expect(mobileAsTyped(pasted)).not.toMatch(/^[6-9]\d{9}$/);
  else expect(mobileAsTyped(pasted)).toBe(expected);
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
