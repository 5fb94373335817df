// The changes the server has not answered yet, in the order they were wished for. What is shown is the
// server's last cart with these on top: a change that fails is simply taken off, and nothing has to be put back.
import { makeStore } from '../../shared/store.ts';
import type { Cart } from './cart.ts';

export interface Change {
  userId: string;
  /** A later change about the same thing replaces an earlier one that still waits; null stands alone. */
  about: string | null;
  /** What it does to the cart shown meanwhile. */
  show: (cart: Cart) => Cart;
  /** Asks the server, which answers the whole cart. */
  send: () => Promise<Cart>;
  isSent: boolean;
  resolve: () => void;
  reject: (error: unknown) => void;
}

// Here, not in cart.ts, which home does without.
export const emptyCart: Cart = {
  id: '',
  items: [],
  totalItems: 0,
  totalPrice: 0,
  discount: 0,
  coupon: null,
  finalPrice: 0,
  notices: [],
};

export const waitingChanges = makeStore<readonly Change[]>([]);

/** The cart with these changes of this customer's on top; while none is loaded there is nothing to put them on. */
export function withChanges(cart: Cart | null | undefined, userId: string, waiting: readonly Change[]): Cart | null | undefined {
  const own = waiting.filter(change => change.userId === userId);
  if (cart === undefined || own.length === 0) return cart;
  return own.reduce((shown, change) => change.show(shown), cart ?? emptyCart);
}
