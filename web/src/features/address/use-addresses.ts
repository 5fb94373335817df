import useSWR from 'swr';
import { api, ask } from '../../api/client.ts';
import { useSession } from '../auth/session.tsx';
import type { Address } from './address.ts';

export function addressesKey(userId: string): [string, string] {
  return ['/address/user', userId];
}

export interface AddressesState {
  /** Undefined while they load. */
  addresses: Address[] | undefined;
  error: unknown;
  reload: () => Promise<unknown>;
  /** Shows a saved address at once: a changed one in the place of what it was, a new one at the end. */
  keep: (saved: Address, before?: Address) => void;
  /** Shows a deleted one no more. */
  drop: (addressId: string) => void;
}

/** The customer's saved addresses, in the order they were added. */
export function useAddresses(): AddressesState {
  const { userId } = useSession();
  // Coming back to the tab looks again: an order goes to the address as it is saved, which may have been changed on another device.
  const { data, error, mutate } = useSWR(userId ? addressesKey(userId) : null, () => ask(api.GET('/address/user')), {
    revalidateOnFocus: true,
  });
  return {
    addresses: data,
    error: data ? undefined : error,
    reload: () => mutate(),
    // Without the list the saved one alone would pass for it: then all are read.
    keep: (saved, before) => void mutate(known => known && withSaved(known, saved, before), { revalidate: !data }),
    drop: addressId => void mutate(known => known?.filter(({ id }) => id !== addressId), { revalidate: false }),
  };
}

function withSaved(known: Address[], saved: Address, before = saved): Address[] {
  // In a list that was read anew meanwhile it stands itself.
  const place = known.find(({ id }) => id === before.id) ?? known.find(({ id }) => id === saved.id);
  return place ? known.map(one => (one === place ? saved : one)) : [...known, saved];
}
