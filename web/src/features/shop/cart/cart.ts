// How a cart looks after a change, until the server answers. The server decides the prices.
import type { components } from '#contract';
import { saving } from '../coupon/coupon.ts';

export type Cart = components['schemas']['Cart'];
export type CartItem = components['schemas']['CartItem'];
/** The part of a service that a cart holds. */
export type CartService = CartItem['service'];

/** The most of one service (rule T4). */
export const maxQuantity = 20;

/** Adds one. A new item's id begins with `optimistic-` until the server answers (rule T9). */
export function withAdded(cart: Cart, service: CartService): Cart {
  const there = itemOf(cart, service.id);
  if (there) return withQuantity(cart, service.id, Math.min(there.quantity + 1, maxQuantity));
  return withItems(cart, [...cart.items, { id: `optimistic-${service.id}`, service, quantity: 1 }]);
}

export function withQuantity(cart: Cart, serviceId: string, quantity: number): Cart {
  return withItems(
    cart,
    cart.items.map(item => (item.service.id === serviceId ? { ...item, quantity } : item)),
  );
}

export function without(cart: Cart, serviceId: string): Cart {
  return withItems(
    cart,
    cart.items.filter(item => item.service.id !== serviceId),
  );
}

/** A cart holds a service once, so the service id finds the item. */
export function itemOf(cart: Cart | null | undefined, serviceId: string): CartItem | undefined {
  return cart?.items.find(item => item.service.id === serviceId);
}

export function totalMinutes(cart: Cart): number {
  return cart.items.reduce((sum, { service, quantity }) => sum + service.durationInMinutes * quantity, 0);
}

function withItems(cart: Cart, items: CartItem[]): Cart {
  const totalPaise = items.reduce((sum, { service, quantity }) => sum + paise(service.price) * quantity, 0);
  const totalPrice = totalPaise / 100;
  const discount = cart.coupon ? saving(totalPrice, cart.coupon) : 0;
  return {
    ...cart,
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
