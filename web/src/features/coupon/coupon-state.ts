import type { Coupon } from './coupon.ts';

/** Why customers cannot use a coupon although it is switched on, on this day in IST; null when they can (rule D4). */
export function hindrance({ validFrom, validTill, usageLimit, usedCount }: Coupon, today: string): string | null {
  if (today < validFrom) return 'Not yet valid';
  if (today > validTill) return 'Expired';
  if (usageLimit !== null && usedCount >= usageLimit) return 'Used up';
  return null;
}
