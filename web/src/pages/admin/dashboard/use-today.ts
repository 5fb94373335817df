import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { readOf, useStaffRead } from '../../../api/use-staff-read.ts';
import { toast } from '../../../ui/toast.ts';

type Schemas = components['schemas'];
export type TodayLine = Schemas['TodayLine'];
export type TodayKind = Schemas['TodayKind'];
type Mark = Schemas['TodayMarkRequest'];

const path = '/assistant/admin/today';

/** What there is to do, the dearest first; with what was put aside, if that is asked for (rule W103). */
export function useToday() {
  const [all, setAll] = useState(false);
  const list = useStaffRead([path, all], () => ask(adminApi.GET(path, { params: { query: all ? { all } : {} } })), {
    isLive: true,
  });
  return { ...list, all, setAll };
}

const said: Record<Mark['state'], string> = { DONE: 'Done', HIDDEN: 'Hidden', OPEN: 'Back on the list' };

/** Puts lines aside and takes them back; each can be undone (rule W104). */
export function useTodayActs() {
  const { mutate } = useSWRConfig();

  async function put({ key }: TodayLine, body: Mark) {
    try {
      await ask(adminApi.PUT('/assistant/admin/today/{key}', { params: { path: { key } }, body }));
    } catch (error) {
      // Its cause is gone: a colleague was faster.
      if (!hasCode(error, 'NOT_FOUND')) throw error;
    } finally {
      await mutate(readOf(path)).catch(() => null);
    }
  }

  /** Answers whether it is on the server. */
  return async function mark(line: TodayLine, body: Mark): Promise<boolean> {
    const before: Mark = { state: line.state, forToday: line.forToday };
    try {
      await put(line, body);
    } catch (error) {
      toast.error('The list is as it was', { detail: messageOf(error, 'Please check your connection and try again.') });
      return false;
    }
    const title = body.state === 'HIDDEN' && body.forToday ? 'Hidden until tomorrow' : said[body.state];
    toast.success(title, {
      detail: line.why,
      key: 'today',
      durationMs: 8000,
      action: { label: 'Undo', act: () => void put(line, before).catch(() => toast.error('This could not be undone')) },
    });
    return true;
  };
}
