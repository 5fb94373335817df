import { expect, it } from 'vitest';
import { matches } from './search.ts';

it("finds what a telephone writes with ’ and a keyboard with ', whichever way it is asked for", () => {
  for (const name of ["Men's Grooming", 'Men’s Grooming'])
    for (const search of ["men's", ' MEN’S ']) expect(matches(search, { name, description: '' })).toBe(true);
  expect(matches('women’s', { name: "Men's Grooming", description: '' })).toBe(false);
});
