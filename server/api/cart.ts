/** One active cart a customer; prices are always the current ones. */
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { openCart, readCart, readCartOfUser } from '../shop/cart/cart.ts';
import { addToCart, changeQuantity, clearCart, deleteCart, type Owned, putInCart, removeFromCart } from '../shop/cart/change.ts';
import { applyCoupon, removeCoupon } from '../shop/cart/discount.ts';
import { putGuests } from '../shop/cart/guests.ts';

const ofCaller = ({ caller, params }: { caller: { id: string }; params: { cartId: string } }): Owned => ({
  userId: caller.id,
  cartId: params.cartId,
});

export function cart(deps: Deps) {
  return {
    createCart: async ({ caller, query }) => {
      const { cart, made } = await openCart(deps, caller.id, query.userId);
      return made ? created(cart, 'Cart created') : ok(cart, 'Cart');
    },
    getCartOfUser: async ({ caller, params }) => ok(await readCartOfUser(deps, caller, params.userId), 'Cart'),
    getCart: async ({ caller, params }) => ok(await readCart(deps, caller.id, params.cartId), 'Cart'),
    deleteCart: async input => {
      await deleteCart(deps, ofCaller(input));
      return ok(null, 'Cart deleted');
    },
    addCartItem: async input => ok(await addToCart(deps, ofCaller(input), input.body, input.once), 'Added to cart'),
    clearCart: async input => ok(await clearCart(deps, ofCaller(input)), 'Cart cleared'),
    putCartService: async input =>
      ok(await putInCart(deps, ofCaller(input), input.params.serviceId, input.query.quantity), 'Cart updated'),
    putCartGuests: async input => ok(await putGuests(deps, ofCaller(input), input.body.guests), 'Cart updated'),
    updateCartItem: async input =>
      ok(await changeQuantity(deps, ofCaller(input), input.params.itemId, input.query.quantity), 'Quantity updated'),
    removeCartItem: async input => ok(await removeFromCart(deps, ofCaller(input), input.params.itemId), 'Removed from cart'),
    applyCartCoupon: async input => ok(await applyCoupon(deps, ofCaller(input), input.query.couponCode), 'Coupon applied'),
    removeCartCoupon: async input => ok(await removeCoupon(deps, ofCaller(input)), 'Coupon removed'),
  } satisfies Partial<Handlers>;
}
