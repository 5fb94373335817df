/**
 * A booking for guests is planned anew: it moves, its guests change, or its time comes back (rules B145 and B146). What is found is written
 * afterwards, all visits at once.
 */

import { istInstant } from '../../../common/minutes.ts';
import { freeUntilAfter } from '../../../common/terms.ts';
import type { Instant } from '../../../common/time.ts';
import { wishesWomen } from '../../accounts/auth/profile.ts';
import { type ActsAs, MAY } from '../../platform/contract/roles.ts';
import type { Caller } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import type { PartyPlan } from '../../schedule/fit/party-rules.ts';
import { findParty, type PartyOn } from '../../schedule/free/party.ts';
import { wishFor } from '../../schedule/free/time.ts';
import { replaceVisits } from '../../schedule/professional/party-visits.ts';
import type { VisitRow } from '../../schedule/professional/visit-rules.ts';
import { leaveToTeams, type PlacedVisit, partsOf } from '../../schedule/professional/visits.ts';
import { togetherAmong } from '../../shop/catalog/catalog.ts';
import { noteEvents, noteOtherParts } from '../record/history.ts';
import { guestServicesOf, writeGuestServices } from '../record/party.ts';
import { type AskedService, servedIn, visitsOfPlan } from '../record/plan-rules.ts';
import type { BookingRow } from '../record/rules.ts';
import { isAskedAnew } from './cancel.ts';
import { type AskedPerson, keptBy, wishedIn } from './kept-parts-rules.ts';

/** What a booking for guests shall be. Its time is that of PartyOn. */
export interface Anew extends Pick<PartyOn, 'bookingDate' | 'startMinute' | 'readyBy'>, Pick<BookingRow, 'address'> {
  guests: AskedService[][];
  /** Just so many come. Without it, about as many as before. */
  professionals?: number | undefined;
  /** The professional: undefined for those before, null for anybody. */
  asked?: AskedPerson;
  /** Who is told why not, and how exact the travel is that counts (rule N8). */
  by: ActsAs;
}

/** What was found and is not written yet. */
export interface FoundAnew extends Pick<Anew, 'bookingDate' | 'address' | 'readyBy' | 'guests'> {
  plan: PartyPlan;
  before: VisitRow[];
  /** None with teams. */
  placed: PlacedVisit[];
  settings: Settings;
}

/** The services of a booking's guests, each as long as it was planned. */
export async function bookedGuests(tx: Queries, { id, guestCount }: BookingRow): Promise<AskedService[][]> {
  const rows = await guestServicesOf(tx, id);
  const together = await togetherAmong(
    tx,
    rows.map(({ serviceId }) => serviceId),
  );
  return Array.from({ length: guestCount }, (_, n) =>
    rows
      .filter(({ guest }) => guest === n)
      .map(({ serviceId, choice, startMinute, endMinute }) => ({
        ...{ serviceId, choice, minutes: endMinute - startMinute, together: together.has(serviceId) },
      })),
  );
}

/** The own time and the own visits are free to it. Throws DUPLICATE_BOOKING and SLOT_UNAVAILABLE. */
export async function findAnew(tx: Queries, booking: BookingRow, anew: Anew, now: Instant): Promise<FoundAnew> {
  const { id: bookingId, userId } = booking;
  const { guests, address, bookingDate, startMinute, readyBy, professionals, asked, by } = anew;
  const settings = await readSettings(tx);
  const isNamed = settings.capacity === 'PROFESSIONALS';
  const before = isNamed ? await partsOf(tx, bookingId) : [];
  const womenOnly = before[0]?.womenOnly ?? (isNamed && (await wishesWomen(tx, userId)));
  const serviceIds = [...new Set(guests.flat().map(({ serviceId }) => serviceId))];
  const professionalId = wishedIn(before, asked, by);
  const wish = wishFor(serviceIds, address, { professionalId, womenOnly });
  const preferredIds = before.flatMap(visit => visit.professionalId ?? []);
  const party = { ...wish, address, userId, by, bookingDate, guests, startMinute, readyBy, preferredIds };
  const own = { date: booking.bookingDate, startMinute: booking.startMinute };
  const had = { professionals: booking.partCount, minutes: booking.durationInMinutes };
  const plan = await findParty(tx, settings, party, now, { exceptId: bookingId, own, professionals, before: had });
  const placed = isNamed
    ? visitsOfPlan(plan, guests, wish).map(visit => ({
        ...{ ...visit, bookingId, date: bookingDate },
        ...keptBy(before, visit, { asked, by }),
      }))
    : [];
  return { plan, before, placed, settings, bookingDate, address, readyBy, guests };
}

/**
 * Who comes anew to a booking that stays where it is: staff and customers read that. Of one that moves, the move tells of the lead, and the
 * professionals of the other parts hear of them (rule N105). A part that is no more is nobody's.
 */
const noteNewPeople = async (deps: Deps, tx: Queries, found: FoundAnew, booking: BookingRow, caller: Caller, now: Instant) => {
  const { plan, before, placed, bookingDate, address } = found;
  const stays = bookingDate === booking.bookingDate && plan.startMinute === booking.startMinute && address === booking.address;
  const had = new Set(before.map(({ professionalId }) => professionalId));
  const come = stays ? placed.flatMap(({ part = 1, assignment }) => (assignment ? [{ part, ...assignment }] : [])) : [];
  await noteEvents(
    deps,
    tx,
    come
      .filter(({ professionalId }) => !had.has(professionalId))
      .map(({ part, professionalId }) => ({
        kind: 'ASSIGNED',
        bookingId: booking.id,
        professionalId,
        part: placed.length > 1 ? part : null,
      })),
    caller,
    now,
  );
  const told = new Set(come.filter(({ professionalId }) => !had.has(professionalId)).map(({ part }) => part));
  const given = placed.map(({ part = 1, assignment }) => ({ part, professionalId: assignment?.professionalId ?? null }));
  const gone = before.filter(({ part }) => part > given.length).map(({ part }) => ({ part, professionalId: null }));
  const silent = [...given.filter(({ part }) => !told.has(part)), ...gone];
  await noteOtherParts(deps, tx, booking.id, silent, caller, now);
};

/** Writes visits and guests. Answers the booking's columns to write. */
export async function writeAnew(
  tx: Queries,
  { id }: Pick<BookingRow, 'id'>,
  { plan, before, placed, settings, bookingDate, readyBy, guests }: FoundAnew,
) {
  if (settings.capacity === 'TEAMS') await leaveToTeams(tx, id);
  await replaceVisits(tx, before, placed);
  await writeGuestServices(tx, id, servedIn(plan, guests));
  const { startMinute, endMinute, parts } = plan;
  return {
    ...{ bookingDate, startMinute, endMinute, readyBy: readyBy ?? null },
    ...{ durationInMinutes: endMinute - startMinute, partCount: parts.length },
  };
}

/** The same for a change that somebody makes, with the events of those who come anew. */
export async function carryOutAnew(
  deps: Deps,
  tx: Queries,
  booking: BookingRow,
  found: FoundAnew,
  { caller, now }: { caller: Caller; now: Instant },
) {
  const columns = await writeAnew(tx, booking, found);
  await noteNewPeople(deps, tx, found, booking, caller, now);
  const freeCancelUntil = freeUntilAfter(booking.freeCancelUntil, {
    from: istInstant(booking.bookingDate, booking.startMinute),
    to: istInstant(columns.bookingDate, columns.startMinute),
    now,
    byCustomer: MAY[caller.role].actsAs === 'CUSTOMER' && !isAskedAnew(found.before),
  });
  return { ...columns, freeCancelUntil };
}
