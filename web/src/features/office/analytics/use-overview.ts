import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';

export type Overview = components['schemas']['Overview'];

/** Today's visits and figures, and what waits for staff. */
export function useOverview() {
  return useStaffRead(['/analytics/admin/overview'], () => ask(adminApi.GET('/analytics/admin/overview')), { isLive: true });
}
