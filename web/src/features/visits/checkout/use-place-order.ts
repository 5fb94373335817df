import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import * as words from '#words/checkout';
import { ApiError, hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { mayBeDone } from '../../../api/unanswered.ts';
import { isSameInput, saveOnce } from '../../../api/use-save.ts';
import { isCutOff } from '../../../shared/cut-off.ts';
import { failureToast } from '../../../ui/failure-toast.ts';
import { toast } from '../../../ui/toast.ts';
import { isStillHere } from '../../accounts/auth/customer.ts';
import { addressesKey } from '../../schedule/address/use-addresses.ts';
import { type CartNews, tellNews } from '../../shop/cart/cart-news.ts';
import { changesSent } from '../../shop/cart/change-cart.ts';
import { cartKey, latestCart, readCart } from '../../shop/cart/load-cart.ts';
import { tellOtherTabs } from '../../shop/cart/put-cart.ts';
import { isAvailabilityKey } from '../booking/availability.ts';
import type { Booking } from '../booking/booking.ts';
import { bookingsKey, useBooked } from '../booking/use-bookings.ts';
import { keepOrdered } from './checkout-draft.ts';
import type { BookingRequest } from './order.ts';
import { type Refusal, refusalOf, type Stale } from './refusal.tsx';
import type { useDraft } from './use-draft.ts';

const patienceMs = 2000;

interface Placing {
  isPlacing: boolean;
  /** Sends the order, one at a time. Goes to the success page or to the payment, or says what is wrong. */
  place: (body: BookingRequest) => Promise<void>;
}

export function usePlaceOrder({ latest, change }: ReturnType<typeof useDraft>, onRefusal: (refusal: Refusal) => void): Placing {
  const { mutate } = useSWRConfig();
  const leadOn = useBooked();
  const [isPlacing, setPlacing] = useState(false);
  const [failure] = useState(failureToast);
  // A ref, because a double click comes before the next render (rule B21).
  const inFlight = useRef(false);
  const save = saveOnce<BookingRequest>({
    read: () => latest.current.unanswered,
    keep: unanswered => change({ unanswered }),
  });

  /** Reads the cart again, and returns what changed in it. */
  async function readCartNews(userId: string): Promise<CartNews[]> {
    const { cart, news } = await readCart(userId);
    await mutate(cartKey(userId), cart, { revalidate: false });
    return news;
  }

  function readAgain(stale: Exclude<Stale, 'cart'>[], userId: string) {
    const reads: Record<Exclude<Stale, 'cart'>, () => Promise<unknown>> = {
      settings: () => mutate('/settings'),
      addresses: () => mutate(addressesKey(userId)),
      bookings: () => mutate(bookingsKey(userId)),
      // Forget them: on a slow connection the old list would offer the lost slot again.
      slots: () => mutate(isAvailabilityKey, undefined),
    };
    return Promise.all(stale.map(what => reads[what]().catch(() => null)));
  }

  async function succeed(booking: Booking, userId: string) {
    // If they logged out meanwhile, show the toast but do not navigate.
    if (!isStillHere(userId)) return toast.success(words.placed);
    keepOrdered(userId, booking.bookingId);
    // Another tab may still show the cart and order it again.
    tellOtherTabs();
    toast.clear();
    // Replace checkout, so that Back does not lead to an order already placed.
    leadOn(booking, userId, { replace: true });
    await Promise.all([mutate(cartKey(userId)).catch(() => null), readAgain(['bookings', 'slots'], userId)]);
  }

  async function fail(error: unknown, order: BookingRequest) {
    // The session ended. The login dialog has opened, and the draft is kept.
    if (hasCode(error, 'UNAUTHORIZED')) return;
    if (!(error instanceof ApiError) || mayBeDone(error)) {
      // Rule W33: 'Failed' when the salon answered, 'Error' when no answer came.
      if (error instanceof ApiError && error.errorCode !== 'NETWORK')
        failure.say(words.bookingFailed, { detail: messageOf(error, words.placeFailed) });
      else failure.say(words.bookingError, { detail: messageOf(error, words.placeError) });
      return;
    }
    const { stale } = refusalOf(error, order);
    // Wait for what the refusal is about, unless the connection is too slow.
    const news = await newsWithin(patienceMs, stale, order.userId);
    // An earlier order has taken the cart, and checkout asks about that one.
    if (error.errorCode === 'CART_EMPTY' && latest.current.unanswered.length > 0) return;
    const refusal = refusalOf(error, order, news);
    change({ step: refusal.step });
    failure.say(words.bookingFailed, { detail: refusal.words });
    onRefusal(refusal);
  }

  /** Reads again what is stale. Returns what changed in the cart; after `ms`, such news shows as toasts instead. */
  async function newsWithin(ms: number, stale: Stale[], userId: string): Promise<CartNews[]> {
    let isLate = false;
    const others = readAgain(
      stale.filter(what => what !== 'cart'),
      userId,
    );
    const read = stale.includes('cart') ? readCartNews(userId).catch(() => []) : Promise.resolve([]);
    const all = Promise.all([read, others]).then(([news]) => {
      if (isLate) tellNews(news);
      return news;
    });
    const late = new Promise<CartNews[]>(done => {
      setTimeout(() => {
        isLate = true;
        done([]);
      }, ms);
    });
    return Promise.race([all, late]);
  }

  async function place(body: BookingRequest) {
    if (inFlight.current) return;
    inFlight.current = true;
    setPlacing(true);
    failure.takeBack();
    try {
      // The order is for the cart on the screen. The server refuses if its cart differs.
      const isCartSent = await changesSent();
      // An order needs an answer, so it never waits for a network (rule W42).
      if (!isCartSent || (isCutOff() && !(await isReachable()))) return failure.say(notSent.title, { detail: notSent.detail });
      // A cart that was just created has its id only now. They may have logged out meanwhile.
      const cartId = body.cartId || latestCart(body.userId)?.id;
      if (cartId && isStillHere(body.userId)) await send({ ...body, cartId });
    } finally {
      inFlight.current = false;
      setPlacing(false);
    }
  }

  async function send(body: BookingRequest) {
    try {
      const booking = (await order(body)) ?? (await order(body));
      if (booking) await succeed(booking, body.userId);
    } catch (error) {
      await fail(error, body);
    }
  }

  /**
   * Null if the salon had booked this order before, and the visit was cancelled or moved since. Its key is forgotten, so the same
   * order is then a new one.
   */
  function order(body: BookingRequest): Promise<Booking | null> {
    const isRetry = latest.current.unanswered.some(({ input }) => isSameInput(input, body));
    return save(body, async header => {
      const booking = await ask(api.POST('/booking', { params: { header }, body }));
      if (!isRetry) return booking;
      const now = await ask(api.GET('/booking/{id}', { params: { path: { id: booking.bookingId } } }));
      return isAsOrdered(now, body) ? now : null;
    });
  }

  return { isPlacing, place };
}

const notSent = { title: words.notSent, detail: words.notSentText };

/** Browsers err about the network at times, so a small question decides. */
async function isReachable(): Promise<boolean> {
  const answer = await api.GET('/settings').catch(() => null);
  return answer?.response.ok === true;
}

function isAsOrdered({ status, bookingDate, bookingTime }: Booking, body: BookingRequest): boolean {
  return status !== 'CANCELLED' && bookingDate === body.bookingDate && bookingTime === body.bookingTime;
}
