import { adminApi, ask } from '../../api/client.ts';
import { useStaffRead } from '../staff/use-staff-read.ts';

/** Messages nobody of the staff has read yet; 0 until known. Shared with the dashboard, which reads the same. */
export function useUnreadCount(): number {
  const { data } = useStaffRead(['/analytics/admin/overview'], () => ask(adminApi.GET('/analytics/admin/overview')));
  return data?.unreadMessages ?? 0;
}
