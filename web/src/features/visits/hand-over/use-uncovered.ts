import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { useHasNames } from './use-team.ts';

export type UncoveredVisit = components['schemas']['UncoveredVisit'];

/** Visits to come that nobody can carry out, in order of time (rule N10). With teams nothing is asked. */
export function useUncovered() {
  const hasNames = useHasNames();
  return useStaffRead(hasNames ? ['/booking/admin/uncovered'] : null, () => ask(adminApi.GET('/booking/admin/uncovered')), {
    isLive: true,
  });
}
