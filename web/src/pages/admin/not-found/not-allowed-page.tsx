import { roleWords, useStaffRole } from '../../../api/staff-role.tsx';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Instead of a page that the reader's role does not have (rule K15). */
export default function NotAllowedPage() {
  const role = useStaffRole();
  return (
    <AdminPage title="Not for your role">
      <EmptyState title="Your role does not have this page">
        <p>
          {role && `You sign in as ${roleWords[role].label}. `}
          The owner gives you another role on the page Staff.
        </p>
      </EmptyState>
    </AdminPage>
  );
}
