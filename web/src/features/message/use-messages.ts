import { useSWRConfig } from 'swr';
import { adminApi, ask } from '../../api/client.ts';
import type { components } from '../../api/contract.gen.ts';
import { readOf, useStaffRead } from '../staff/use-staff-read.ts';

export type Message = components['schemas']['Message'];
export type Shown = 'all' | 'unread' | 'read';

const size = 20;

/** Newest first. `page` counts from 0. */
export function useMessages(shown: Shown, page: number) {
  return useStaffRead(['/message/admin', shown, page], () =>
    ask(
      adminApi.GET('/message/admin', {
        params: { query: { page, size, ...(shown !== 'all' && { read: shown === 'read' }) } },
      }),
    ),
  );
}

/** Marks a message as read and gives it back; the list and the count of unread ones follow at once. */
export function useMarkRead(): (id: string) => Promise<Message> {
  const { mutate } = useSWRConfig();
  return async id => {
    const message = await ask(adminApi.PUT('/message/admin/{id}/read', { params: { path: { id } } }));
    void mutate(readOf('/message/admin', '/analytics/admin/overview'));
    return message;
  };
}
