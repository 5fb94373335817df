import { type Handlers, ok } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { changeSettings, readPublicSettings, readSettings } from './settings.ts';

export const settingsRoutes = (deps: Deps) =>
  ({
    getSettings: async () => ok(await readPublicSettings(deps), 'Settings'),
    getAdminSettings: async () => ok(await readSettings(deps.db.read), 'Settings'),
    updateSettings: async ({ body }) => ok(await changeSettings(deps, body), 'Settings saved'),
  }) satisfies Partial<Handlers>;
