import { AdminPage } from '../layout/admin-page.tsx';

export default function SettingsPage() {
  return <AdminPage title="Settings">{null}</AdminPage>;
}
