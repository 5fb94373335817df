// What waits for a second visit, because nobody does all services of the cart (rule N73). It is kept on this device for three days.
import { useSyncExternalStore } from 'react';
import { api, ask } from '../../api/client.ts';
import { inKolkata } from '../../shared/days.ts';
import { isLike } from '../../shared/is-like.ts';
import { keys, read, readJson, remove, subscribe, writeJson } from '../../shared/storage.ts';
import type { Booking } from '../booking/booking.ts';
import { startWords } from '../booking/slot-words.ts';
import type { Visit } from '../booking/use-visit-choice.ts';
import type { CartItem, CartService } from '../cart/cart.ts';
import { addToCart, removeFromCart, setQuantity } from '../cart/change-cart.ts';

type Aside = Pick<CartItem, 'service' | 'quantity'>;

/** Where and when the first visit is: `yyyy-MM-dd` and `HH:mm:ss` in IST. */
interface FirstVisit {
  date: string;
  until: string;
  addressId: string | null;
}

export interface SetAside {
  by: string;
  expiresAt: number;
  items: Aside[];
  /** Null until it is booked. */
  after: FirstVisit | null;
}

const lifetimeMs = 3 * 24 * 60 * 60_000;
const service: CartService = { id: '', name: '', price: 0, durationInMinutes: 0, imageUrl: null, categoryName: null };

function isSetAside(value: unknown): value is SetAside {
  return isLike({ by: '', expiresAt: 0, items: [{ service, quantity: 0 }] }, value);
}

let last: { text: string | null; value: SetAside | null } = { text: null, value: null };

/** What the customer who is signed in set aside. The same object while it does not change. */
function current(): SetAside | null {
  const text = read(keys.setAside);
  if (text !== last.text) last = { text, value: readJson(keys.setAside, isSetAside) };
  const { value } = last;
  return value && value.by === read(keys.userId) && value.expiresAt > Date.now() && value.items.length > 0 ? value : null;
}

export function useSetAside(): SetAside | null {
  return useSyncExternalStore(subscribe, current, () => null);
}

function keep(items: Aside[], after: FirstVisit | null): void {
  const by = read(keys.userId);
  if (!by || items.length === 0) forgetSetAside();
  else writeJson(keys.setAside, { by, expiresAt: Date.now() + lifetimeMs, items, after } satisfies SetAside);
}

export function forgetSetAside(): void {
  remove(keys.setAside);
}

/** Takes these out of the cart, for another visit. What could not be taken out stays in the cart alone. */
export async function setAside(chosen: Aside[]): Promise<void> {
  const items = chosen.map(({ service: one, quantity }) => ({ service: one, quantity }));
  const before = current()?.items.filter(old => !items.some(({ service: { id } }) => id === old.service.id)) ?? [];
  // Kept first: a page that closes meanwhile loses nothing.
  keep([...before, ...items], null);
  const isOut = await Promise.all(
    items.map(({ service: { id } }) =>
      removeFromCart(id).then(
        () => true,
        () => false,
      ),
    ),
  );
  if (isOut.every(Boolean)) return;
  keep([...before, ...items.filter((_, at) => isOut[at])], null);
  throw new Error('not all could be set aside');
}

/** The first visit is booked: the rest is for the time after it. */
export function noteFirstVisit({ bookingDate, bookingTime, durationInMinutes, addressId }: Booking): void {
  const kept = current();
  if (!kept) return;
  const end = new Date(Date.parse(`${bookingDate}T${bookingTime}+05:30`) + durationInMinutes * 60_000);
  const { day, clock } = inKolkata(end.getTime());
  // It may end after midnight only by mistake; then nothing of that day is left.
  keep(kept.items, { date: bookingDate, until: day === bookingDate ? clock : '24:00:00', addressId });
}

/** Puts them into the cart. Rejects with the first failure; what is in the cart by then is no longer set aside. */
export async function putBack({ items, after }: SetAside): Promise<void> {
  for (const [at, { service: one, quantity }] of items.entries()) {
    await addToCart(one);
    if (quantity > 1) await setQuantity(one.id, quantity);
    keep(items.slice(at + 1), after);
  }
}

/** The first free time of that day after the first visit. Null if there is none. */
export async function timeAfter({ items, after }: SetAside, areStarts: boolean): Promise<Visit | null> {
  if (!after) return null;
  const serviceIds = items.flatMap(({ service: { id }, quantity }) => Array<string>(quantity).fill(id)).join();
  const query = { date: after.date, serviceIds, ...(after.addressId && { addressId: after.addressId }) };
  const slots = await ask(api.GET('/booking/available-slots', { params: { query } })).catch(() => []);
  const slot = slots.find(({ available, startTime }) => available && startTime >= after.until);
  return slot ? { date: after.date, time: slot.startTime, label: startWords(slot, areStarts) } : null;
}
