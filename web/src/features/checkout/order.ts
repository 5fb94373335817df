// What is sent when an order is placed, and the key that makes sending it twice safe (rule B7).
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

/** One wish to book. The same wish keeps its key, however often it is sent. */
export interface Order {
  key: string;
  body: BookingRequest;
  /** It was sent and no answer came: it may have been booked. */
  isUnanswered: boolean;
}

/** The order as it stands; null when a detail is missing. */
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

/** The order sent before for the very same, else a new one with a key of its own. */
export function orderOf(body: BookingRequest, sent: Order[]): Order {
  const wish = JSON.stringify(body);
  return sent.find(order => JSON.stringify(order.body) === wish) ?? { key: newKey(), body, isUnanswered: false };
}
