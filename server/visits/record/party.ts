/** The guests of bookings and all who come to them, as their reader may know (rule B144). */

import type { Queries } from '../../platform/db/database.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { visitsOf } from '../../schedule/professional/visits.ts';
import { type Reader, whoComesToVisits } from '../../schedule/professional/who-comes.ts';
import { findGuestServices, type GuestServiceRow, replaceGuestServices } from './guest-store.ts';
import { partyFields } from './party-rules.ts';
import type { BookedItem, BookingRow, PartyFields } from './rules.ts';

/** Writes who is served when and by which part, in the transaction that books or moves. */
export async function writeGuestServices(
  tx: Queries,
  bookingId: string,
  services: Omit<GuestServiceRow, 'bookingId'>[],
): Promise<void> {
  await replaceGuestServices(
    tx,
    bookingId,
    services.map(one => ({ bookingId, ...one })),
  );
}

/** The services of a booking's guests, guest by guest and in order. */
export function guestServicesOf(db: Queries, bookingId: string): Promise<GuestServiceRow[]> {
  return findGuestServices(db, [bookingId]);
}

/** What these bookings show of guests and parts, by booking. Ordinary ones cost no query. */
export async function partiesOf(
  db: Queries,
  settings: Settings,
  bookings: { booking: BookingRow; items: readonly BookedItem[] }[],
  reader: Reader,
): Promise<Map<string, PartyFields>> {
  const ids = bookings.filter(({ booking }) => booking.guestCount > 0).map(({ booking }) => booking.id);
  const [services, visits] = ids.length > 0 ? await Promise.all([findGuestServices(db, ids), visitsOf(db, ids)]) : [[], []];
  const whoComes = settings.capacity === 'TEAMS' ? new Map() : await whoComesToVisits(db, settings, visits, reader);
  const parts = Map.groupBy(
    visits.map(visit => ({ ...visit, whoComes: whoComes.get(visit.id) })),
    ({ bookingId }) => bookingId,
  );
  const served = Map.groupBy(services, ({ bookingId }) => bookingId);
  return new Map(
    bookings.map(({ booking, items }) => {
      const { id } = booking;
      return [id, partyFields(booking, items, served.get(id) ?? [], parts.get(id) ?? [])];
    }),
  );
}
