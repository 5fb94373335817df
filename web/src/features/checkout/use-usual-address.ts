import type { Address } from '../address/address.ts';
import type { Booking } from '../booking/booking.ts';
import { useBookings } from '../booking/use-bookings.ts';

/** The saved address of the latest booking, or else the one saved last. Null while unknown, and without any. */
export function useUsualAddress(addresses: Address[] | undefined): string | null {
  const { bookings, error } = useBookings();
  if (!addresses) return null;
  const latestSaved = addresses.at(-1)?.id ?? null;
  if (addresses.length === 1 || error) return latestSaved;
  // Wait for the bookings, or the selection would jump from one address to another.
  if (!bookings) return null;
  const isSaved = ({ addressId }: Booking) => addresses.some(({ id }) => id === addressId);
  const lastVisit = bookings.filter(isSaved).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0];
  return lastVisit?.addressId ?? latestSaved;
}
