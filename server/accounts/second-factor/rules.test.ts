/** Codes of apps, by the test vectors of RFC 6238, and recovery codes. */
import { describe, expect, it } from 'vitest';
import { SECOND } from '../../../common/time.ts';
import { addressOf, hashRecoveryCode, isOfApp, newKey, newRecoveryCode, plainCode, stepOf } from './rules.ts';

/** `12345678901234567890` in base 32. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of an app', () => {
  // Appendix B, SHA-1. Apps show the last six digits.
  it.each([
    [59, '94287082', 0x1],
    [1111111109, '07081804', 0x23523ec],
    [1111111111, '14050471', 0x23523ed],
    [1234567890, '89005924', 0x273ef07],
    [2000000000, '69279037', 0x3f940aa],
    [20000000000, '65353130', 0x27bc86aa],
  ])('S34 at %i seconds is that of RFC 6238', (seconds, digits, step) => {
    expect(stepOf(KEY, digits.slice(2), seconds * SECOND)).toBe(step);
  });

  it('S34 is right 30 seconds early and late, and no longer', () => {
    const of = (seconds: number) => stepOf(KEY, '287082', seconds * SECOND);
    expect([0, 30, 59, 60, 89].map(of)).toEqual([1, 1, 1, 1, 1]);
    expect(of(90)).toBeNull();
    expect(stepOf(KEY, '287083', 59 * SECOND)).toBeNull();
  });

  it('S34 comes from a key of 160 bits, which the address names with the salon and the person', () => {
    const key = newKey();
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    const { protocol, searchParams, pathname } = new URL(addressOf(key, 'Nikhar: Nagpur', 'a@b.example'));
    expect([protocol, decodeURIComponent(pathname)]).toEqual(['otpauth:', expect.stringContaining('Nikhar  Nagpur:a@b.example')]);
    expect(Object.fromEntries(searchParams)).toMatchObject({ secret: key, digits: '6', period: '30', algorithm: 'SHA1' });
  });
});

describe('a recovery code', () => {
  it('S35 is read with or without hyphens and blanks, and is never taken for a code of an app', () => {
    const code = newRecoveryCode();
    expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect([code.toUpperCase(), ` ${code.replaceAll('-', ' ')} `].map(plainCode)).toEqual([plainCode(code), plainCode(code)]);
    expect([plainCode('482 193'), plainCode(code)].map(isOfApp)).toEqual([true, false]);
  });

  it('S35 has a hash of its own for each person', () => {
    expect(hashRecoveryCode('one', 'abcd')).not.toBe(hashRecoveryCode('other', 'abcd'));
  });
});
