import { useSWRConfig } from 'swr';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { readOf } from '../../../api/use-staff-read.ts';
import { failureToast } from '../../../ui/failure-toast.ts';
import { toast } from '../../../ui/toast.ts';
import { kindWords } from './kinds.ts';
import type { LoggedMessage } from './log-words.ts';

const failure = failureToast();

/** Tries a message again, and reads the log again. One that a colleague tried first is no failure. */
export function useRetry(): (message: LoggedMessage) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async ({ id, kind }) => {
    failure.takeBack();
    try {
      await ask(adminApi.POST('/message-log/admin/{id}/retry', { params: { path: { id } } })).catch(error => {
        if (!hasCode(error, 'NOT_FOUND')) throw error;
      });
      toast.success('The message is tried again', { detail: kindWords[kind] });
    } catch {
      failure.say('Failed to retry the message');
    } finally {
      await mutate(readOf('/message-log/admin', '/alert/admin', '/assistant/admin/today')).catch(() => null);
    }
  };
}
