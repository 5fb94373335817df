import { useRef } from 'react';
import * as words from '#words/cart';
import type { Problem } from '../../../api/problem.ts';
import { Card } from '../../../ui/card.tsx';
import { AppliedCoupon } from './applied-coupon.tsx';
import type { Coupon } from './coupon.ts';
import { CouponForm } from './coupon-form.tsx';
import { CouponList } from './coupon-list.tsx';
import { useCouponChange } from './use-coupon-change.ts';

interface Props {
  /** The cart's total without a coupon, in rupees. */
  total: number;
  applied: Pick<Coupon, 'code' | 'description'> | null;
  /** What the coupon takes off, in rupees. */
  saving: number;
  /** This and the next one return what went wrong, or null. */
  onApply: (code: string) => Promise<Problem | null>;
  onRemove: () => Promise<Problem | null>;
}

/** A form and a list to apply a coupon, or the applied one. */
export function CouponPanel({ total, applied, saving, onApply, onRemove }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { error, say, busyWith, attempt } = useCouponChange(applied?.code, () => heading.current?.focus({ preventScroll: true }));
  const apply = (code: string) => attempt(code, () => onApply(code));
  return (
    <Card as="section" aria-labelledby="coupon-title" className="@container">
      <h2 ref={heading} id="coupon-title" tabIndex={-1} className="font-display text-xl font-medium">
        {words.coupon}
      </h2>
      {applied ? (
        <AppliedCoupon
          coupon={applied}
          saving={saving}
          error={error}
          isRemoving={busyWith === 'remove'}
          onRemove={() => attempt('remove', onRemove)}
        />
      ) : (
        <>
          <CouponForm error={error} onError={say} isBusy={busyWith !== null} onApply={apply} />
          <CouponList total={total} busyWith={busyWith} onApply={apply} />
        </>
      )}
    </Card>
  );
}
