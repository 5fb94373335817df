// What an order that was refused means for the customer: where to go, what to look at again, what to say.

import type { components } from '#contract';
import type { ApiError, ErrorCode } from '../../api/api-error.ts';
import { messageOf } from '../../api/message-of.ts';
import { money } from '../../shared/format.ts';
import type { Step } from './checkout-draft.ts';
import type { Order } from './order.ts';

export type Stale = 'cart' | 'settings' | 'slots' | 'addresses' | 'bookings';

export interface Refusal {
  /** The step where it can be put right. */
  step: Step;
  /** What the server knows better than this page. */
  stale: Stale[];
  words: string;
  /** The customer's own bookings are what stands in the way, or where the cart went. */
  seeBookings?: boolean;
  /** The step itself says what is wrong. */
  isSeen?: boolean;
}

type Quote = components['schemas']['Quote'];

const rest: Pick<Refusal, 'step' | 'stale'> = { step: 3, stale: ['cart'] };

const byCode: { [code in ErrorCode]?: Omit<Refusal, 'words'> } = {
  // The services may take longer by now: the slots of the length they had would show this one free, and lead here again.
  SLOT_UNAVAILABLE: { step: 2, stale: ['cart', 'slots'], isSeen: true },
  DUPLICATE_BOOKING: { step: 2, stale: ['cart', 'slots', 'bookings'], seeBookings: true },
  CART_EMPTY: { step: 3, stale: ['cart', 'bookings'], seeBookings: true },
  TOO_MANY_BOOKINGS: { step: 3, stale: ['bookings'], seeBookings: true },
  // Whether it is paid now, and what it must come to, are the salon's to change while a page is open.
  VALIDATION_ERROR: { step: 3, stale: ['cart', 'settings'] },
  MINIMUM_ORDER_VALUE: { step: 3, stale: ['cart', 'settings'] },
  ADDRESS_NOT_FOUND: { step: 1, stale: ['addresses'] },
};

/** `news`: what the cart has said of itself when it was read again. */
export function refusalOf(error: ApiError, order: Order, news: string[] = []): Refusal {
  const known = byCode[error.errorCode] ?? rest;
  return { ...known, words: wordsWith(news.map(asSentence), error, order) };
}

/** Also where the list of addresses tells it before any order. */
export const addressGone = 'The address you chose is no longer saved. Please choose another one.';

const serviceGone = 'A service you chose is no longer available and was removed from your cart.';

function wordsWith(news: string[], error: ApiError, order: Order): string {
  // It names the service.
  if (error.errorCode === 'SERVICE_NOT_FOUND' && news.length > 0) return news.join(' ');
  const words = wordsFor(error, order);
  // The coupon is said to be out of the cart already.
  return [words, ...news.filter(said => !isOfCoupon(error) || !said.startsWith('Coupon '))].join(' ');
}

function asSentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}

function wordsFor(error: ApiError, order: Order): string {
  if (error.errorCode === 'PRICE_CHANGED' && isQuote(error.data)) {
    const { finalPrice } = error.data;
    return `The price has changed from ${money(order.body.finalPrice)} to ${money(finalPrice)}. Please review it and place the order again.`;
  }
  // Beside another address, which is proposed in its place, the server's words would speak of that one.
  if (error.errorCode === 'ADDRESS_NOT_FOUND') return addressGone;
  // So they would over the services that are left, each of which is found.
  if (error.errorCode === 'SERVICE_NOT_FOUND') return serviceGone;
  const words = messageOf(error, 'Failed to place order.');
  // The cart has dropped it, and comes to more than the customer has seen.
  return isOfCoupon(error) ? `${words} Please review the price without it and place the order again.` : words;
}

function isOfCoupon({ errorCode }: ApiError): boolean {
  return errorCode.startsWith('COUPON_');
}

function isQuote(data: unknown): data is Quote {
  return typeof data === 'object' && data !== null && 'finalPrice' in data && typeof data.finalPrice === 'number';
}
