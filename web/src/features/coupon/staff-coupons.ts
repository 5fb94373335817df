import { useSWRConfig } from 'swr';
import { hasCode } from '../../api/api-error.ts';
import { adminApi, ask } from '../../api/client.ts';
import type { components } from '../../api/contract.gen.ts';
import { useStaffRead } from '../staff/use-staff-read.ts';

export type Coupon = components['schemas']['Coupon'];
export type CouponRequest = components['schemas']['CouponRequest'];

const key = ['/coupon'] as const;

/** Every coupon, the oldest first. */
export function useStaffCoupons() {
  return useStaffRead(key, () => ask(adminApi.GET('/coupon')));
}

/** Spec 4: what was created is appended to the list, what was changed takes its place by its code, what was deleted leaves it. */
export function useChangeCoupons() {
  const { mutate } = useSWRConfig();
  const show = (change: (coupons: Coupon[]) => Coupon[]) =>
    mutate<Coupon[]>(key, coupons => coupons && change(coupons), { revalidate: false });
  const replace = (changed: Coupon) => show(coupons => coupons.map(one => (one.code === changed.code ? changed : one)));
  const remove = (code: string) => show(coupons => coupons.filter(one => one.code !== code));
  const at = (code: string) => ({ params: { path: { code } } });

  /** Somebody else has deleted it. */
  const forget = (code: string) => (error: unknown) => {
    if (hasCode(error, 'COUPON_NOT_FOUND')) void remove(code);
    throw error;
  };

  return {
    create: async (body: CouponRequest) => {
      const created = await ask(adminApi.POST('/coupon/create', { body }));
      await show(coupons => [...coupons.filter(one => one.code !== created.code), created]);
    },
    update: async (code: string, body: CouponRequest) => {
      await replace(await ask(adminApi.PUT('/coupon/{code}', { ...at(code), body })).catch(forget(code)));
    },
    /** A change takes the whole coupon, so it is read first: the switch must undo nothing that was changed elsewhere. */
    switchTo: async ({ code }: Coupon, isActive: boolean) => {
      const { id: _, usedCount: __, ...now } = await ask(adminApi.GET('/coupon/{code}', at(code))).catch(forget(code));
      await replace(await ask(adminApi.PUT('/coupon/{code}', { ...at(code), body: { ...now, isActive } })));
    },
    delete: async (code: string) => {
      await ask(adminApi.DELETE('/coupon/{code}', at(code))).catch(error => {
        if (!hasCode(error, 'COUPON_NOT_FOUND')) throw error;
      });
      await remove(code);
    },
  };
}
