// How a cart looks after a change, until the server answers. The server decides the prices.
import type { components } from '#contract';
import { sharedAmong } from '../../../../../common/guests.ts';
import { refOfService } from '../choice/choice.ts';
import { saving } from '../coupon/coupon.ts';

export type Cart = components['schemas']['Cart'];
export type Guest = components['schemas']['PartyGuest'];
export type CartItem = components['schemas']['CartItem'];
/** The part of a service that a cart holds. */
export type CartService = CartItem['service'];

/** The most of one service (rule T4). */
export const maxQuantity = 20;

/** Adds one. A new item's id begins with `optimistic-` until the server answers (rule T9). */
export function withAdded(cart: Cart, service: CartService): Cart {
  const ref = refOfService(service);
  const there = itemOf(cart, ref);
  if (there) return withQuantity(cart, ref, Math.min(there.quantity + 1, maxQuantity));
  return withItems(cart, [...cart.items, { id: `optimistic-${ref}`, service, quantity: 1 }]);
}

export function withQuantity(cart: Cart, ref: string, quantity: number): Cart {
  return withItems(
    cart,
    cart.items.map(item => (refOfService(item.service) === ref ? { ...item, quantity } : item)),
  );
}

export function without(cart: Cart, ref: string): Cart {
  return withItems(
    cart,
    cart.items.filter(item => refOfService(item.service) !== ref),
  );
}

/** A cart holds a service once with each choice, so `refOfService` finds the item. */
export function itemOf(cart: Cart | null | undefined, ref: string): CartItem | undefined {
  return cart?.items.find(item => refOfService(item.service) === ref);
}

/** The items of a service, whatever was chosen of it. */
export function itemsOf(cart: Cart | null | undefined, serviceId: string): CartItem[] {
  return cart?.items.filter(({ service: { id } }) => id === serviceId) ?? [];
}

export function totalMinutes(cart: Cart): number {
  return cart.items.reduce((sum, { service, quantity }) => sum + service.durationInMinutes * quantity, 0);
}

function withItems(cart: Cart, items: CartItem[]): Cart {
  const totalPaise = items.reduce((sum, { service, quantity }) => sum + paise(service.price) * quantity, 0);
  const totalPrice = totalPaise / 100;
  const discount = cart.coupon ? saving(totalPrice, cart.coupon) : 0;
  const { guests: before = [], ...rest } = cart;
  const guests = sharedAmong(before, new Map(items.map(({ service, quantity }) => [refOfService(service), quantity])));
  return {
    ...rest,
    ...(before.length > 0 && guests && { guests }),
    items,
    totalItems: items.reduce((sum, item) => sum + item.quantity, 0),
    totalPrice,
    discount,
    finalPrice: (totalPaise - paise(discount)) / 100,
  };
}

function paise(rupees: number): number {
  return Math.round(rupees * 100);
}
