import { created, type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { addPerson, changePerson, forgetPerson, listPeople } from './alert-people.ts';
import { answerFailed, listLogged, retryLogged } from './log.ts';
import { previewMessages } from './preview.ts';

export function messagingRoutes(deps: Deps) {
  return {
    listLoggedMessages: async ({ query: { page, size, ...filter } }) =>
      ok(await listLogged(deps, filter, page, size), 'Messages'),
    previewMessages: async ({ query }) => ok(await previewMessages(deps, query.language ?? 'en'), 'Previews'),
    retryLoggedMessage: async ({ params }) => ok(await retryLogged(deps, params.id), 'The message is tried again'),
    answerFailedMessage: async ({ params }) => ok(await answerFailed(deps, params.id), 'Noted'),
    listAlertPeople: async () => ok(await listPeople(deps), 'People who are told'),
    addAlertPerson: async ({ body, once }) => created(await addPerson(deps, body, once), 'Saved'),
    updateAlertPerson: async ({ params, body }) => ok(await changePerson(deps, params.id, body), 'Saved'),
    removeAlertPerson: async ({ params }) => {
      await forgetPerson(deps, params.id);
      return ok(null, 'Removed');
    },
  } satisfies Partial<Handlers>;
}
