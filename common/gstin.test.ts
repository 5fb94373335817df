import { expect, it } from 'vitest';

import { isGstin } from './gstin.ts';
import { readGstin } from './typed.ts';

const VALID = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAACR5055K1Z7'];

it.each(VALID)('%s is a GSTIN, and with any other check character it is none', gstin => {
  expect(isGstin(gstin)).toBe(true);
  const others = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(character => character !== gstin.at(-1));
  expect(others.filter(character => isGstin(gstin.slice(0, 14) + character))).toEqual([]);
});

it.each(['', '27AAPFU0939F1ZV ', '27aapfu0939f1zv', '27AAPFU0939F0ZV', '27AAPFU0939F1YV', '7AAPFU0939F1ZV'])(
  '%j is none',
  text => {
    expect(isGstin(text)).toBe(false);
  },
);

it.each([' 27aapfu0939f1zv\n', '27-AAPFU-0939F-1ZV', '27 AAPFU 0939F 1Z V', '२७AAPFU०९३९F१ZV', '27AAPFU0939F1ZV.'])(
  '%j is read as a person would read it',
  typed => {
    expect(readGstin(typed)).toBe(VALID[0]);
  },
);
