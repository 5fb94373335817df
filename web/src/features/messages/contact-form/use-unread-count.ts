import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';

/** The number of unread messages. 0 until it is known. */
export function useUnreadCount(): number {
  const { data } = useStaffRead(['/message/admin', 'unread count'], countUnread, { isLive: true });
  return data ?? 0;
}

async function countUnread(): Promise<number> {
  const { totalElements } = await ask(adminApi.GET('/message/admin', { params: { query: { read: false, size: 1 } } }));
  return totalElements;
}
