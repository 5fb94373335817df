import { AdminPage } from '../layout/admin-page.tsx';

export default function BookingsPage() {
  return <AdminPage title="Bookings">{null}</AdminPage>;
}
