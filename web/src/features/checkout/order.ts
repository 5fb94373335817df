// The request of an order, and the idempotency key that makes sending it twice safe (rules B7, V21).
import type { components } from '#contract';
import { newKey } from '../../shared/new-key.ts';
import type { Visit } from '../booking/use-visit-choice.ts';
import type { Cart } from '../cart/cart.ts';

export type BookingRequest = components['schemas']['BookingRequest'];
export type PaymentType = BookingRequest['paymentType'];

export interface Choices {
  addressId: string | null;
  visit: Visit | null;
  paymentType: PaymentType;
}

/** An order keeps its key, however often it is sent. */
export interface Order {
  key: string;
  body: BookingRequest;
  /** No answer came, so it may have been booked. */
  isUnanswered: boolean;
}

/** Null when a detail is missing. */
export function orderBody(userId: string | null, cart: Cart, choices: Choices): BookingRequest | null {
  const { addressId, visit, paymentType } = choices;
  if (!userId || !addressId || !visit || cart.items.length === 0) return null;
  return {
    userId,
    serviceIds: cart.items.flatMap(({ service, quantity }) => Array<string>(quantity).fill(service.id)),
    bookingDate: visit.date,
    bookingTime: visit.time,
    finalPrice: cart.finalPrice,
    addressId,
    paymentType,
    cartId: cart.id,
  };
}

/** The order that was sent before with the same body, or a new one with a new key. */
export function orderOf(body: BookingRequest, sent: Order[]): Order {
  const wish = JSON.stringify(body);
  return sent.find(order => JSON.stringify(order.body) === wish) ?? { key: newKey(), body, isUnanswered: false };
}
