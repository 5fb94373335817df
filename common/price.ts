/** The one pricing function, for cart, coupon, booking and checkout (rule M1). Pure. All money is integer paise. */
import { percentageOf } from './money.ts';

interface Line {
  pricePaise: number;
  quantity: number;
}

export interface Discount {
  discountType: 'PERCENTAGE' | 'FIXED';
  /** Hundredths of a per cent, or paise. */
  discountHundredths: number;
}

/** What depends on where and when the visit is, and what staff take off by hand (rule B61). */
export interface Extras {
  /** The fee for the way (rule M50). */
  travelPaise?: number;
  /** By how many per cent the services are cheaper at this time (rule M51). */
  quietPercent?: number;
  handPaise?: number;
}

interface Price {
  /** Services and travel. */
  totalPaise: number;
  /** With the quiet-hour price and the round off. */
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

/** By how much these services are cheaper at a quiet time (rule M51). Paise. */
export function quietPaiseOf(servicesPaise: number, quietPercent: number): number {
  return percentageOf(servicesPaise, quietPercent * 100);
}

/**
 * The price of the lines at a quiet time, with the way to them, less the coupon and what staff take off by hand. A coupon counts for the
 * services alone and is never more than they cost; no discount exceeds the total (rules D2, M50 and M51).
 */
export function price(
  lines: readonly Line[],
  coupon: Discount | null,
  { wholeRupees }: { wholeRupees: boolean },
  { travelPaise = 0, quietPercent = 0, handPaise = 0 }: Extras = {},
): Price {
  const servicesPaise = lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
  const totalPaise = servicesPaise + travelPaise;
  const quietPaise = quietPaiseOf(servicesPaise, quietPercent);
  const rest = servicesPaise - quietPaise;
  const offered = !coupon
    ? 0
    : coupon.discountType === 'PERCENTAGE'
      ? percentageOf(rest, coupon.discountHundredths)
      : coupon.discountHundredths;
  const exactPaise = totalPaise - Math.min(quietPaise + Math.min(offered, rest) + handPaise, totalPaise);
  // A price without a discount stays as the owner typed it.
  const finalPaise = wholeRupees && exactPaise < totalPaise ? inWholeRupees(exactPaise, totalPaise) : exactPaise;
  return { totalPaise, discountPaise: totalPaise - finalPaise, roundOffPaise: finalPaise - exactPaise, finalPaise };
}
