import { useEffect } from 'react';
import { adminApi, ask } from '../../api/client.ts';
import type { components } from '../../api/contract.gen.ts';
import { useLatest } from '../../shared/use-latest.ts';
import { useStaffRead } from '../staff/use-staff-read.ts';

export type Overview = components['schemas']['Overview'];

const everyMs = 60_000;

/** Today at the salon: visits, figures, what waits for staff. */
export function useOverview() {
  return useStaffRead(['/analytics/admin/overview'], () => ask(adminApi.GET('/analytics/admin/overview')));
}

/** The same, looked at again every minute: customers book while it stands open on the counter. */
export function useLiveOverview() {
  const read = useOverview();
  const again = useLatest(read.reload);

  useEffect(() => {
    const ticker = setInterval(() => document.visibilityState === 'visible' && void again.current(), everyMs);
    return () => clearInterval(ticker);
  }, [again]);

  return read;
}
