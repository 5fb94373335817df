import { useMemo, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { useSession } from '../auth/session.tsx';
import type { Cart } from './cart.ts';
import { cartKey, loadCart } from './load-cart.ts';
import { waitingChanges, withChanges } from './waiting-changes.ts';

interface CartState {
  /** As the customer wishes it, ahead of the server; null when there is none yet, undefined while it loads. */
  cart: Cart | null | undefined;
  /** Why it could not be had. */
  error: unknown;
  reload: () => Promise<unknown>;
}

/** The customer's cart. What changes it is in change-cart.ts. */
export function useCart(): CartState {
  const { userId } = useSession();
  // Coming back to the tab looks again: the cart may have changed on another device.
  const { data, error, mutate } = useSWR(userId ? cartKey(userId) : null, loadCart, { revalidateOnFocus: true });
  const waiting = useSyncExternalStore(waitingChanges.subscribe, waitingChanges.read, waitingChanges.read);
  const cart = useMemo(() => (userId ? withChanges(data, userId, waiting) : null), [data, userId, waiting]);
  return { cart, error: data === undefined ? error : undefined, reload: () => mutate() };
}
