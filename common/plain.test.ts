import { expect, it } from 'vitest';
import { plain } from './plain.ts';

it('reads the digits of every script', () => {
  for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
    const digits = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9876543210);
    if (/^\p{Nd}{10}$/u.test(digits)) expect(plain(digits), numberingSystem).toBe('9876543210');
  }
});
