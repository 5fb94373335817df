import useSWR from 'swr';
import { api, ask } from '../../../api/client.ts';
import { useSession } from '../../accounts/auth/session.tsx';
import type { Address } from './address.ts';

export function addressesKey(userId: string): [string, string] {
  return ['/address/user', userId];
}

export interface AddressesState {
  /** Undefined while they load. */
  addresses: Address[] | undefined;
  error: unknown;
  reload: () => Promise<unknown>;
  /** Shows a saved address at once: a changed one in its place, a new one at the end. */
  keep: (saved: Address, before?: Address) => void;
  /** Takes a deleted one off the list. */
  drop: (addressId: string) => void;
}

/** The customer's saved addresses, in the order they were added. */
export function useAddresses(): AddressesState {
  const { userId } = useSession();
  // Read them again when the customer returns to the tab: another device may have changed the address of an order.
  const { data, error, mutate } = useSWR(userId ? addressesKey(userId) : null, () => ask(api.GET('/address/user')), {
    revalidateOnFocus: true,
  });
  return {
    addresses: data,
    error: data ? undefined : error,
    reload: () => mutate(),
    // Without a list, read them all: the saved one alone would look like the whole list.
    keep: (saved, before) => void mutate(known => known && withSaved(known, saved, before), { revalidate: !data }),
    drop: addressId => void mutate(known => known?.filter(({ id }) => id !== addressId), { revalidate: false }),
  };
}

function withSaved(known: Address[], saved: Address, before = saved): Address[] {
  // A list that was read meanwhile has the saved one already.
  const place = known.find(({ id }) => id === before.id) ?? known.find(({ id }) => id === saved.id);
  return place ? known.map(one => (one === place ? saved : one)) : [...known, saved];
}
