import { useCart } from './use-cart.ts';

/** How many items the customer's cart holds; 0 without a customer or a cart. */
export function useCartCount(): number {
  return useCart().cart?.totalItems ?? 0;
}
