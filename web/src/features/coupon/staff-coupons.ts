import { useSWRConfig } from 'swr';
import { ApiError, hasCode } from '../../api/api-error.ts';
import { adminApi, ask } from '../../api/client.ts';
import { useSave } from '../../api/use-save.ts';
import { useStaffRead } from '../admin-shell/use-staff-read.ts';
import type { Coupon, CouponRequest } from './coupon.ts';

const key = ['/coupon'] as const;

/** Every coupon, the oldest first. */
export function useStaffCoupons() {
  return useStaffRead(key, () => ask(adminApi.GET('/coupon')));
}

/** Rule D11: what was created is appended to the list, what was changed takes its place by its code, what was deleted leaves it. */
export function useChangeCoupons() {
  const { mutate } = useSWRConfig();
  const save = useSave();
  const show = (change: (coupons: Coupon[]) => Coupon[]) =>
    mutate<Coupon[]>(key, coupons => coupons && change(coupons), { revalidate: false });
  const replace = (changed: Coupon) => show(coupons => coupons.map(one => (one.code === changed.code ? changed : one)));
  const remove = (code: string) => show(coupons => coupons.filter(one => one.code !== code));
  const at = (code: string) => ({ params: { path: { code } } });

  /** Somebody else has deleted it. */
  const forget = (code: string) => (error: unknown) => {
    if (!hasCode(error, 'COUPON_NOT_FOUND')) throw error;
    void remove(code);
    throw new ApiError({ ...error, message: 'This coupon was deleted meanwhile.' });
  };

  const readAt = (code: string) => ask(adminApi.GET('/coupon/{code}', at(code)));

  return {
    create: async (body: CouponRequest) => {
      const send = save(body, header => ask(adminApi.POST('/coupon/create', { params: { header }, body })));
      const created = await send.catch(error => {
        // The list may lack the one that is in the way.
        mutate(key).catch(() => null);
        throw error;
      });
      await show(coupons => [...coupons.filter(one => one.code !== created.code), created]);
    },
    /** The API takes the whole coupon, so it is read first: what was changed elsewhere is not undone. */
    update: async (code: string, changes: Partial<CouponRequest>) => {
      const { id: _, usedCount: __, ...now } = await readAt(code).catch(forget(code));
      await replace(await ask(adminApi.PUT('/coupon/{code}', { ...at(code), body: { ...now, ...changes } })).catch(forget(code)));
    },
    delete: async (code: string) => {
      await ask(adminApi.DELETE('/coupon/{code}', at(code))).catch(error => {
        if (!hasCode(error, 'COUPON_NOT_FOUND')) throw error;
      });
      await remove(code);
    },
  };
}
