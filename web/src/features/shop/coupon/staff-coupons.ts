import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import type { Coupon } from './coupon.ts';

/** Every coupon that is for everybody, the oldest first. With a customer, that one's personal coupons stand before them. */
export function useStaffCoupons(userId?: string) {
  return useStaffRead(userId === undefined ? ['/coupon'] : ['/coupon', userId], () => readCoupons(userId));
}

export function readCoupons(userId?: string): Promise<Coupon[]> {
  return ask(adminApi.GET('/coupon', { params: { query: userId === undefined ? {} : { userId } } }));
}

/** Why customers cannot use a coupon on this day (IST) although it is switched on; null when they can. */
export function whyUnusable({ validFrom, validTill, usageLimit, usedCount }: Coupon, today: string): string | null {
  if (today < validFrom) return 'Not yet valid';
  if (today > validTill) return 'Expired';
  return usageLimit !== null && usedCount >= usageLimit ? 'Used up' : null;
}

/** What a coupon asks of each customer, such as `First booking only`. */
export function conditionsOf({ limitPerCustomer, firstBookingOnly }: Coupon): string[] {
  const limit = limitPerCustomer ?? null;
  return [
    ...(firstBookingOnly ? ['First booking only'] : []),
    ...(limit === null ? [] : [limit === 1 ? 'Once for each customer' : `${limit} times for each customer`]),
  ];
}
