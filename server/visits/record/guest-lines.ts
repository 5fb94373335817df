/** For whom each service of a booking is, as its documents say it (rule G14). */

import type { Queries } from '../../platform/db/database.ts';
import { guestServicesOf } from './party.ts';
import { itemsServed } from './party-rules.ts';
import type { BookedItem, BookingRow } from './rules.ts';

interface GuestLine extends BookedItem {
  /** From 1; absent for what no guest has, and for all of an ordinary booking. */
  guest?: number;
  /** How the customer calls her; absent without. */
  label?: string;
}

/** Guest by guest, each item with how often she gets it; then what no guest has. An ordinary booking costs no query. */
export async function linesByGuest(tx: Queries, booking: BookingRow, items: BookedItem[]): Promise<GuestLine[]> {
  const { id, guestCount, guestLabels } = booking;
  if (guestCount === 0) return items;
  const chosen = items.map(item => ({ ...item, choice: item.choice ?? '' }));
  const served = await guestServicesOf(tx, id);
  const ofGuests = Array.from({ length: guestCount }, (_, n) => {
    const label = guestLabels?.[n] ?? undefined;
    const hers = itemsServed(
      chosen,
      served.filter(({ guest }) => guest === n),
    );
    return hers.map(item => ({ ...item, guest: n + 1, ...(label !== undefined && { label }) }));
  });
  const rest = chosen.flatMap(item => {
    const [{ quantity: taken } = { quantity: 0 }] = itemsServed([item], served);
    return item.quantity > taken ? [{ ...item, quantity: item.quantity - taken }] : [];
  });
  return [...ofGuests.flat(), ...rest];
}
