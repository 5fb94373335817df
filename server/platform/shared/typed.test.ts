import { describe, expect, it } from 'vitest';
import cases from '../../../common/typed-cases.json' with { type: 'json' };
import { TYPED_TEXTS } from './typed.ts';

const kinds = [
  ['mobile', cases.mobile],
  ['passcode', cases.passcode],
  ['long passcode', cases.longPasscode],
  ['coupon code', cases.couponCode],
  ['full name', cases.fullName],
  ['email', cases.email],
  ['UPI id', cases.upiId],
  ['phone', cases.phone],
  ['postal code', cases.postalCode],
  ['PIN code', cases.pinCode],
] as const;

describe.each(kinds)('%s', (kind, table) => {
  const { read, accepts } = TYPED_TEXTS[kind];

  it.each(table as [string, string | null][])('%j is read as %j', (typed, expected) => {
    const text = read(typed);
    if (expected === null) expect(accepts(text)).toBe(false);
    else expect(text).toBe(expected);
    if (expected) expect(accepts(text)).toBe(true);
  });

  it('reads its own result unchanged', () => {
    for (const [typed] of table) expect(read(read(typed as string))).toBe(read(typed as string));
  });
});
