import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import type { Coupon } from './coupon.ts';

/** Every coupon, the oldest first. */
export function useStaffCoupons() {
  return useStaffRead(['/coupon'], readCoupons);
}

export function readCoupons(): Promise<Coupon[]> {
  return ask(adminApi.GET('/coupon'));
}

/** Why customers cannot use a coupon on this day (IST) although it is switched on; null when they can. */
export function whyUnusable({ validFrom, validTill, usageLimit, usedCount }: Coupon, today: string): string | null {
  if (today < validFrom) return 'Not yet valid';
  if (today > validTill) return 'Expired';
  return usageLimit !== null && usedCount >= usageLimit ? 'Used up' : null;
}
