import { created, type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteMessage, listMessages, markMessageRead, markMessageUnread, sendMessage } from './message.ts';

export function messageRoutes(deps: Deps) {
  return {
    sendMessage: async ({ body, once }) => created(await sendMessage(deps, body, once), 'Message sent'),
    listMessages: async ({ query: { read, page, size } }) => ok(await listMessages(deps, read, page, size), 'Messages'),
    markMessageRead: async ({ params }) => ok(await markMessageRead(deps, params.id), 'Message read'),
    markMessageUnread: async ({ params }) => ok(await markMessageUnread(deps, params.id), 'Message unread'),
    deleteMessage: async ({ params }) => {
      await deleteMessage(deps, params.id);
      return ok(null, 'Message deleted');
    },
  } satisfies Partial<Handlers>;
}
