import { money } from '../../shared/format.ts';
import type { CouponRequest } from './coupon.ts';

type Discount = Pick<CouponRequest, 'discountType' | 'discountValue'>;

/** `10%`, or rupees with two decimals (rule D10). */
export function discountWords({ discountType, discountValue }: Discount): string {
  if (discountType === 'PERCENTAGE') return `${discountValue}%`;
  const written = money(discountValue);
  return written.includes('.') ? written : `${written}.00`;
}

/** What the discount takes off, in rupees, computed as on the server (server/coupon/pricing.ts): half a paisa rounds up, never more than the total. */
export function saving(rupees: number, { discountType, discountValue }: Discount): number {
  const [total, hundredths] = [Math.round(rupees * 100), Math.round(discountValue * 100)];
  const paise = discountType === 'PERCENTAGE' ? Math.floor((total * hundredths + 5000) / 10_000) : hundredths;
  return Math.min(paise, total) / 100;
}
