import type { Cart } from './cart.ts';

/**
 * How many rupees of services must be added to reach the minimum with the coupon as it is: a percentage also reduces what is added,
 * and a fixed discount may exceed the total. Null when the coupon takes 100 % off.
 */
export function missingTo(minimum: number, { totalPrice, coupon }: Pick<Cart, 'totalPrice' | 'coupon'>): number | null {
  const hundredths = Math.round((coupon?.discountValue ?? 0) * 100);
  const share = coupon?.discountType === 'PERCENTAGE' ? hundredths : 0;
  if (share === whole) return null;
  const paid = Math.round(minimum * 100) + (share > 0 ? 0 : hundredths);
  return (Math.ceil((paid * whole) / (whole - share)) - Math.round(totalPrice * 100)) / 100;
}

/** 100 %, in hundredths of a per cent. */
const whole = 10_000;
