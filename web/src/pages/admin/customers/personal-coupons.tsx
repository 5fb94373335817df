import { discountWords, isPersonal } from '../../../features/shop/coupon/coupon.ts';
import { useStaffCoupons, whyUnusable } from '../../../features/shop/coupon/staff-coupons.ts';
import { today } from '../../../shared/clock.ts';
import { date } from '../../../shared/format.ts';

/** The coupons that this customer alone may use; nothing without any. */
export function PersonalCoupons({ customerId }: { customerId: string }) {
  const own = useStaffCoupons(customerId).data?.filter(coupon => isPersonal(coupon) && coupon.userId === customerId) ?? [];
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="personal-coupons">
      <h3 id="personal-coupons" className="font-display text-xl font-medium">
        Personal Coupons
      </h3>
      <ul className="mt-3 divide-y divide-line">
        {own.map(coupon => {
          const { code, description, validTill, isActive } = coupon;
          const why = isActive ? whyUnusable(coupon, today()) : 'Inactive';
          return (
            <li key={code} className="py-2.5">
              <p className="flex flex-wrap justify-between gap-x-4">
                <strong className="min-w-0 font-semibold tracking-wide wrap-anywhere">{code}</strong>
                <span className="figures font-semibold text-plum">{discountWords(coupon)} off</span>
              </p>
              {description && <p className="text-sm wrap-anywhere">{description}</p>}
              <p className="figures text-sm text-muted">{why ?? `Valid till ${date(validTill)}`}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
