// Changes of the cart that wait for a network (rule W41). Pure.
import { refOfService } from '../choice/choice.ts';
import { type Cart, type CartService, itemOf, maxQuantity, withAdded, without, withQuantity } from './cart.ts';

/** What the customer wants, so that it can be sent, and shown meanwhile, after a reload. */
export type Wish =
  | { kind: 'add'; service: CartService }
  /** `before`: how many the cart had when the customer chose. */
  | { kind: 'set'; service: CartService; quantity: number; before: number }
  | { kind: 'clear' };

/** A wish with its idempotency key: it may have been sent, and its answer lost. */
export interface KeptWish {
  key: string;
  wish: Wish;
}

/** The list with one more, without those that it makes pointless. */
export function withWish(kept: readonly KeptWish[], one: KeptWish): KeptWish[] {
  const { wish } = one;
  if (wish.kind === 'clear') return [one];
  const same = kept.filter(other => refOf(other) === refOfService(wish.service));
  const others = kept.filter(other => !same.includes(other));
  const last = same.at(-1)?.wish;
  if (wish.kind === 'add') {
    // One more than what was set. Two additions stay two: the first may have been carried out.
    if (last?.kind !== 'set') return [...kept, one];
    return [...others, { ...one, wish: { ...last, quantity: Math.min(last.quantity + 1, maxQuantity) } }];
  }
  // It says how many there shall be, so earlier wishes for the service do not matter.
  const first = same[0]?.wish;
  const before = first?.kind === 'set' ? first.before : first ? 0 : wish.before;
  return [...others, { ...one, wish: { ...wish, before } }];
}

/** The cart as it will be. */
export function wished(cart: Cart, wish: Wish): Cart {
  if (wish.kind === 'clear') return cart.items.reduce((rest, { service }) => without(rest, refOfService(service)), cart);
  if (wish.kind === 'add') return withAdded(cart, wish.service);
  const ref = refOfService(wish.service);
  if (wish.quantity === 0) return without(cart, ref);
  const there = itemOf(cart, ref) ? cart : withAdded(cart, wish.service);
  return withQuantity(there, ref, wish.quantity);
}

/** What somebody else did to the cart meanwhile, if the customer must hear of it before the wish is sent. */
export type Conflict = 'gone' | 'changed' | null;

export function conflictOf(wish: Wish, cart: Cart | null): Conflict {
  if (wish.kind !== 'set' || wish.before === 0) return null;
  const now = cart ? (itemOf(cart, refOfService(wish.service))?.quantity ?? 0) : 0;
  if (now === 0) return wish.quantity === 0 ? null : 'gone';
  return now === wish.before || now === wish.quantity ? null : 'changed';
}

function refOf({ wish }: KeptWish): string | null {
  return wish.kind === 'clear' ? null : refOfService(wish.service);
}
