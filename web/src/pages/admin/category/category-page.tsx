import { AdminPage } from '../layout/admin-page.tsx';

export default function CategoryPage() {
  return <AdminPage title="Category Management">{null}</AdminPage>;
}
