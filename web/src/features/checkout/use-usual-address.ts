import type { Address } from '../address/address.ts';
import type { Booking } from '../booking/booking.ts';
import { useBookings } from '../booking/use-bookings.ts';

/** Where the customer was visited last, else the address they saved last; null while that is not known, and without any. */
export function useUsualAddress(addresses: Address[] | undefined): string | null {
  const { bookings, error } = useBookings();
  if (!addresses) return null;
  const latestSaved = addresses.at(-1)?.id ?? null;
  if (addresses.length === 1 || error) return latestSaved;
  // While the bookings load, the latest saved one would be selected and then give way to another.
  if (!bookings) return null;
  const isSaved = ({ addressId }: Booking) => addresses.some(({ id }) => id === addressId);
  const lastVisit = bookings.filter(isSaved).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0];
  return lastVisit?.addressId ?? latestSaved;
}
