/** The contact form. */
import {
  deleteMessage,
  listMessages,
  markMessageRead,
  markMessageUnread,
  sendMessage,
} from '../messages/contact-form/message.ts';
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';

export function messages(deps: Deps) {
  return {
    sendMessage: async ({ body, once }) => created(await sendMessage(deps, body, once), 'Message sent'),
    listMessages: async ({ query: { read, page, size } }) => ok(await listMessages(deps, read, page, size), 'Messages'),
    deleteMessage: async ({ params }) => {
      await deleteMessage(deps, params.id);
      return ok(null, 'Message deleted');
    },
    markMessageRead: async ({ params }) => ok(await markMessageRead(deps, params.id), 'Message read'),
    markMessageUnread: async ({ params }) => ok(await markMessageUnread(deps, params.id), 'Message unread'),
  } satisfies Partial<Handlers>;
}
