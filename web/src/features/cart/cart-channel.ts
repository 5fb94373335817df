// The tabs of one browser show one cart: a change in one makes the others look again. They are told only that
// there was a change, because what two tabs were answered can arrive in the wrong order.
import { mutate } from 'swr';
import { keys, read } from '../../shared/storage.ts';
import { cartKey } from './load-cart.ts';

// None where the first paint is made, which would wait on it for ever.
const channel = typeof window === 'undefined' ? null : openChannel();

channel?.addEventListener('message', reloadCart);

export function tellOtherTabs(): void {
  channel?.postMessage(null);
}

function reloadCart(): void {
  const userId = read(keys.userId);
  if (userId) void mutate(cartKey(userId));
}

/** None where the browser keeps nothing of this site: Firefox throws then. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('nikhar-cart');
  } catch {
    return null;
  }
}
