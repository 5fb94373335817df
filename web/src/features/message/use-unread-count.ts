import { useOverview } from '../analytics/use-overview.ts';

/** Messages nobody of the staff has read yet; 0 until known. */
export function useUnreadCount(): number {
  return useOverview().data?.unreadMessages ?? 0;
}
