import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';

export type Alert = components['schemas']['Alert'];

/** A call for help waits no longer than this for an open page. */
const everyMs = 30_000;

/** What needs the salon now, the most urgent first (rule N60). The bar keeps it fresh; everything else reads along. */
export function useAlerts({ isLive = false } = {}) {
  return useStaffRead(['/alert/admin'], () => ask(adminApi.GET('/alert/admin')), { isLive, everyMs });
}

/** Said by other means: above all pages, in the log, and as the end of the visit. */
const saidElsewhere: Alert['kind'][] = ['HELP', 'MESSAGE_FAILED', 'REFUSED'];

/** What makes this visit late, leaves it to nobody or stops it at the door, if anything does. */
export function useAlertOf(bookingId: string): Alert | undefined {
  return useAlerts().data?.alerts.find(alert => alert.bookingId === bookingId && !saidElsewhere.includes(alert.kind));
}
