import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { hasCode } from '../../api/api-error.ts';
import { adminApi, ask } from '../../api/client.ts';
import { readOf, useStaffRead } from '../admin-shell/use-staff-read.ts';

export type Message = components['schemas']['Message'];
export type Shown = 'all' | 'unread' | 'read';

const size = 20;

/** Newest first. `page` counts from 0. */
export function useMessages(shown: Shown, page: number) {
  return useStaffRead(
    ['/message/admin', shown, page],
    () =>
      ask(
        adminApi.GET('/message/admin', {
          params: { query: { page, size, ...(shown !== 'all' && { read: shown === 'read' }) } },
        }),
      ),
    { isLive: true },
  );
}

/** All leave the list and the count of unread ones to follow. */
export function useChangeMessage() {
  const { mutate } = useSWRConfig();
  const changed = () => mutate(readOf('/message/admin', '/analytics/admin/overview')).catch(() => null);
  return {
    /** Gives the message back. One that somebody else has deleted leaves the list, too. */
    markRead: (id: string): Promise<Message> =>
      ask(adminApi.PUT('/message/admin/{id}/read', { params: { path: { id } } })).finally(() => void changed()),
    /** Left for later, or for a colleague. */
    markUnread: (id: string): Promise<Message> =>
      ask(adminApi.PUT('/message/admin/{id}/unread', { params: { path: { id } } })).finally(changed),
    /** Also one that somebody else has deleted before. */
    remove: async (id: string): Promise<void> => {
      await ask(adminApi.DELETE('/message/admin/{id}', { params: { path: { id } } })).catch(error => {
        if (!hasCode(error, 'NOT_FOUND')) throw error;
      });
      await changed();
    },
  };
}
