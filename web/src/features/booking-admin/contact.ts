// The ways from a booking to its customer, outside the site.
import type { Booking } from '../booking/booking.ts';
import { whatsAppLink } from '../settings/contact-links.ts';
import { callLink } from '../settings/use-settings.ts';

/** Mobiles are kept as ten digits of India (spec 9). */
export const contactOf = (mobile: string) => ({
  call: callLink(`+91${mobile}`),
  whatsApp: whatsAppLink(`+91${mobile}`),
  shown: `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`,
});

/** The door on Google Maps, built from numbers alone (reliability D9); null when there is no place to show. */
export function mapLink(address: Booking['address']): string | null {
  const latitude = Number.parseFloat(address?.latitude ?? '');
  const longitude = Number.parseFloat(address?.longitude ?? '');
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${latitude},${longitude}`)}`;
}
