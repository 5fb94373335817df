// What waits for a second visit, because nobody does all services of the cart (rule N73). It is kept on this device for three days.
import { useSyncExternalStore } from 'react';
import { serverNow } from '../../../shared/clock.ts';
import { isLike } from '../../../shared/is-like.ts';
import { nameIn } from '../../../shared/name-in.ts';
import { keys, read, readJson, remove, subscribe, writeJson } from '../../../shared/storage.ts';
import type { CartItem, CartService } from '../../shop/cart/cart.ts';

export type Aside = Pick<CartItem, 'service' | 'quantity'>;

export interface SetAside {
  by: string;
  /** When it was set aside, by the salon's clock. */
  since: number;
  /** When it ends, by the device's clock; sweep.ts removes it then. */
  expiresAt: number;
  items: Aside[];
}

const lifetimeMs = 3 * 24 * 60 * 60_000;
const service: CartService = { id: '', name: '', price: 0, durationInMinutes: 0, imageUrl: null, categoryName: null };

function isSetAside(value: unknown): value is SetAside {
  return isLike({ by: '', since: 0, expiresAt: 0, items: [{ service, quantity: 0 }] }, value);
}

let last: { text: string | null; value: SetAside | null } = { text: null, value: null };

/** What the customer who is signed in set aside. The same object while it does not change. */
export function currentAside(): SetAside | null {
  const text = read(keys.setAside);
  if (text !== last.text) last = { text, value: readJson(keys.setAside, isSetAside) };
  const { value } = last;
  return value && value.by === read(keys.userId) && value.expiresAt > Date.now() && value.items.length > 0 ? value : null;
}

export function useSetAside(): SetAside | null {
  return useSyncExternalStore(subscribe, currentAside, () => null);
}

/** `since` is when they were set aside, by the salon's clock. */
export function keepAside(items: Aside[], since = serverNow()): void {
  const by = read(keys.userId);
  if (!by || items.length === 0) forgetSetAside();
  else writeJson(keys.setAside, { by, since, expiresAt: Date.now() + lifetimeMs, items } satisfies SetAside);
}

export function forgetSetAside(): void {
  remove(keys.setAside);
}

/** `Facial, 4 × Men's Haircut` */
export function itemsWords(items: Aside[]): string {
  return items.map(({ service, quantity }) => (quantity > 1 ? `${quantity} × ${nameIn(service)}` : nameIn(service))).join(', ');
}
