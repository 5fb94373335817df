/** The one pricing function, for the cart, the check of a coupon and the booking (rule M1). Pure. All money is integer paise. */
import { percentageOf } from '../../../common/money.ts';

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
  /** With the round off. */
  discountPaise: number;
  /** By how much the price differs from the exact one, so that it is whole rupees; below 0 if it is less. */
  roundOffPaise: number;
  finalPaise: number;
}

/** Whole rupees, half a rupee up, but never more than the total (rule M3). Paise. */
const inWholeRupees = (paise: number, totalPaise: number): number => {
  const nearest = Math.floor((paise + 50) / 100) * 100;
  return nearest > totalPaise ? nearest - 100 : nearest;
};

/** The price of the lines less the coupon and what staff take off by hand (rule B61). A discount never exceeds the total (rule D2). */
export function price(
  lines: readonly Line[],
  coupon: Discount | null,
  { wholeRupees }: { wholeRupees: boolean },
  handPaise = 0,
): Price {
  const totalPaise = lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
  const offered = !coupon
    ? 0
    : coupon.discountType === 'PERCENTAGE'
      ? percentageOf(totalPaise, coupon.discountHundredths)
      : coupon.discountHundredths;
  const exactPaise = totalPaise - Math.min(offered + handPaise, totalPaise);
  // A price without a discount stays as the owner typed it.
  const finalPaise = wholeRupees && exactPaise < totalPaise ? inWholeRupees(exactPaise, totalPaise) : exactPaise;
  return { totalPaise, discountPaise: totalPaise - finalPaise, roundOffPaise: finalPaise - exactPaise, finalPaise };
}
