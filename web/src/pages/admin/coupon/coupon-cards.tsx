import { useRef } from 'react';
import type { Coupon } from '../../../features/coupon/coupon.ts';
import { discountWords } from '../../../features/coupon/discount.ts';
import { count, date } from '../../../shared/format.ts';
import { useFocusHandedOn } from '../../../shared/route-focus.ts';
import { Card } from '../../../ui/card.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RowActions } from '../catalogue/row-actions.tsx';
import { CouponStatus } from './coupon-status.tsx';
import type { CouponsProps } from './coupons.ts';

export function CouponCards({ coupons, ...acts }: CouponsProps) {
  return (
    <ul aria-label="Coupons" className="grid gap-3 md:grid-cols-2 md:gap-4">
      {coupons?.map(coupon => <CouponCard key={coupon.code} coupon={coupon} {...acts} />) ?? (
        <Repeat times={4}>
          <Card as="li" padding="none" className="grid h-49 content-start gap-3 p-4">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
          </Card>
        </Repeat>
      )}
    </ul>
  );
}

type CardProps = { coupon: Coupon } & Omit<CouponsProps, 'coupons'>;

function CouponCard({ coupon, onSwitch, onUpdate, onDelete }: CardProps) {
  const { code, description, validFrom, validTill, usageLimit, usedCount } = coupon;
  const place = useRef<HTMLDivElement>(null);
  // One that a colleague has deleted leaves the list when it is switched.
  useFocusHandedOn(place);
  return (
    <Card as="li" padding="none" ref={place} id={`coupon-${code}`} className="flex flex-col p-4 pb-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="min-w-0 font-bold tracking-wide break-all">{code}</h2>
        <p className="figures shrink-0 font-bold text-plum">{discountWords(coupon)}</p>
      </div>
      {description && <p className="mt-1 text-sm text-muted wrap-anywhere">{description}</p>}
      <dl className="figures mt-2 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
        <dt className="text-muted">Valid</dt>
        <dd>
          {date(validFrom)} to {date(validTill)}
        </dd>
        <dt className="text-muted">Used</dt>
        <dd>
          {count(usedCount)} {usageLimit === null ? '· Unlimited' : `of ${count(usageLimit)}`}
        </dd>
      </dl>
      <div className="mt-auto flex items-center justify-between gap-2 pt-1">
        <CouponStatus coupon={coupon} onSwitch={onSwitch} />
        <div className="-mr-2 flex">
          <RowActions name={code} onUpdate={() => onUpdate(coupon)} onDelete={() => onDelete(coupon)} />
        </div>
      </div>
    </Card>
  );
}
