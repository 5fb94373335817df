import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Discount, price } from './price.ts';

const percentage = (hundredths: number): Discount => ({ discountType: 'PERCENTAGE', discountHundredths: hundredths });
const fixed = (paise: number): Discount => ({ discountType: 'FIXED', discountHundredths: paise });

const EXACT = { wholeRupees: false };
const WHOLE = { wholeRupees: true };

describe('price', () => {
  test.each([
    ['nothing without lines', [], percentage(1000), { totalPaise: 0, discountPaise: 0, finalPaise: 0 }],
    [
      'the sum without a coupon',
      [
        [59_900, 2],
        [100, 1],
      ],
      null,
      { totalPaise: 119_900, discountPaise: 0, finalPaise: 119_900 },
    ],
    ['10 % of ₹1198', [[59_900, 2]], percentage(1000), { totalPaise: 119_800, discountPaise: 11_980, finalPaise: 107_820 }],
    ['half a paisa rounded up', [[5, 1]], percentage(1000), { totalPaise: 5, discountPaise: 1, finalPaise: 4 }],
    ['less than half a paisa rounded down', [[499, 1]], percentage(10), { totalPaise: 499, discountPaise: 0, finalPaise: 499 }],
    ['12.34 % of ₹99.99', [[9999, 1]], percentage(1234), { totalPaise: 9999, discountPaise: 1234, finalPaise: 8765 }],
    ['100 %', [[33_333, 3]], percentage(10_000), { totalPaise: 99_999, discountPaise: 99_999, finalPaise: 0 }],
    ['a fixed sum', [[59_900, 1]], fixed(10_050), { totalPaise: 59_900, discountPaise: 10_050, finalPaise: 49_850 }],
    [
      'R40 a fixed sum above the total as the total',
      [[100, 1]],
      fixed(5000),
      { totalPaise: 100, discountPaise: 100, finalPaise: 0 },
    ],
  ] as [string, [number, number][], Discount | null, Omit<ReturnType<typeof price>, 'roundOffPaise'>][])(
    'is %s',
    (_, lines, coupon, expected) => {
      expect(
        price(
          lines.map(([pricePaise, quantity]) => ({ pricePaise, quantity })),
          coupon,
          EXACT,
        ),
      ).toMatchObject(expected);
    },
  );
});

// Beyond the contract's limits of ₹1,00,000 for a service, and 50 services of 20 each in a cart.
const lines = fc.array(
  fc.record({ pricePaise: fc.integer({ min: 1, max: 100_000_000 }), quantity: fc.integer({ min: 1, max: 20 }) }),
  {
    maxLength: 50,
  },
);
const coupon = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 10_000 }).map(percentage),
  fc.integer({ min: 1, max: 100_000_000 }).map(fixed),
);

describe('any price', () => {
  test('R40 has total = Σ price × quantity and final = total − discount, in whole paise that are not negative', () => {
    fc.assert(
      fc.property(lines, coupon, (some, discount) => {
        const { totalPaise, discountPaise, finalPaise } = price(some, discount, EXACT);
        const exact = some.reduce((sum, line) => sum + BigInt(line.pricePaise) * BigInt(line.quantity), 0n);
        expect(BigInt(totalPaise)).toBe(exact);
        expect(finalPaise).toBe(totalPaise - discountPaise);
        for (const paise of [totalPaise, discountPaise, finalPaise]) {
          expect(Number.isSafeInteger(paise)).toBe(true);
          expect(paise).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('has an exact percentage, with half a paisa rounded up', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 10_000 }), (some, hundredths) => {
        const { totalPaise, discountPaise } = price(some, percentage(hundredths), EXACT);
        // floor(x + 1/2) in integers: twice the hundredths, plus one half, over 20,000.
        expect(BigInt(discountPaise)).toBe((2n * BigInt(totalPaise) * BigInt(hundredths) + 10_000n) / 20_000n);
      }),
    );
  });

  test('is reduced by a fixed sum, at most to 0', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 100_000_000 }), (some, paise) => {
        const { totalPaise, discountPaise } = price(some, fixed(paise), EXACT);
        expect(discountPaise).toBe(Math.min(paise, totalPaise));
      }),
    );
  });

  test.each([
    // Nobody can pay ten paise.
    [99_900, percentage(1000), { finalPaise: 89_900, discountPaise: 10_000, roundOffPaise: -10 }],
    [99_950, percentage(1000), { finalPaise: 90_000, discountPaise: 9950, roundOffPaise: 45 }],
    [99_900, fixed(4950), { finalPaise: 95_000, discountPaise: 4900, roundOffPaise: 50 }],
    // Never dearer than without the coupon, and never below nothing.
    [99_960, fixed(10), { finalPaise: 99_900, discountPaise: 60, roundOffPaise: -50 }],
    [40, fixed(10), { finalPaise: 0, discountPaise: 40, roundOffPaise: -30 }],
    [99_900, fixed(200_000), { finalPaise: 0, discountPaise: 99_900, roundOffPaise: 0 }],
    // Without a discount the price is the owner's.
    [40_050, null, { finalPaise: 40_050, discountPaise: 0, roundOffPaise: 0 }],
  ])('M3 of %i paise is whole rupees after a discount', (pricePaise, coupon, expected) => {
    expect(price([{ pricePaise, quantity: 1 }], coupon, WHOLE)).toMatchObject(expected);
  });
});

describe('where and when', () => {
  const lines = [{ pricePaise: 100_000, quantity: 1 }];

  test('M50 adds the way, which no coupon touches', () => {
    const travelPaise = 10_000;
    expect(price(lines, null, EXACT, { travelPaise })).toEqual({
      ...{ totalPaise: 110_000, discountPaise: 0, roundOffPaise: 0, finalPaise: 110_000 },
    });
    expect(price(lines, percentage(1000), EXACT, { travelPaise })).toMatchObject({ discountPaise: 10_000, finalPaise: 100_000 });
    expect(price(lines, fixed(500_000), EXACT, { travelPaise })).toMatchObject({ discountPaise: 100_000, finalPaise: 10_000 });
  });

  test('M51 takes a share off the services first, then the coupon off the rest', () => {
    const extras = { travelPaise: 10_000, quietPercent: 20 };
    expect(price(lines, percentage(1000), EXACT, extras)).toMatchObject({ discountPaise: 28_000, finalPaise: 82_000 });
    expect(price(lines, fixed(500_000), EXACT, extras)).toMatchObject({ finalPaise: 10_000 });
    expect(price(lines, null, EXACT, { quietPercent: 100, handPaise: 5 })).toMatchObject({ finalPaise: 0 });
  });
});
