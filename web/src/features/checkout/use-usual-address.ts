import type { Address } from '../address/address.ts';
import type { Booking } from '../booking/booking.ts';
import { useBookings } from '../booking/use-bookings.ts';

/** Where the customer was last visited, or the only address there is; null when neither says. */
export function useUsualAddress(addresses: Address[] | undefined): string | null {
  const { bookings } = useBookings();
  if (!addresses) return null;
  if (addresses.length === 1) return addresses[0]?.id ?? null;
  const isSaved = ({ addressId }: Booking) => addresses.some(({ id }) => id === addressId);
  const latest = bookings?.filter(isSaved).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0];
  return latest?.addressId ?? null;
}
