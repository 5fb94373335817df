// What customers do to their cart (rules T5, T9). Each wish shows at once and is one request. Requests are sent one after the other,
// so quick presses cannot overtake each other; of the wishes that wait for one service only the last is sent.
// These are functions, not hooks: an addition that asked for a login runs after it, for whoever is signed in then.
// A promise rejects with an ApiError, or with a CartError in words for people, once the change is off the screen again.
import { mutate } from 'swr';
import { hasCode } from '../../api/api-error.ts';
import { api, ask } from '../../api/client.ts';
import { saveOnce } from '../../api/use-save.ts';
import { keys, read } from '../../shared/storage.ts';
import { type Cart, type CartService, withAdded, without, withQuantity } from './cart.ts';
import { tellOtherTabs } from './cart-channel.ts';
import { CartError } from './cart-errors.ts';
import { cartAnswers, cartKey, keepChanged, latestCart } from './load-cart.ts';
import { type Change, waitingChanges } from './waiting-changes.ts';

const save = saveOnce();

/** How many changes were no additions. */
let otherChanges = 0;

/** Adds one. The server checks the token first (rule T13), and answers UNAUTHORIZED when the session is over. */
export function addToCart(service: CartService): Promise<void> {
  return change({
    isAddition: true,
    show: cart => withAdded(cart, service),
    async send(userId) {
      // The cart on the screen may have changed since an addition without an answer. Then this is another addition.
      const since = [cartAnswers(), otherChanges];
      const add = (cartId: string) =>
        save([userId, cartId, service.id, ...since], header => {
          const params = { path: { cartId }, header };
          return ask(api.POST('/cart/{cartId}/items', { params, body: { serviceId: service.id, quantity: 1 } }));
        });
      return add(read(keys.cartId) ?? (await openCart(userId))).catch(async error => {
        // The kept cart is gone.
        if (hasCode(error, 'CART_NOT_FOUND')) return add(await openCart(userId));
        throw error;
      });
    },
  });
}

export function setQuantity(serviceId: string, quantity: number): Promise<void> {
  return change({
    serviceId,
    show: cart => (quantity === 0 ? without(cart, serviceId) : withQuantity(cart, serviceId, quantity)),
    send: async userId => {
      const path = { cartId: cartIdOf(userId), serviceId };
      return ask(api.PUT('/cart/{cartId}/services/{serviceId}', { params: { path, query: { quantity } } }));
    },
  });
}

export function removeFromCart(serviceId: string): Promise<void> {
  return setQuantity(serviceId, 0);
}

// The cart on the screen stays as it is until the server has answered these (rule T9).

export function clearCart(): Promise<void> {
  return change({
    send: async userId => ask(api.DELETE('/cart/{cartId}/items', { params: { path: { cartId: cartIdOf(userId) } } })),
  });
}

export function applyCoupon(couponCode: string): Promise<void> {
  return change({
    send: async userId => {
      const path = { cartId: cartIdOf(userId) };
      return ask(api.POST('/cart/{cartId}/coupons', { params: { path, query: { couponCode } } }));
    },
  });
}

export function removeCoupon(): Promise<void> {
  return change({
    send: async userId => ask(api.DELETE('/cart/{cartId}/coupons', { params: { path: { cartId: cartIdOf(userId) } } })),
  });
}

/** Fills the cart with the services of this booking. The server reports those that are no longer offered. */
export function bookAgain(bookingId: string): Promise<void> {
  return change({ send: () => ask(api.POST('/booking/{id}/book-again', { params: { path: { id: bookingId } } })) });
}

async function openCart(userId: string): Promise<string> {
  const { id } = await ask(api.POST('/cart', { params: { query: { userId } } }));
  return id;
}

function cartIdOf(userId: string): string {
  const cart = latestCart(userId);
  if (!cart) throw new CartError('No cart available');
  return cart.id;
}

interface Wish {
  isAddition?: boolean;
  serviceId?: string;
  show?: Change['show'];
  /** Asks the server, which answers the whole cart. */
  send: (userId: string) => Promise<Cart>;
}

let lastAnswer: Promise<unknown> = Promise.resolve();

/** Resolves when the wish is answered, or when a later one has replaced it. */
function change({ serviceId, isAddition = false, show = cart => cart, send }: Wish): Promise<void> {
  const userId = read(keys.userId);
  if (!userId || !read(keys.authToken)) return Promise.reject(new CartError('Please log in to access cart'));
  if (!isAddition) otherChanges++;
  const made: Change = { userId, serviceId: serviceId ?? null, show };
  const isReplaced = (other: Change) => serviceId !== undefined && other.serviceId === serviceId && other.userId === userId;
  waitingChanges.set([...waitingChanges.read().filter(other => !isReplaced(other)), made]);
  const answer = lastAnswer.then(() => (waitingChanges.read().includes(made) ? answerTo(made, send) : undefined));
  lastAnswer = answer.catch(() => null);
  return answer;
}

async function answerTo(made: Change, send: Wish['send']): Promise<void> {
  const { userId } = made;
  try {
    // They logged out meanwhile: the next customer did not wish for this.
    if (read(keys.userId) !== userId) throw new CartError('Please log in to access cart');
    const cart = await send(userId);
    put(cart, userId);
  } catch (error) {
    if (hasCode(error, 'CART_NOT_FOUND')) put(null, userId);
    // Whether the server refused it or its answer was lost, the server knows the cart.
    if (!hasCode(error, 'UNAUTHORIZED')) void mutate(cartKey(userId));
    throw error;
  } finally {
    // In the same moment as the answer shows, so that nothing shows twice or not at all.
    waitingChanges.set(waitingChanges.read().filter(other => other !== made));
  }
}

function put(cart: Cart | null, userId: string): void {
  keepChanged(cart, userId);
  void mutate(cartKey(userId), cart, { revalidate: false });
  tellOtherTabs();
}
