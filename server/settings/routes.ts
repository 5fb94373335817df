import { type Handlers, ok, type Schemas } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { etagOf } from './rules.ts';
import { changeSettings, readPublicSettings, readSettings } from './settings.ts';

const namedByEtag = (settings: Schemas['Settings'], message: string) => ({
  ...ok(settings, message),
  headers: { etag: etagOf(settings) },
});

export const settingsRoutes = (deps: Deps) =>
  ({
    getSettings: async () => ok(await readPublicSettings(deps), 'Settings'),
    getAdminSettings: async () => namedByEtag(await readSettings(deps.db.read), 'Settings'),
    updateSettings: async ({ body, headers }) =>
      namedByEtag(await changeSettings(deps, body, headers['if-match']), 'Settings saved'),
  }) satisfies Partial<Handlers>;
