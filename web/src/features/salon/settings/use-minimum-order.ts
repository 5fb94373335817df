import { useSettings } from './use-settings.ts';

/** The minimum order in rupees. 0 until it is known; the server checks every order anyway. */
export function useMinimumOrder(): number {
  return useSettings()?.minimumOrderValue ?? 0;
}
