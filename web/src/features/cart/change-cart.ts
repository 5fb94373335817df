// What a customer does to the cart (rules T5, T9). Shown at once; sent one after the other, so that quick
// clicks cannot overtake each other; and of the wishes still waiting for one service only the last is sent.
// Plain functions, not hooks: an addition asked for before signing in is made after it, by whoever is then signed in.
// Each promise fails with an ApiError, or a CartError in words, once the change is off the cart again.
import { hasCode } from '../../api/api-error.ts';
import { api, ask } from '../../api/client.ts';
import { keys, read } from '../../shared/storage.ts';
import { type Cart, type CartService, itemOf, withAdded, without, withQuantity } from './cart.ts';
import { CartError } from './cart-errors.ts';
import { change } from './cart-queue.ts';
import { latestCart } from './load-cart.ts';

/** One more of it. Throws UNAUTHORIZED when the session is over. */
export function addToCart(service: CartService): Promise<void> {
  return change({
    about: null,
    show: cart => withAdded(cart, service),
    async send(userId) {
      // Rule T13: a token validity check runs before add.
      await ask(api.GET('/auth/validate-token'));
      const post = (cartId: string) =>
        ask(
          api.POST('/cart/{cartId}/items', {
            params: { path: { cartId } },
            body: { serviceId: service.id, quantity: 1 },
          }),
        );
      const cartId = read(keys.cartId) ?? (await openCart(userId));
      return post(cartId).catch(async error => {
        // The stored cart is gone: the next one is made now.
        if (hasCode(error, 'CART_NOT_FOUND')) return post(await openCart(userId));
        throw error;
      });
    },
  });
}

export function setQuantity(serviceId: string, quantity: number): Promise<void> {
  return change({
    about: serviceId,
    show: cart => withQuantity(cart, serviceId, quantity),
    send: async userId =>
      ask(api.PUT('/cart/{cartId}/items/{itemId}', { params: { path: itemPath(userId, serviceId), query: { quantity } } })),
  });
}

export function removeFromCart(serviceId: string): Promise<void> {
  return change({
    about: serviceId,
    show: cart => without(cart, serviceId),
    send: async userId => ask(api.DELETE('/cart/{cartId}/items/{itemId}', { params: { path: itemPath(userId, serviceId) } })),
  });
}

// The cart stays as it is until the server has answered these (rule T9).

export function clearCart(): Promise<void> {
  return change({
    about: null,
    show: asItIs,
    send: async userId => ask(api.DELETE('/cart/{cartId}/items', { params: { path: cartPath(userId) } })),
  });
}

export function applyCoupon(couponCode: string): Promise<void> {
  return change({
    about: null,
    show: asItIs,
    send: async userId => ask(api.POST('/cart/{cartId}/coupons', { params: { path: cartPath(userId), query: { couponCode } } })),
  });
}

export function removeCoupon(): Promise<void> {
  return change({
    about: null,
    show: asItIs,
    send: async userId => ask(api.DELETE('/cart/{cartId}/coupons', { params: { path: cartPath(userId) } })),
  });
}

/** What this booking was of, as often as it was booked. The server says what of it is no longer offered. */
export function bookAgain(bookingId: string): Promise<void> {
  return change({
    about: null,
    show: asItIs,
    send: async () => ask(api.POST('/booking/{id}/book-again', { params: { path: { id: bookingId } } })),
  });
}

const asItIs = (cart: Cart) => cart;

async function openCart(userId: string): Promise<string> {
  const { id } = await ask(api.POST('/cart', { params: { query: { userId } } }));
  return id;
}

function cartPath(userId: string): { cartId: string } {
  const cart = latestCart(userId);
  if (!cart) throw new CartError('No cart available');
  return { cartId: cart.id };
}

/** Looked up when it is sent, not when it was wished: by then an addition before it has its real id. */
function itemPath(userId: string, serviceId: string): { cartId: string; itemId: string } {
  const item = itemOf(latestCart(userId), serviceId);
  if (!item) throw new CartError('This service is not in your cart.');
  return { ...cartPath(userId), itemId: item.id };
}
