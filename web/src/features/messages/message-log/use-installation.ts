import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';

/** What the installation sends by, and what it held back. */
export function useInstallation() {
  return useStaffRead(['/message-log/admin', 'channels'], () =>
    ask(adminApi.GET('/message-log/admin', { params: { query: { size: 1 } } })),
  );
}
