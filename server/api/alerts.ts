/** What the salon has to do now, and the people whom alerts go to. */

import { addPerson, changePerson, forgetPerson, listPeople } from '../messages/alert/alert-people.ts';
import { listAlerts } from '../messages/alert/alerts.ts';
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';

export function alerts(deps: Deps) {
  return {
    listAlerts: async () => ok(await listAlerts(deps), 'Alerts'),
    listAlertPeople: async () => ok(await listPeople(deps), 'People who are told'),
    addAlertPerson: async ({ body, once }) => created(await addPerson(deps, body, once), 'Saved'),
    updateAlertPerson: async ({ params, body }) => ok(await changePerson(deps, params.id, body), 'Saved'),
    removeAlertPerson: async ({ params }) => {
      await forgetPerson(deps, params.id);
      return ok(null, 'Removed');
    },
  } satisfies Partial<Handlers>;
}
