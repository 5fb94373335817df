import { useCart } from './use-cart.ts';

/** The number of items in the cart. 0 without a customer or a cart. */
export function useCartCount(): number {
  return useCart().cart?.totalItems ?? 0;
}
