import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { forgetShop } from '../../../api/forget-shop.ts';
import { readOf, useStaffRead } from '../../../api/use-staff-read.ts';

export type StaffSettings = Omit<Required<components['schemas']['Settings']>, 'capacity' | 'tax' | 'currentPassword'>;

export interface Saved {
  settings: StaffSettings;
  /** Names this state of the settings. Saving sends it, so that it never overwrites a colleague's work unseen. */
  etag: string;
}

/** The saved settings; read again whenever the window gets the focus. */
export function useSavedSettings() {
  return useStaffRead(['/settings/admin'], load);
}

/** Answers carry every setting; only requests of older clients leave some out. The form sends none of those with a page of their own. */
function whole({ capacity: _, tax: _tax, ...answered }: components['schemas']['Settings']): StaffSettings {
  return answered as StaffSettings;
}

async function load(): Promise<Saved> {
  const answer = adminApi.GET('/settings/admin');
  const settings = await ask(answer);
  return { settings: whole(settings), etag: (await answer).response.headers.get('ETag') ?? '' };
}

/**
 * Returns the saved settings. `currentPassword` is for another UPI id. Throws ApiError `SETTINGS_CHANGED` when a colleague has saved
 * since `etag` was read.
 */
export function useSaveSettings() {
  const { mutate } = useSWRConfig();
  return async (settings: StaffSettings, etag: string, currentPassword: string | undefined): Promise<StaffSettings> => {
    const body = { ...settings, ...(currentPassword && { currentPassword }) };
    const saved = await ask(adminApi.PUT('/settings/admin', { body, params: { header: { 'if-match': etag } } }));
    // For the sidebar's name, and the shop in this tab.
    forgetShop();
    await mutate('/settings').catch(() => null);
    // The first steps follow from the settings.
    mutate(readOf('/setup/admin')).catch(() => null);
    // Another area holds other wishes.
    mutate(readOf('/area/admin/wish/inside', '/area/admin/wish')).catch(() => null);
    return whole(saved);
  };
}
