import { useMemo, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { useSession } from '../../accounts/auth/session.tsx';
import type { Cart } from './cart.ts';
import { cartKey, loadCart } from './load-cart.ts';
import { waitingChanges, withChanges } from './waiting-changes.ts';

interface CartState {
  /** The cart with the changes that the server has not answered yet. Null without a cart, undefined while it loads. */
  cart: Cart | null | undefined;
  /** Why it could not be loaded. */
  error: unknown;
  reload: () => Promise<unknown>;
}

/** The customer's cart. change-cart.ts changes it. */
export function useCart(): CartState {
  const { userId } = useSession();
  // Read it again when the customer returns to the tab: another device may have changed it.
  const { data, error, mutate } = useSWR(userId ? cartKey(userId) : null, loadCart, { revalidateOnFocus: true });
  const waiting = useSyncExternalStore(waitingChanges.subscribe, waitingChanges.read, waitingChanges.read);
  const cart = useMemo(() => (userId ? withChanges(data, userId, waiting) : null), [data, userId, waiting]);
  return { cart, error: data === undefined ? error : undefined, reload: () => mutate() };
}

/** The number of items in the cart. 0 without a customer or a cart. */
export function useCartCount(): number {
  return useCart().cart?.totalItems ?? 0;
}
