import { KeysCard } from '../../../features/staff-access/keys-card.tsx';
import { useApiKeys, useStaff } from '../../../features/staff-access/staff-access.ts';
import { StaffCard } from '../../../features/staff-access/staff-card.tsx';
import { AdminPage } from '../layout/admin-page.tsx';

/** Who gets into this area: people by a sign-in, programs by a key. Reached from Settings. */
export default function StaffPage() {
  const staff = useStaff();
  const apiKeys = useApiKeys();
  return (
    <AdminPage title="Staff & API Keys" isStale={staff.isStale || apiKeys.isStale}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
        <StaffCard {...staff} apiKeys={apiKeys.data} />
        <KeysCard {...apiKeys} />
      </div>
    </AdminPage>
  );
}
