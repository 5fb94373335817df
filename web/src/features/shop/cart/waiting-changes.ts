// The changes that the server has not answered yet, in the order they were made. The screen shows the server's last cart with
// these on top, so a change that fails is taken off and nothing has to be put back.
import { makeStore } from '../../../shared/store.ts';
import type { Cart } from './cart.ts';

export interface Change {
  userId: string;
  /** A later change of the same service with the same choice (`refOfService`) replaces an earlier one; null replaces none. */
  ref: string | null;
  /** What it does to the cart on the screen meanwhile. */
  show: (cart: Cart) => Cart;
  /** It waits for a network (kept-wishes.ts). */
  isKept?: boolean;
}

// Not in cart.ts, which home does not load.
export const emptyCart: Cart = {
  id: '',
  items: [],
  totalItems: 0,
  totalPrice: 0,
  discount: 0,
  coupon: null,
  finalPrice: 0,
  notices: [],
  changes: [],
};

export const waitingChanges = makeStore<readonly Change[]>([]);

/** The cart with this customer's changes on top. While no cart is loaded there is nothing to change. */
export function withChanges(cart: Cart | null | undefined, userId: string, waiting: readonly Change[]): Cart | null | undefined {
  const own = waiting.filter(change => change.userId === userId);
  if (cart === undefined || own.length === 0) return cart;
  return own.reduce((shown, change) => change.show(shown), cart ?? emptyCart);
}
