import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../api/client.ts';
import { forgetShop } from '../../api/forget-shop.ts';
import { useStaffRead } from '../admin-shell/use-staff-read.ts';
import type { Settings } from './settings-form.ts';

export interface Saved {
  settings: Settings;
  /** Names this state of them: who saves says with it what was changed, so that nobody's work is overwritten unseen. */
  etag: string;
}

/** The settings as the server has them; read again whenever the page is looked at. */
export function useSavedSettings() {
  return useStaffRead(['/settings/admin'], load);
}

/** Answers carry every setting. Only requests of older clients leave some out. */
function whole(answered: components['schemas']['Settings']): Settings {
  return answered as Settings;
}

async function load(): Promise<Saved> {
  const answer = adminApi.GET('/settings/admin');
  const settings = await ask(answer);
  return { settings: whole(settings), etag: (await answer).response.headers.get('ETag') ?? '' };
}

/** Gives what is saved now. Throws ApiError `SETTINGS_CHANGED` when somebody else has saved since `etag` was read. */
export function useSaveSettings() {
  const { mutate } = useSWRConfig();
  return async (settings: Settings, etag: string): Promise<Settings> => {
    const saved = await ask(adminApi.PUT('/settings/admin', { body: settings, params: { header: { 'if-match': etag } } }));
    // The sidebar's name, and what the shop of this tab knows.
    forgetShop();
    await mutate('/settings').catch(() => null);
    return whole(saved);
  };
}
