import { AdminPage } from '../layout/admin-page.tsx';

export default function MessagesPage() {
  return <AdminPage title="Messages">{null}</AdminPage>;
}
