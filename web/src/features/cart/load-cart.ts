import { hasCode } from '../../api/api-error.ts';
import { api, ask } from '../../api/client.ts';
import { money } from '../../shared/format.ts';
import { keys, read, remove, write } from '../../shared/storage.ts';
import { toast } from '../../ui/toast.ts';
import type { Cart } from './cart.ts';

// The server's latest word, for changes that need the ids in it. A read that a change's answer overtook does
// not count; SWR drops it too.
let latest: { userId: string; cart: Cart | null } | null = null;
let answeredChanges = 0;

export function cartKey(userId: string): [string, string] {
  return ['/cart/user', userId];
}

/** By the stored cart id, else the user's active cart, else null: it is made when first needed (rule T10). */
export async function loadCart([, userId]: [string, string]): Promise<Cart | null> {
  const before = answeredChanges;
  const cartId = read(keys.cartId);
  const kept = cartId === null ? null : await orNull(ask(api.GET('/cart/{cartId}', { params: { path: { cartId } } })));
  const cart = kept ?? (await orNull(ask(api.GET('/cart/user/{userId}', { params: { path: { userId } } }))));
  const told = cart && tellNotices(cart);
  if (before === answeredChanges) keep(told, userId);
  return told;
}

/** The cart that a change came to: kept, and given back without the notices it said. */
export function changedTo(cart: Cart | null, userId: string): Cart | null {
  answeredChanges++;
  const told = cart && tellNotices(cart);
  keep(told, userId);
  return told;
}

/** The customer's cart as the server last gave it. */
export function latestCart(userId: string): Cart | null {
  return latest?.userId === userId ? latest.cart : null;
}

function keep(cart: Cart | null, userId: string): void {
  if (cart) tellPrices(cart, latestCart(userId));
  latest = { userId, cart };
  // Not after a logout that overtook the answer.
  if (read(keys.userId) !== userId) return;
  if (!cart) remove(keys.cartId);
  else if (read(keys.cartId) !== cart.id) write(keys.cartId, cart.id);
}

/** What the server dropped from the cart is said once; it does not repeat it either. */
function tellNotices(cart: Cart): Cart {
  for (const notice of cart.notices) toast.info(notice);
  return { ...cart, notices: [] };
}

/** A sum that changes by itself is noticed too late, so it is said what changed it. */
function tellPrices(cart: Cart, before: Cart | null): void {
  for (const { service } of cart.items) {
    const old = before?.items.find(item => item.service.id === service.id)?.service.price;
    if (old === undefined || old === service.price) continue;
    toast.info(`${service.name} is ${money(service.price)} now instead of ${money(old)}`);
  }
}

function orNull(cart: Promise<Cart>): Promise<Cart | null> {
  return cart.catch(error => {
    if (hasCode(error, 'CART_NOT_FOUND')) return null;
    throw error;
  });
}
