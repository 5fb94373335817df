/** Messages to customers, professionals and the salon: what was sent, what waits, what failed. */
import { answerFailed, listLogged, retryLogged } from '../messages/message-log/log.ts';
import { previewMessages } from '../messages/message-log/preview.ts';
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';

export function messageLog(deps: Deps) {
  return {
    listLoggedMessages: async ({ query: { page, size, ...filter } }) =>
      ok(await listLogged(deps, filter, page, size), 'Messages'),
    previewMessages: async ({ query }) => ok(await previewMessages(deps, query.language ?? 'en'), 'Previews'),
    retryLoggedMessage: async ({ params }) => ok(await retryLogged(deps, params.id), 'The message is tried again'),
    answerFailedMessage: async ({ params }) => ok(await answerFailed(deps, params.id), 'Noted'),
  } satisfies Partial<Handlers>;
}
