import type { Coupon } from '../../../features/coupon/coupon.ts';
import { useChangeCoupons } from '../../../features/coupon/staff-coupons.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';

interface Props {
  coupon: Coupon;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteCouponDialog({ coupon: { code }, onClose, onDeleted }: Props) {
  const { delete: deleteCoupon } = useChangeCoupons();
  return (
    <ConfirmDialog
      title="Delete Coupon"
      confirm="Delete Coupon"
      confirming="Deleting..."
      danger
      fallback="Failed to delete coupon"
      onClose={onClose}
      onConfirm={async () => {
        await deleteCoupon(code);
        toast.success('Coupon deleted', { detail: code });
        onDeleted();
      }}
    >
      <p>Are you sure you want to delete this coupon?</p>
      <p className="mt-2 font-bold tracking-wide break-all">{code}</p>
      <p className="mt-2 text-muted">Carts that have it lose it. Visits booked with it keep their discount.</p>
    </ConfirmDialog>
  );
}
