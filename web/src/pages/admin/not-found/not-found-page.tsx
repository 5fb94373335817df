import { adminPaths } from '../../../admin-paths.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export default function NotFoundPage() {
  return (
    <AdminPage title="Page not found">
      <EmptyState title="There is no such page" action={<LinkButton href={adminPaths.dashboard}>Go to the Dashboard</LinkButton>}>
        <p>The address may have been mistyped.</p>
      </EmptyState>
    </AdminPage>
  );
}
