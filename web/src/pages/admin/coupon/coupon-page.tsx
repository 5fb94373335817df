import { AdminPage } from '../layout/admin-page.tsx';

export default function CouponPage() {
  return <AdminPage title="Coupon Management">{null}</AdminPage>;
}
