import { type Handlers, ok } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { etagOf } from './rules.ts';
import { changeSettings, readPublicSettings, readSettings } from './settings.ts';

export const settingsRoutes = (deps: Deps) =>
  ({
    getSettings: async () => ok(await readPublicSettings(deps), 'Settings'),
    getAdminSettings: async () => {
      const settings = await readSettings(deps.db.read);
      return { ...ok(settings, 'Settings'), headers: { etag: etagOf(settings) } };
    },
    updateSettings: async ({ body, headers }) => ok(await changeSettings(deps, body, headers['if-match']), 'Settings saved'),
  }) satisfies Partial<Handlers>;
