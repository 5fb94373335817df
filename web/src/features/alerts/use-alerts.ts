import type { components } from '#contract';
import { adminApi, ask } from '../../api/client.ts';
import { useStaffRead } from '../admin-shell/use-staff-read.ts';

export type Alert = components['schemas']['Alert'];

/** A call for help waits no longer than this for an open page. */
const everyMs = 30_000;

/** What needs the salon now, the most urgent first (rule N60). The bar keeps it fresh; everything else reads along. */
export function useAlerts({ isLive = false } = {}) {
  return useStaffRead(['/alert/admin'], () => ask(adminApi.GET('/alert/admin')), { isLive, everyMs });
}

/** What makes this visit late or leaves it to nobody, if anything does. */
export function useAlertOf(bookingId: string): Alert | undefined {
  return useAlerts().data?.alerts.find(
    alert => alert.bookingId === bookingId && alert.kind !== 'HELP' && alert.kind !== 'MESSAGE_FAILED',
  );
}
