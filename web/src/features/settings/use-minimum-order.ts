import { useSettings } from './use-settings.ts';

/** What an order must come to, in rupees; 0 while that is not known. The server refuses a smaller order in any case. */
export function useMinimumOrder(): number {
  return useSettings()?.minimumOrderValue ?? 0;
}
