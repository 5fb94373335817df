import { useSWRConfig } from 'swr';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { readOf } from '../../../api/use-staff-read.ts';
import { toast } from '../../../ui/toast.ts';

/** Notes that staff have called the reader of a failed message, which is no alert any more (rule Q52). */
export function useKnown(): (id: string) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async id => {
    try {
      await ask(adminApi.PUT('/message-log/admin/{id}/told', { params: { path: { id } } }));
    } catch (error) {
      toast.error('This could not be noted', { detail: messageOf(error, 'Please check your connection and try again.') });
    } finally {
      await mutate(readOf('/alert/admin', '/message-log/admin', '/assistant/admin/today')).catch(() => null);
    }
  };
}
