/** The one pricing function, for the cart, the check of a coupon and the booking (rule M1). Pure. All money is integer paise. */

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

/** 100 % in hundredths of a per cent. */
const WHOLE = 10_000;

/** Half a paisa rounds up (rule M3). The integers stay below 2^53: 100 % of ₹100 crore is 10^15. */
const percentageOf = (totalPaise: number, hundredths: number): number =>
  Math.floor((totalPaise * hundredths + WHOLE / 2) / WHOLE);

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
