/** The one pricing function, for the cart, the check of a coupon and the booking (rule M1). Pure. All money is integer paise. */
import { percentageOf } from '../shared/money.ts';

interface Line {
  pricePaise: number;
  quantity: number;
}

export interface Discount {
  discountType: 'PERCENTAGE' | 'FIXED';
  /** Hundredths of a per cent, or paise. */
  discountHundredths: number;
}

interface Price {
  totalPaise: number;
  discountPaise: number;
  finalPaise: number;
}

/** The price of the lines less the coupon. A discount never exceeds the total (rule D2). */
export function price(lines: readonly Line[], coupon: Discount | null): Price {
  const totalPaise = lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
  const offered = !coupon
    ? 0
    : coupon.discountType === 'PERCENTAGE'
      ? percentageOf(totalPaise, coupon.discountHundredths)
      : coupon.discountHundredths;
  const discountPaise = Math.min(offered, totalPaise);
  return { totalPaise, discountPaise, finalPaise: totalPaise - discountPaise };
}
