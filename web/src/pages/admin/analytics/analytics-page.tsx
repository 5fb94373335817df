import { AdminPage } from '../layout/admin-page.tsx';

export default function AnalyticsPage() {
  return <AdminPage title="Analytics">{null}</AdminPage>;
}
