import { mutate } from 'swr';

/**
 * The shop has its own cache, separate from the admin area's (staff-only.tsx), and keeps categories for a day (rule C16). After a change
 * the shop forgets them, so that View Site shows it.
 */
export function forgetShop(): void {
  void mutate(() => true, undefined);
}
