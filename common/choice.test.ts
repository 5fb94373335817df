import { expect, it } from 'vitest';
import { fromPrice } from './choice.ts';

it('the lowest price of a service goes with its own minutes', () => {
  const short = { price: 4999, durationInMinutes: 120 };
  const long = { price: 3999, durationInMinutes: 180 };
  expect(fromPrice(short)).toEqual({ ...short, isFrom: false });
  expect(fromPrice({ ...short, variants: [short] })).toEqual({ ...short, isFrom: false });
  expect(fromPrice({ ...short, variants: [short, long] })).toEqual({ ...long, isFrom: true });
});
