import { useSettingsState } from './use-settings.ts';

/** Spec 9, as in the server's own defaults. */
const usualMinimum = 899;

/** What an order must come to, in rupees: the usual while the salon's own cannot be read, and none for the moment it loads. */
export function useMinimumOrder(): number {
  const { settings, error } = useSettingsState();
  return settings?.minimumOrderValue ?? (error ? usualMinimum : 0);
}
