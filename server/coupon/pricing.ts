/** The one pricing function: cart, validate and booking all ask here (rule M1). Pure; all money is integer paise. */

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

/** All of it, in hundredths of a per cent. */
const WHOLE = 10_000;

/** Half a paisa rounds up (rule M3). Integers stay far below 2^53: a total of ₹100 crore times 100 % is 10^15. */
const percentageOf = (totalPaise: number, hundredths: number): number =>
  Math.floor((totalPaise * hundredths + WHOLE / 2) / WHOLE);

/** What the lines cost, less the coupon; a discount never exceeds the total (rule D2). */
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
