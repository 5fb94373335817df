import { AdminPage } from '../layout/admin-page.tsx';

export default function CustomersPage() {
  return <AdminPage title="Customers">{null}</AdminPage>;
}
