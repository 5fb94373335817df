import { AdminPage } from '../layout/admin-page.tsx';

export default function DashboardPage() {
  return <AdminPage title="Dashboard">{null}</AdminPage>;
}
