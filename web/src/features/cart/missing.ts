import type { Cart } from './cart.ts';

/**
 * For how many rupees of services a cart still needs, its coupon staying as it is: of what is added 25 % are taken off, too,
 * and of a fixed sum there may be a rest. Null where all of it is taken off, whatever is added.
 */
export function missingTo(minimum: number, { totalPrice, coupon }: Pick<Cart, 'totalPrice' | 'coupon'>): number | null {
  const hundredths = Math.round((coupon?.discountValue ?? 0) * 100);
  const share = coupon?.discountType === 'PERCENTAGE' ? hundredths : 0;
  if (share === whole) return null;
  const paid = Math.round(minimum * 100) + (share > 0 ? 0 : hundredths);
  return (Math.ceil((paid * whole) / (whole - share)) - Math.round(totalPrice * 100)) / 100;
}

/** All of it, in hundredths of a per cent. */
const whole = 10_000;
