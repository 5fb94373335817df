// What customers do to their cart (rules T5, T9). Each wish shows at once and is one request. Requests are sent one after the other,
// so quick presses cannot overtake each other; of the wishes that wait for one service only the last is sent.
// These are functions, not hooks: an addition that asked for a login runs after it, for whoever is signed in then.
// A promise rejects with an ApiError, or with a CartError in words for people, once the change is off the screen again.
// Without network, a change that says by itself what is wanted waits (kept-wishes.ts): its promise resolves.

import { mutate } from 'swr';
import * as words from '#words/cart';
import { hasCode, networkError } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { mayBeDone } from '../../../api/unanswered.ts';
import { saveOnce } from '../../../api/use-save.ts';
import { isCutOff } from '../../../shared/cut-off.ts';
import { newKey } from '../../../shared/new-key.ts';
import { keys, read } from '../../../shared/storage.ts';
import { choiceFields, refOfService } from '../choice/choice.ts';
import { type Cart, type CartService, type Guest, itemOf } from './cart.ts';
import { CartError } from './cart-errors.ts';
import { hasKeptWishes, keepWish, sendKeptWishes } from './kept-wishes.ts';
import { cartAnswers, cartKey, latestCart } from './load-cart.ts';
import { openCart, putCart } from './put-cart.ts';
import { type Change, waitingChanges, withChanges } from './waiting-changes.ts';
import { type Wish, wished } from './waiting-rules.ts';

const save = saveOnce();

/** How many changes were no additions. */
let otherChanges = 0;

/** Adds one. The server checks the token first (rule T13), and answers UNAUTHORIZED when the session is over. */
export function addToCart(service: CartService): Promise<void> {
  let key = newKey();
  return change({
    isAddition: true,
    wish: { kind: 'add', service },
    sentKey: () => key,
    async send(userId) {
      // The cart on the screen may have changed since an addition without an answer. Then this is another addition.
      const since = [cartAnswers(), otherChanges];
      const add = (cartId: string) =>
        save([userId, cartId, refOfService(service), ...since], header => {
          key = header['idempotency-key'];
          const params = { path: { cartId }, header };
          const body = { serviceId: service.id, quantity: 1, ...choiceFields(service) };
          return ask(api.POST('/cart/{cartId}/items', { params, body }));
        });
      return add(read(keys.cartId) ?? (await openCart(userId))).catch(async error => {
        // The kept cart is gone.
        if (hasCode(error, 'CART_NOT_FOUND')) return add(await openCart(userId));
        throw error;
      });
    },
  });
}

/** `ref`: the service with its choice (`refOfService`). */
export function setQuantity(ref: string, quantity: number): Promise<void> {
  const there = itemOf(shownCart(), ref);
  return change({
    ref,
    wish: there && { kind: 'set', service: there.service, quantity, before: there.quantity },
    send: async userId => {
      const path = { cartId: cartIdOf(userId), serviceId: ref };
      return ask(api.PUT('/cart/{cartId}/services/{serviceId}', { params: { path, query: { quantity } } }));
    },
  });
}

export function removeFromCart(ref: string): Promise<void> {
  return setQuantity(ref, 0);
}

// The cart on the screen stays as it is until the server has answered these (rule T9).

export function clearCart(): Promise<void> {
  return change({
    wish: { kind: 'clear' },
    isShownLater: true,
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

/** The cart has just what these guests get from then on. Without guests its services stay. */
export function putGuests(guests: Guest[]): Promise<void> {
  return change({
    send: async userId => {
      const path = { cartId: cartIdOf(userId) };
      return ask(api.PUT('/cart/{cartId}/guests', { params: { path }, body: { guests } }));
    },
  });
}

/** Fills the cart with the services of this booking. The server reports those that are no longer offered. */
export function bookAgain(bookingId: string): Promise<void> {
  return change({ send: () => ask(api.POST('/booking/{id}/book-again', { params: { path: { id: bookingId } } })) });
}

function cartIdOf(userId: string): string {
  const cart = latestCart(userId);
  if (!cart) throw new CartError(words.noCart);
  return cart.id;
}

/** The cart on the screen. */
function shownCart(): Cart | null {
  const userId = read(keys.userId);
  return (userId && withChanges(latestCart(userId), userId, waitingChanges.read())) || null;
}

interface Made {
  isAddition?: boolean;
  /** The service with its choice. */
  ref?: string;
  /** What is wanted, if that can wait for a network. */
  wish?: Wish | undefined;
  /** The screen shows it when the server has answered, or when it has to wait. */
  isShownLater?: boolean;
  /** The idempotency key that it was sent with. */
  sentKey?: () => string;
  /** Asks the server, which answers the whole cart. */
  send: (userId: string) => Promise<Cart>;
}

let lastAnswer: Promise<unknown> = Promise.resolve();

/** Resolves when the wish is answered or kept, or when a later one has replaced it. */
function change(made: Made): Promise<void> {
  const { ref, isAddition = false, isShownLater = false, wish } = made;
  const userId = read(keys.userId);
  if (!userId || !read(keys.authToken)) return Promise.reject(new CartError(words.logInForCart));
  if (!isAddition) otherChanges++;
  const show = (cart: Cart) => (wish && !isShownLater ? wished(cart, wish) : cart);
  const shown: Change = { userId, ref: ref ?? null, show };
  const isReplaced = (other: Change) => ref !== undefined && other.ref === ref && other.userId === userId;
  waitingChanges.set([...waitingChanges.read().filter(other => other.isKept || !isReplaced(other)), shown]);
  const answer = lastAnswer.then(() => (waitingChanges.read().includes(shown) ? answerTo(shown, made) : undefined));
  lastAnswer = answer.catch(() => null);
  return answer;
}

async function answerTo(shown: Change, { wish, send, sentKey = newKey }: Made): Promise<void> {
  const { userId } = shown;
  try {
    // They logged out meanwhile: the next customer did not wish for this.
    if (read(keys.userId) !== userId) throw new CartError(words.logInForCart);
    // Earlier changes go first.
    if (hasKeptWishes()) await sendKeptWishes();
    const cart = await (hasKeptWishes() ? Promise.reject(networkError()) : send(userId));
    putCart(cart, userId);
  } catch (error) {
    if (wish && mayBeDone(error) && (isCutOff() || hasKeptWishes())) return keepWish({ key: sentKey(), wish }, userId);
    if (hasCode(error, 'CART_NOT_FOUND')) putCart(null, userId);
    // Whether the server refused it or its answer was lost, the server knows the cart.
    if (!hasCode(error, 'UNAUTHORIZED')) void mutate(cartKey(userId));
    throw error;
  } finally {
    // In the same moment as the answer shows, so that nothing shows twice or not at all.
    waitingChanges.set(waitingChanges.read().filter(other => other !== shown));
  }
}

/** Resolves when every change of the cart is answered, to whether none waits for a network. */
export async function changesSent(): Promise<boolean> {
  for (let last: unknown; last !== lastAnswer; ) {
    last = lastAnswer;
    await last;
  }
  if (hasKeptWishes()) await sendKeptWishes();
  return !hasKeptWishes();
}
