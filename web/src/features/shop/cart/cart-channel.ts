// All tabs show one cart: after a change in one, the others read it again. They hear only that something changed, because the
// answers of two tabs can arrive in the wrong order.
import { mutate } from 'swr';
import { keys, read } from '../../../shared/storage.ts';
import { cartKey } from './load-cart.ts';

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
