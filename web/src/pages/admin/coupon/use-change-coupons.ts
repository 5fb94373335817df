import { adminApi, ask } from '../../../api/client.ts';
import type { CouponRequest } from '../../../features/shop/coupon/coupon.ts';
import { useResource } from '../../../records/use-resource.ts';

const at = (code: string) => ({ params: { path: { code } } });
const readCoupon = (code: string) => ask(adminApi.GET('/coupon/{code}', at(code)));

export function useChangeCoupons() {
  const touches = ['/coupon', '/coupon/admin/personal', '/assistant/admin/today'] as const;
  const coupons = useResource({ noun: 'coupon', gone: 'COUPON_NOT_FOUND', touches: [...touches] });
  return {
    create: (body: CouponRequest) =>
      coupons.create(body.code, body, header => ask(adminApi.POST('/coupon/create', { params: { header }, body }))),
    /** The API takes the whole coupon, so it is read first: what a colleague has changed stays. Without a `name` no toast says it. */
    update: (code: string, changes: Partial<CouponRequest>, name: string | null = code) =>
      coupons.update(name, async () => {
        const { id: _, usedCount: __, ...now } = await readCoupon(code);
        return ask(adminApi.PUT('/coupon/{code}', { ...at(code), body: { ...now, ...changes } }));
      }),
    remove: (code: string) => coupons.remove(code, () => ask(adminApi.DELETE('/coupon/{code}', at(code)))),
  };
}
