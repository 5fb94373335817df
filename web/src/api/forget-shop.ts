import { mutate } from 'swr';

/**
 * The shop of this tab has a cache of its own, outside that of the staff (staff-only.tsx), and keeps categories in it for a
 * day (rule C16). After a change it forgets them, so that View Site shows what was just done.
 */
export function forgetShop(): void {
  void mutate(() => true, undefined);
}
