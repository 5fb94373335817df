import * as words from '#words/checkout';
import { Dialog } from '../../../ui/dialog.tsx';
import { applyCode } from '../../shop/cart/cart-coupon.ts';
import { useCouponChange } from '../../shop/coupon/applied-coupon.tsx';
import { CouponForm, CouponList } from '../../shop/coupon/coupon-choice.tsx';

interface Props {
  /** The price without a coupon, in rupees. */
  total: number;
  applied: string | undefined;
  onClose: () => void;
  onApplied: () => void;
}

/** The coupon panel of the cart page, over the summary. */
export default function CouponSheet({ total, applied, onClose, onApplied }: Props) {
  const { error, say, busyWith, attempt } = useCouponChange(applied, onApplied);
  const apply = (code: string) => attempt(code, () => applyCode(code));
  return (
    <Dialog title={words.coupon} onClose={() => busyWith === null && onClose()}>
      <div className="@container -mt-3">
        <CouponForm error={error} onError={say} isBusy={busyWith !== null} onApply={apply} />
        <CouponList total={total} busyWith={busyWith} onApply={apply} />
      </div>
    </Dialog>
  );
}
