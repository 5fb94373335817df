import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { ApiError, hasCode } from '../../api/api-error.ts';
import { api, ask } from '../../api/client.ts';
import { messageOf } from '../../api/message-of.ts';
import { isTurnedAway, mayBeDone } from '../../api/unanswered.ts';
import { paths } from '../../paths.ts';
import { failureToast } from '../../ui/failure-toast.ts';
import { type Toast, toast, toastStore } from '../../ui/toast.ts';
import { addressesKey } from '../address/use-addresses.ts';
import { isAvailabilityKey } from '../booking/availability.ts';
import type { Booking } from '../booking/booking.ts';
import { bookingKey } from '../booking/use-booking.ts';
import { bookingsKey } from '../booking/use-bookings.ts';
import { tellOtherTabs } from '../cart/cart-channel.ts';
import { cartKey, latestCart } from '../cart/load-cart.ts';
import { changesAnswered } from './changes-answered.ts';
import { type Draft, dropDraft, unanswered } from './checkout-draft.ts';
import { type BookingRequest, type Order, orderOf } from './order.ts';
import { type Refusal, refusalOf, type Stale } from './refusal.ts';
import { isStillHere } from './use-draft.ts';

const patienceMs = 2000;

interface Placing {
  isPlacing: boolean;
  /** Sends the order, once at a time; goes on to the success page, or says what is wrong. */
  place: (body: BookingRequest) => Promise<void>;
}

export function usePlaceOrder(
  draft: Draft,
  change: (some: Partial<Draft>) => void,
  onRefusal: (refusal: Refusal) => void,
): Placing {
  const { mutate } = useSWRConfig();
  const [, navigate] = useLocation();
  const [isPlacing, setPlacing] = useState(false);
  const [failure] = useState(failureToast);
  // Known before the next render, so that a double click finds it (rule B21).
  const inFlight = useRef(false);

  function lookAgain(stale: Stale[], userId: string) {
    const look: Record<Stale, () => Promise<unknown>> = {
      cart: () => mutate(cartKey(userId)),
      settings: () => mutate('/settings'),
      addresses: () => mutate(addressesKey(userId)),
      bookings: () => mutate(bookingsKey(userId)),
      // Nobody reads them on this step: on a slow line what was known would be shown first, and the lost slot chosen again.
      slots: () => mutate(isAvailabilityKey, undefined),
    };
    return Promise.all(stale.map(what => look[what]().catch(() => null)));
  }

  async function succeed(booking: Booking, userId: string) {
    // Who has logged out since is told, and led nowhere.
    if (!isStillHere(userId)) return toast.success('Your order has been placed successfully');
    dropDraft();
    // Another tab would show the cart that is booked now, and order it again.
    tellOtherTabs();
    toast.clear();
    void mutate(bookingKey(userId, booking.bookingId), booking, { revalidate: false });
    // Nobody reads the list here, so what checkout knew of it would be shown first, without this one.
    void mutate<Booking[]>(bookingsKey(userId), list => list && withBooking(list, booking), { revalidate: false });
    // In place of checkout: Back leads to what was before it, never to an order already placed.
    navigate(paths.orderSuccess, { replace: true, state: { bookingId: booking.bookingId } });
    await lookAgain(['cart', 'bookings', 'slots'], userId);
  }

  /** `earlier` are orders for something else, sent before this one, that were never answered. */
  async function fail(error: unknown, order: Order, earlier: Order[]) {
    // The session is over: the login dialog has come, and the draft waits for the return.
    if (hasCode(error, 'UNAUTHORIZED')) return change(asBefore(order, earlier));
    if (!(error instanceof ApiError) || mayBeDone(error)) {
      change({ order: { ...order, isUnanswered: true }, earlier });
      // Rule W33: failed, where the salon has answered; an error, where nobody has.
      if (error instanceof ApiError && error.errorCode !== 'NETWORK')
        failure.say('Booking Failed', { detail: messageOf(error, 'Failed to place order.') });
      else failure.say('Booking Error', { detail: messageOf(error, 'Error placing order. Please try again.') });
      return;
    }
    const { stale } = refusalOf(error, order);
    const before = toastStore.read();
    // With the words comes what they are about, unless the line is too slow for it.
    await Promise.race([lookAgain(stale, order.body.userId), new Promise(done => setTimeout(done, patienceMs))]);
    const [last = null, ...others] = earlier;
    // The cart has gone into an earlier order, then: that is the one to ask about.
    if (last && error.errorCode === 'CART_EMPTY') return change({ order: last, earlier: others });
    const refusal = refusalOf(error, order, takeNews(before));
    change({ step: refusal.step, ...keptAfter(error, order, earlier) });
    failure.say('Booking Failed', { detail: refusal.words });
    onRefusal(refusal);
  }

  async function place(body: BookingRequest) {
    if (inFlight.current) return;
    inFlight.current = true;
    setPlacing(true);
    failure.takeBack();
    try {
      // What is ordered is the cart as shown; the server, where it comes to another one, refuses rather than book that.
      await changesAnswered();
      // Who has logged out since orders nothing. A cart shown before its first service was in it had no id yet.
      const cartId = body.cartId || latestCart(body.userId)?.id;
      if (cartId && isStillHere(body.userId)) await send({ ...body, cartId });
    } finally {
      inFlight.current = false;
      setPlacing(false);
    }
  }

  async function send(body: BookingRequest) {
    const order = orderOf(body, draft.order ? [draft.order, ...draft.earlier] : draft.earlier);
    const earlier = unanswered(draft).filter(({ key }) => key !== order.key);
    // Kept before it is sent: after a reload the same order still has its key.
    change({ order: { ...order, isUnanswered: true }, earlier });
    try {
      const header = { 'idempotency-key': order.key };
      const booking = await ask(api.POST('/booking', { params: { header }, body }));
      await succeed(booking, body.userId);
    } catch (error) {
      await fail(error, order, earlier);
    }
  }

  return { isPlacing, place };
}

/** What the cart, read again, has told of itself since then: taken off the screen, for the refusal to say. */
function takeNews(before: readonly Toast[]): string[] {
  const news = toastStore.read().filter(one => one.tone === 'info' && !before.includes(one));
  for (const { id } of news) toast.dismiss(id);
  return news.map(({ title }) => title);
}

/** Once: an order that was sent again may have been in the list already. */
function withBooking(list: Booking[], booking: Booking): Booking[] {
  return [...list.filter(({ bookingId }) => bookingId !== booking.bookingId), booking];
}

type Sent = Pick<Draft, 'order' | 'earlier'>;

/** Nobody has looked at this order: whether one sent before has been booked is as open as it was. */
function asBefore(order: Order, earlier: Order[]): Sent {
  const [open = order, ...others] = unanswered({ order, earlier });
  return { order: open, earlier: others };
}

/** What is still to be asked about, or to be sent with the same key, after a refusal. */
function keptAfter(error: ApiError, order: Order, earlier: Order[]): Sent {
  if (isTurnedAway(error)) return asBefore(order, earlier);
  // A key refused for another body's sake is of no more use.
  return { order: error.errorCode === 'IDEMPOTENCY_KEY_REUSED' ? null : { ...order, isUnanswered: false }, earlier };
}
