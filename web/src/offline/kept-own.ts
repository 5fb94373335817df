// The customer's cart, bookings, waits and series as last read, kept on this device for when there is no network. They go at sign-out, when the
// session ends (auth/session.tsx), and after a week. Nobody else gets them.

import type { Cart } from '../features/shop/cart/cart.ts';
import type { Booking } from '../features/visits/booking/booking.ts';
import type { Series } from '../features/visits/series/series.ts';
import type { Wait } from '../features/visits/wait/wait.ts';
import { isLike } from '../shared/is-like.ts';
import { keys, read, readJson, remove, writeJson } from '../shared/storage.ts';

interface Kept<Of> {
  /** The customer. */
  by: string;
  savedAt: number;
  /** The storage drops it then (shared/sweep.ts). */
  expiresAt: number;
  of: Of;
}

/** Waits and series are kept with the bookings that they stand beside. */
type KeptBookings = Kept<Booking[]> & { waits?: Wait[]; series?: Series[] };

const weekMs = 7 * 24 * 60 * 60_000;

/** Past bookings beyond these are shown only with network. */
const mostBookings = 50;

/** Null: the customer has no cart. */
export function keepCart(cart: Cart | null, by: string): void {
  // The news of a cart is told once.
  keep(keys.ownCart, by, { cart: cart && { ...cart, changes: [], notices: [] } });
}

export function keepBookings(bookings: Booking[], by: string): void {
  const latestFirst = bookings.toSorted((a, b) => (a.bookingDate < b.bookingDate ? 1 : -1));
  keep(keys.ownBookings, by, latestFirst.slice(0, mostBookings), { waits: keptWaits(), series: keptSeries() });
}

export function keepWaits(waits: Wait[], by: string): void {
  const kept = keptBookings();
  // They say nothing without the bookings.
  if (kept?.by === by) writeJson(keys.ownBookings, { ...kept, waits });
}

export function keepSeries(series: Series[], by: string): void {
  const kept = keptBookings();
  if (kept?.by === by) writeJson(keys.ownBookings, { ...kept, series });
}

export function keptCart(): Kept<{ cart: Cart | null }> | null {
  return own(readJson(keys.ownCart, isKeptCart));
}

export function keptBookings(): KeptBookings | null {
  return own(readJson(keys.ownBookings, isKeptBookings));
}

export function keptWaits(): Wait[] | undefined {
  const waits = keptBookings()?.waits;
  // An older site may have kept less.
  return isLike([wait], waits) ? (waits as Wait[]) : undefined;
}

export function keptSeries(): Series[] | undefined {
  const all = keptBookings()?.series;
  return isLike([series], all) ? (all as Series[]) : undefined;
}

function keep(key: string, by: string, of: object, more: object = {}): void {
  // The customer may have signed out before the answer came.
  if (!isSignedIn(by)) return;
  writeJson(key, { by, savedAt: Date.now(), expiresAt: Date.now() + weekMs, of, ...more } satisfies Kept<object>);
}

function isSignedIn(by: string): boolean {
  return read(keys.authToken) !== null && read(keys.userId) === by;
}

function own<Of extends Kept<unknown>>(kept: Of | null): Of | null {
  return kept && isSignedIn(kept.by) && kept.expiresAt > Date.now() ? kept : null;
}

/** Drops what is kept of others after somebody has signed in. */
export function dropOthers(): void {
  for (const [key, kept] of [
    [keys.ownCart, readJson(keys.ownCart, isKeptCart)],
    [keys.ownBookings, readJson(keys.ownBookings, isKeptBookings)],
  ] as const) {
    if (kept && !isSignedIn(kept.by)) remove(key);
  }
}

const times = { by: '', savedAt: 0, expiresAt: 0 };
const service: Cart['items'][number]['service'] = {
  id: '',
  name: '',
  price: 0,
  durationInMinutes: 0,
  imageUrl: null,
  categoryName: null,
};
const cart: Omit<Cart, 'coupon'> = {
  id: '',
  items: [{ id: '', service, quantity: 0 }],
  totalItems: 0,
  totalPrice: 0,
  discount: 0,
  finalPrice: 0,
  notices: [],
  changes: [],
};

function isKeptCart(value: unknown): value is Kept<{ cart: Cart | null }> {
  return isLike({ ...times, of: {} }, value) && 'cart' in value.of && (value.of.cart === null || isLike(cart, value.of.cart));
}

/** What the list of bookings uses. An older site may have kept less. */
const booking: Pick<
  Booking,
  | 'bookingId'
  | 'items'
  | 'bookingDate'
  | 'bookingTime'
  | 'durationInMinutes'
  | 'totalPrice'
  | 'discount'
  | 'finalPrice'
  | 'amountPaid'
  | 'amountDue'
  | 'dueNow'
  | 'refundDue'
> = {
  bookingId: '',
  items: [{ serviceId: '', name: '', price: 0, quantity: 0, durationInMinutes: 0 }],
  bookingDate: '',
  bookingTime: '',
  durationInMinutes: 0,
  totalPrice: 0,
  discount: 0,
  finalPrice: 0,
  amountPaid: 0,
  amountDue: 0,
  dueNow: 0,
  refundDue: 0,
};

function isKeptBookings(value: unknown): value is KeptBookings {
  return isLike({ ...times, of: [booking] }, value);
}

/** What My Bookings uses of a wait. */
const wait: Pick<Wait, 'id' | 'serviceIds' | 'services' | 'from' | 'to' | 'womenOnly'> = {
  id: '',
  serviceIds: [''],
  services: [{ serviceId: '', name: '', quantity: 0 }],
  from: '',
  to: '',
  womenOnly: false,
};

/** What My Bookings uses of a series. */
const series: Pick<Series, 'id' | 'state' | 'everyWeeks' | 'bookingTime' | 'services' | 'visits' | 'later'> = {
  id: '',
  state: 'ACTIVE',
  everyWeeks: 0,
  bookingTime: '',
  services: [{ serviceId: '', name: '', quantity: 0 }],
  visits: [],
  later: [''],
};
