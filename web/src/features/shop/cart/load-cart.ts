import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { keys, read, remove, write } from '../../../shared/storage.ts';
import type { Cart } from './cart.ts';
import { type CartNews, newsOf, tellNews } from './cart-news.ts';

// The server's latest answer. A read that a later change overtook does not count; SWR drops it too.
let latest: { userId: string; cart: Cart | null } | null = null;
let answeredChanges = 0;
let answers = 0;

export function cartKey(userId: string): [string, string] {
  return ['/cart/user', userId];
}

/** By the kept cart id, then the customer's active cart, else null: a cart is created when first needed (rule T10). */
export async function loadCart([, userId]: [string, string]): Promise<Cart | null> {
  const { cart, news } = await readCart(userId);
  tellNews(news);
  return cart;
}

/** As `loadCart`, for whoever tells the news in words of their own. */
export async function readCart(userId: string): Promise<{ cart: Cart | null; news: CartNews[] }> {
  const before = answeredChanges;
  const cartId = read(keys.cartId);
  const kept = cartId === null ? null : await orNull(ask(api.GET('/cart/{cartId}', { params: { path: { cartId } } })));
  const cart = kept ?? (await orNull(ask(api.GET('/cart/user/{userId}', { params: { path: { userId } } }))));
  const news = newsOf(cart, latestCart(userId));
  if (before === answeredChanges) keep(cart, userId);
  return { cart, news };
}

/** Keeps the cart that a change answered, and tells its news. */
export function keepChanged(cart: Cart | null, userId: string): void {
  answeredChanges++;
  tellNews(newsOf(cart, latestCart(userId)));
  keep(cart, userId);
}

/** The customer's cart as the server last answered it. */
export function latestCart(userId: string): Cart | null {
  return latest?.userId === userId ? latest.cart : null;
}

/** Grows with every cart that the server answers. */
export function cartAnswers(): number {
  return answers;
}

function keep(cart: Cart | null, userId: string): void {
  answers++;
  latest = { userId, cart };
  // The customer logged out before the answer came.
  if (read(keys.userId) !== userId) return;
  if (!cart) remove(keys.cartId);
  else if (read(keys.cartId) !== cart.id) write(keys.cartId, cart.id);
}

function orNull(cart: Promise<Cart>): Promise<Cart | null> {
  return cart.catch(error => {
    if (hasCode(error, 'CART_NOT_FOUND')) return null;
    throw error;
  });
}
