/** The salon's name, hours, slots, teams and limits. */
import { listAccess } from '../accounts/access-record/access-record.ts';
import { bookTest, emptyDemo, noteSetup, readSetup, removeTest, setLogo } from '../office/setup/setup.ts';
import { okByEtag } from '../platform/contract/etag.ts';
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { proposals, readPublicSettings, readSettings } from '../salon/settings/settings.ts';
import { saveSettings } from '../visits/plan/save-settings.ts';
import { previewSettings } from '../visits/plan/settings-preview.ts';

export function settings(deps: Deps) {
  return {
    getSettings: async () => ok(await readPublicSettings(deps), 'Settings'),
    getAdminSettings: async () => okByEtag(await readSettings(deps.db.read), 'Settings'),
    updateSettings: async ({ caller, body: { currentPassword, ...settings }, headers, clientAddress }) => {
      const confirmation = { caller, currentPassword, clientAddress };
      return okByEtag(await saveSettings(deps, confirmation, settings, headers['if-match']), 'Settings saved');
    },
    previewSettings: async ({ body: { currentPassword: _, ...settings } }) =>
      ok(await previewSettings(deps, settings), 'Preview'),
    proposeNames: async ({ query: { salonName } }) => ok(proposals(salonName), 'Proposals'),
    getSetup: async () => ok(await readSetup(deps), 'Setup'),
    changeSetup: async ({ body }) => ok(await noteSetup(deps, body), 'Saved'),
    setLogo: async ({ body }) => ok(await setLogo(deps, body), 'Logo saved'),
    bookTest: async ({ caller, body }) => ok(await bookTest(deps, caller, body), 'Test visit booked'),
    removeTestBooking: async ({ caller }) => ok(await removeTest(deps, caller), 'Test visit removed'),
    emptyDemo: async ({ caller, body }) => ok(await emptyDemo(deps, caller, body), 'Emptied'),
    listAccessRecord: async ({ query: { page, size, ...filter } }) =>
      ok(await listAccess(deps, filter, page, size), 'Who read personal data'),
  } satisfies Partial<Handlers>;
}
