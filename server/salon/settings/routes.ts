import { okByEtag } from '../../platform/contract/etag.ts';
import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { proposals, readPublicSettings, readSettings } from './settings.ts';

export function settingsRoutes(deps: Deps) {
  return {
    getSettings: async () => ok(await readPublicSettings(deps), 'Settings'),
    getAdminSettings: async () => okByEtag(await readSettings(deps.db.read), 'Settings'),
    proposeNames: async ({ query: { salonName } }) => ok(proposals(salonName), 'Proposals'),
  } satisfies Partial<Handlers>;
}
