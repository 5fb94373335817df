import type { components } from '#contract';
import type { Chosen } from '../../schedule/professional/offered.ts';
import type { Cart } from '../../shop/cart/cart.ts';
import { refOfService } from '../../shop/choice/choice.ts';
import type { Visit } from '../booking/availability.ts';
import type { PartyChoice } from '../guests/guests.ts';

export type BookingRequest = components['schemas']['BookingRequest'];
export type PaymentType = BookingRequest['paymentType'];

export interface Choices {
  addressId: string | null;
  visit: Visit | null;
  /** How many come to several guests, and by when everyone is to be ready; null for one guest. */
  party: PartyChoice | null;
  paymentType: PaymentType;
  /** Who shall come; null for anyone. */
  professional: Chosen | null;
  /** Whether only women may come; null if the profile decides. */
  womenOnly: boolean | null;
  /** The booking for guests of which this one is a trial; null if it is none. */
  trialFor: string | null;
}

/** The request of an order. Null when a detail is missing. */
export function orderBody(userId: string | null, cart: Cart, choices: Choices): BookingRequest | null {
  const { addressId, visit, party, paymentType, professional, womenOnly, trialFor } = choices;
  if (!userId || !addressId || !visit || cart.items.length === 0 || (cart.guests && !party)) return null;
  return {
    userId,
    serviceIds: serviceIdsOf(cart),
    bookingDate: visit.date,
    bookingTime: visit.time,
    finalPrice: cart.finalPrice,
    addressId,
    paymentType,
    cartId: cart.id,
    ...(cart.guests && { guests: cart.guests, ...party }),
    ...(professional && { professionalId: professional.id }),
    ...(womenOnly !== null && { womenOnly }),
    ...(trialFor && { relatedTo: trialFor }),
  };
}

/** The services with their choices, repeated for their quantity. */
export function serviceIdsOf({ items }: Cart): string[] {
  return items.flatMap(({ service, quantity }) => Array<string>(quantity).fill(refOfService(service)));
}
