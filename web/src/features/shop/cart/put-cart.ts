import { mutate } from 'swr';
import { api, ask } from '../../../api/client.ts';
import { keys, read } from '../../../shared/storage.ts';
import type { Cart } from './cart.ts';
import { cartKey, keepChanged } from './load-cart.ts';

/** Shows the cart that a change answered. */
export function putCart(cart: Cart | null, userId: string): void {
  keepChanged(cart, userId);
  void mutate(cartKey(userId), cart, { revalidate: false });
  tellOtherTabs();
}

/** The customer's cart, a new one if there is none. */
export async function openCart(userId: string): Promise<string> {
  const { id } = await ask(api.POST('/cart', { params: { query: { userId } } }));
  return id;
}

// All tabs show one cart: after a change in one, the others read it again. They hear only that something changed, because the
// answers of two tabs can arrive in the wrong order.

// There is no channel where the first paint is rendered: an open one would keep that process alive.
const channel = typeof window === 'undefined' ? null : openChannel();

channel?.addEventListener('message', reloadCart);

export function tellOtherTabs(): void {
  channel?.postMessage(null);
}

function reloadCart(): void {
  const userId = read(keys.userId);
  if (userId) void mutate(cartKey(userId));
}

/** Null where the browser keeps nothing of this site: Firefox throws then. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('nikhar-cart');
  } catch {
    return null;
  }
}
