import type { components } from '#contract';
import { money } from '../../../shared/format.ts';

type Discount = Pick<CouponRequest, 'discountType' | 'discountValue'>;

/** `10%`, or rupees with two decimals (rule D10). */
export function discountWords({ discountType, discountValue }: Discount): string {
  if (discountType === 'PERCENTAGE') return `${discountValue}%`;
  const written = money(discountValue);
  return written.includes('.') ? written : `${written}.00`;
}

/**
 * What the discount takes off, in rupees, computed as on the server (common/price.ts): half a paisa rounds up, never more than the
 * total. With `wholeRupees` what is left is rounded, half a rupee up, but never above the total (rule M3).
 */
export function saving(rupees: number, { discountType, discountValue }: Discount, wholeRupees = false): number {
  const [total, hundredths] = [Math.round(rupees * 100), Math.round(discountValue * 100)];
  const paise = discountType === 'PERCENTAGE' ? Math.floor((total * hundredths + 5000) / 10_000) : hundredths;
  const left = total - Math.min(paise, total);
  if (!wholeRupees || left === total) return (total - left) / 100;
  const nearest = Math.floor((left + 50) / 100) * 100;
  return (total - (nearest > total ? nearest - 100 : nearest)) / 100;
}

export type Coupon = components['schemas']['Coupon'];
export type CouponRequest = components['schemas']['CouponRequest'];

/** Whether one customer alone may use it (rule D12). */
export function isPersonal({ userId }: Pick<Coupon, 'userId'>): boolean {
  return typeof userId === 'string';
}
