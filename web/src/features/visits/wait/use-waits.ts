import useSWR from 'swr';
import * as words from '#words/waiting';
import { api, ask } from '../../../api/client.ts';
import { useSave } from '../../../api/use-save.ts';
import { toast } from '../../../ui/toast.ts';
import { useSession } from '../../accounts/auth/session.tsx';
import { isOpenWait, type Wait, type WaitChange, type WaitRequest } from './wait.ts';

/** While somebody waits, a time may be offered at any minute. */
function refreshInterval(waits: Wait[] | undefined): number {
  return waits?.some(isOpenWait) ? 60_000 : 0;
}

/** The waits of the customer: the open ones, then those that ended lately. Without `isWanted` it asks nothing. */
export function useWaits(isWanted = true) {
  const { userId } = useSession();
  const { data, error, mutate } = useSWR(userId && isWanted ? ['/wait', userId] : null, () => ask(api.GET('/wait')), {
    revalidateOnFocus: true,
    refreshInterval,
  });
  const save = useSave();

  async function change(call: Promise<Wait>, done?: string): Promise<void> {
    try {
      const changed = await call;
      const others = (known: Wait[] = []) => known.filter(({ id }) => id !== changed.id);
      // In its place; a new one comes first.
      const inPlace = (known: Wait[] = []) => known.map(one => (one.id === changed.id ? changed : one));
      await mutate(known => (known?.some(({ id }) => id === changed.id) ? inPlace(known) : [changed, ...others(known)]), {
        revalidate: false,
      });
      if (done) toast.success(done);
    } finally {
      // A refusal tells that the server knows better: the wait may have ended, or a time may be held.
      void mutate().catch(() => null);
    }
  }

  const at = (id: string) => ({ path: { id } });
  return {
    waits: data,
    error,
    reload: () => mutate(),
    /** All throw the server's refusal. */
    add: (body: WaitRequest, done?: string) =>
      save(body, header => change(ask(api.POST('/wait', { params: { header }, body })), done)),
    change: (id: string, body: WaitChange, done: string) => change(ask(api.PUT('/wait/{id}', { params: at(id), body })), done),
    end: (id: string) => change(ask(api.DELETE('/wait/{id}', { params: at(id) })), words.isEnded),
  };
}
