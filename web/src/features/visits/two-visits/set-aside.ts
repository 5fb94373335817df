// Takes services out of the cart for a second visit, and brings them back (rule N73).
import { minuteOf } from '../../../../../common/minutes.ts';
import { api, ask } from '../../../api/client.ts';
import { mayBeDone } from '../../../api/unanswered.ts';
import { addToCart, removeFromCart, setQuantity } from '../../shop/cart/change-cart.ts';
import { refOfService } from '../../shop/choice/choice.ts';
import { type Visit, visitIn } from '../booking/availability.ts';
import type { Booking } from '../booking/booking.ts';
import { type Aside, currentAside, keepAside, type SetAside } from './kept-aside.ts';

/**
 * Takes these out of the cart, for another visit. What the server refuses to take out stays in the cart alone. What it may have taken out
 * is kept in any case: as long as the cart has it, nobody is shown it here.
 */
export async function setAside(chosen: Aside[]): Promise<void> {
  const items = chosen.map(({ service: one, quantity }) => ({ service: one, quantity }));
  const before =
    currentAside()?.items.filter(old => !items.some(({ service: other }) => refOfService(other) === refOfService(old.service))) ??
    [];
  // Kept first: a page that closes meanwhile loses nothing.
  keepAside([...before, ...items]);
  const outcomes = await Promise.all(
    items.map(({ service: one }) =>
      removeFromCart(refOfService(one)).then(
        () => 'OUT',
        error => (mayBeDone(error) ? 'UNKNOWN' : 'REFUSED'),
      ),
    ),
  );
  if (outcomes.every(outcome => outcome === 'OUT')) return;
  keepAside([...before, ...items.filter((_, at) => outcomes[at] !== 'REFUSED')]);
  throw new Error('not all could be set aside');
}

/** Puts them into the cart. Rejects with the first failure; what is in the cart by then is no longer set aside. */
export async function putBack({ items, since }: SetAside): Promise<void> {
  for (const [at, { service: one, quantity }] of items.entries()) {
    await addToCart(one);
    if (quantity > 1) await setQuantity(refOfService(one), quantity);
    keepAside(items.slice(at + 1), since);
  }
}

/** The visit that was booked since they were set aside, the latest if there are several. */
export async function firstVisit({ since }: SetAside): Promise<Booking | undefined> {
  const bookings = await ask(api.GET('/booking'));
  const isNew = ({ status, createdAt }: Booking) => status === 'PENDING' && Date.parse(createdAt) >= since;
  return bookings.filter(isNew).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
}

/** The first free time of the day of that visit after its end. Null if there is none. */
export async function timeAfter(items: Aside[], first: Booking, areStarts: boolean): Promise<Visit | null> {
  const { bookingDate, bookingTime, durationInMinutes, addressId } = first;
  const serviceIds = items.flatMap(({ service: one, quantity }) => Array<string>(quantity).fill(refOfService(one))).join();
  const query = { date: bookingDate, serviceIds, ...(addressId && { addressId }) };
  const slots = await ask(api.GET('/booking/available-slots', { params: { query } }));
  const end = minuteOf(bookingTime) + durationInMinutes;
  const slot = slots.find(({ available, startTime }) => available && minuteOf(startTime) >= end);
  return slot ? visitIn(bookingDate, slot, areStarts) : null;
}
