import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../api/client.ts';
import { useSave } from '../../api/use-save.ts';
import { useStaffRead } from '../admin-shell/use-staff-read.ts';

export type Customer = components['schemas']['Customer'];

const size = 20;
/** As the contract bounds it. */
export const noteLength = 1000;

/** Newest first; a search is over name, mobile and e-mail, on the server. `page` counts from 0. */
export function useCustomers(search: string, page: number) {
  return useStaffRead(['/customer/admin', search, page], () =>
    ask(adminApi.GET('/customer/admin', { params: { query: { page, size, ...(search && { search }) } } })),
  );
}

/** One customer with totals over all bookings and the latest 50 of them; nothing is asked for without an id. */
export function useCustomer(id: string | null) {
  return useStaffRead(id === null ? null : ['/customer/admin/{id}', id], () =>
    ask(adminApi.GET('/customer/admin/{id}', { params: { path: { id: id ?? '' } } })),
  );
}

export function useChangeCustomers() {
  const { mutate } = useSWRConfig();
  const save = useSave();
  /** All is read again, for a name stands wherever there are bookings; also after a failure: the server knows better. */
  function change<Done>(call: Promise<Done>): Promise<Done> {
    return call.finally(() => {
      mutate(() => true).catch(() => null);
    });
  }
  return {
    add: ({ note, ...typed }: { mobile: string; fullName: string; note: string }) => {
      const body = { ...typed, note: note.trim() || null };
      return change(save(body, header => ask(adminApi.POST('/customer/admin', { params: { header }, body }))));
    },
    rename: (id: string, fullName: string) =>
      change(ask(adminApi.PUT('/customer/admin/{id}', { params: { path: { id } }, body: { fullName } }))),
  };
}
