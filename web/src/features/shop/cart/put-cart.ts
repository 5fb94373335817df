import { mutate } from 'swr';
import { api, ask } from '../../../api/client.ts';
import type { Cart } from './cart.ts';
import { tellOtherTabs } from './cart-channel.ts';
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
