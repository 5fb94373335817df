// What place and time change of a price, as the server decides it (rules M50 and M51).
import { quietPercentAt, travelFeeTo } from '../../../../../common/extras.ts';
import { minuteOf } from '../../../../../common/minutes.ts';
import { type Discount, price, quietPaiseOf } from '../../../../../common/price.ts';
import type { Settings } from '../../salon/settings/use-settings.ts';

interface Where {
  latitude: string;
  longitude: string;
}

interface When {
  date: string;
  /** HH:mm:ss, in India. */
  time: string;
}

/** What is known of the visit. */
export interface Known {
  where?: Where | null | undefined;
  when?: When | null | undefined;
}

/** What the settings say of prices. */
export type PriceSettings = Pick<Settings, 'wholeRupees' | 'latitude' | 'longitude' | 'travelFees' | 'quietHours'>;

interface Line {
  /** Rupees. */
  service: { price: number };
  quantity: number;
}

interface Coupon {
  discountType: Discount['discountType'];
  discountValue: number;
}

/** Rupees. */
export interface PriceOfVisit {
  totalPrice: number;
  discount: number;
  finalPrice: number;
  /** A part of the total; 0 without one. */
  travelFee: number;
  /** A part of the discount, with the round off if there is no coupon; 0 without one. */
  quietDiscount: number;
}

/** By how many per cent a visit then is cheaper; 0 for nothing, and while it is not known. */
export function quietPercentOf(settings: PriceSettings | undefined, when: When | null | undefined): number {
  return settings && when ? quietPercentAt(settings, when.date, minuteOf(when.time)) : 0;
}

/** The price of the lines for such a visit, whatever is not known yet left out. */
export function priceOfVisit(
  lines: readonly Line[],
  coupon: Coupon | null | undefined,
  settings: PriceSettings | undefined,
  { where, when }: Known,
): PriceOfVisit {
  const place = where ? { latitude: Number(where.latitude), longitude: Number(where.longitude) } : null;
  const travelPaise = settings ? Math.round(travelFeeTo(settings, place) * 100) : 0;
  const quietPercent = quietPercentOf(settings, when);
  const sums = price(
    lines.map(({ service, quantity }) => ({ pricePaise: Math.round(service.price * 100), quantity })),
    coupon ? { discountType: coupon.discountType, discountHundredths: Math.round(coupon.discountValue * 100) } : null,
    { wholeRupees: settings?.wholeRupees ?? false },
    { travelPaise, quietPercent },
  );
  const quietPaise = quietPaiseOf(sums.totalPaise - travelPaise, quietPercent);
  const quietShown = quietPaise > 0 && !coupon ? sums.discountPaise : quietPaise;
  return {
    totalPrice: sums.totalPaise / 100,
    discount: sums.discountPaise / 100,
    finalPrice: sums.finalPaise / 100,
    travelFee: travelPaise / 100,
    quietDiscount: quietShown / 100,
  };
}
