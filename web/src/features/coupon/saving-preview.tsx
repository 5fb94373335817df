import { useFormContext, useWatch } from 'react-hook-form';
import { money } from '../../shared/format.ts';
import { saving } from './discount.ts';
import type { CouponValues } from './staff-coupon-form.ts';

/** A cart as many are. */
const example = 1500;

/** What the discount in the form around it comes to. */
export function SavingPreview() {
  const { control } = useFormContext<CouponValues>();
  const [discountType, typed] = useWatch({ control, name: ['discountType', 'discountValue'] });
  const discountValue = Number(typed);
  const isRight = discountValue >= 0.01 && (discountType === 'FIXED' || discountValue <= 100);
  const saved = isRight ? saving(example, { discountType, discountValue }) : null;
  return (
    <p role="status" className="figures min-h-11 rounded-md bg-sand px-4 py-2.5 text-sm">
      {saved === null ? (
        <span className="text-muted">Enter a discount to see what a {money(example)} cart saves.</span>
      ) : (
        <>
          {money(example)} cart → saves <strong>{money(saved)}</strong>, pays {money(example - saved)}
        </>
      )}
    </p>
  );
}
