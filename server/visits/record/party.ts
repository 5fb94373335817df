/** The guests of bookings and all who come to them, as their reader may know (rule B144). */

import type { Queries } from '../../platform/db/database.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { visitsOf } from '../../schedule/professional/visits.ts';
import { type Reader, whoComesToVisits } from '../../schedule/professional/who-comes.ts';
import { findGuestServices, findParties, type GuestServiceRow, replaceGuestServices } from './guest-store.ts';
import { itemsServed, partyFields } from './party-rules.ts';
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

/** Which of these bookings have several visits. */
export async function partiesAmong(db: Queries, bookingIds: string[]): Promise<Set<string>> {
  if (bookingIds.length === 0) return new Set();
  return new Set((await findParties(db, bookingIds)).map(({ id }) => id));
}

/** The services of the guests of these bookings, by booking. */
export async function guestServicesOfAll(db: Queries, bookingIds: string[]): Promise<Map<string, GuestServiceRow[]>> {
  if (bookingIds.length === 0) return new Map();
  return Map.groupBy(await findGuestServices(db, bookingIds), ({ bookingId }) => bookingId);
}

/** What guests get at those of these bookings to which several come, by booking. Without such a booking it costs no query. */
export function servedAtParties(db: Queries, listed: { booking: BookingRow }[]): Promise<Map<string, GuestServiceRow[]>> {
  return guestServicesOfAll(
    db,
    listed.filter(({ booking }) => booking.partCount > 1).map(({ booking }) => booking.id),
  );
}

/** The items of one visit of a booking, each with how often it is done there; all of them if nobody else comes. */
export function itemsOfPart<Item extends { serviceId: string; choice: string; quantity: number }>(
  items: Item[],
  served: Map<string, GuestServiceRow[]>,
  { bookingId, part }: { bookingId: string; part: number },
): Item[] {
  const ofBooking = served.get(bookingId);
  return ofBooking
    ? itemsServed(
        items,
        ofBooking.filter(one => one.part === part),
      )
    : items;
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
