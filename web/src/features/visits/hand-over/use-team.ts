import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { useSettings } from '../../salon/settings/use-settings.ts';

/** Whether named professionals carry out the visits (rule N1). */
export function useHasNames(): boolean {
  return useSettings()?.capacity === 'PROFESSIONALS';
}

/** All professionals with their leave. With teams nothing is asked. */
export function useTeam() {
  const hasNames = useHasNames();
  return useStaffRead(hasNames ? ['/professional/admin'] : null, () => ask(adminApi.GET('/professional/admin')));
}

/** Visits to come that nobody can carry out, in order of time (rule N10). With teams nothing is asked. */
export function useUncovered() {
  const hasNames = useHasNames();
  return useStaffRead(hasNames ? ['/booking/admin/uncovered'] : null, () => ask(adminApi.GET('/booking/admin/uncovered')), {
    isLive: true,
  });
}
