import { type Handlers, ok } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { listLogged, retryLogged } from './log.ts';
import { previewMessages } from './preview.ts';

export function messagingRoutes(deps: Deps) {
  return {
    listLoggedMessages: async ({ query: { page, size, ...filter } }) =>
      ok(await listLogged(deps, filter, page, size), 'Messages'),
    previewMessages: async ({ query }) => ok(await previewMessages(deps, query.language ?? 'en'), 'Previews'),
    retryLoggedMessage: async ({ params }) => ok(await retryLogged(deps, params.id), 'The message is tried again'),
  } satisfies Partial<Handlers>;
}
