import { AdminPage } from '../layout/admin-page.tsx';

export default function ServicesPage() {
  return <AdminPage title="Service Management">{null}</AdminPage>;
}
