/** The switch between teams and named professionals (rule N1). It is possible at any time and cancels nothing. */

import type { Span } from '../../../common/span.ts';
import type { Instant } from '../../../common/time.ts';
import { wishesWomen } from '../../accounts/auth/profile.ts';
import { tellLeftToTeams } from '../../messages/tell/tell-left-to-teams.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { namedRosterOf } from '../../schedule/fit/assign-rules.ts';
import { wishFor } from '../../schedule/free/time.ts';
import { teamDaysOf } from '../../schedule/professional/team.ts';
import { allUncovered } from '../../schedule/professional/uncovered.ts';
import {
  type BeforeTeams,
  leaveAllToTeams,
  placeVisit,
  takeBackFromTeams,
  visitsOf,
} from '../../schedule/professional/visits.ts';
import { noteAssigned } from '../record/history.ts';
import { servedAtParties } from '../record/party.ts';
import { spanOf } from '../record/party-rules.ts';
import { allPending, itemsOfBookings } from '../record/read.ts';
import { type BookingRow, hasBegun, partIn } from '../record/rules.ts';
import { withdrawOffers } from '../wait/end.ts';

type Settings = Required<Schemas['Settings']>;

/** A visit that a booking lacks. */
interface Asked extends Span {
  booking: BookingRow;
  part: number;
  serviceIds: string[];
  /** The professional who had it before the salon went to teams. */
  had: BeforeTeams | undefined;
}

/**
 * Gives a visit to whom it was before, if it still fits her; else to somebody who can carry it out, or to nobody: then it is uncovered.
 * Nobody new gets a visit that has begun: whoever is there is not known. Answers whom it has now.
 */
const assignOne = async (tx: Queries, { booking, part, serviceIds, had, ...span }: Asked, settings: Settings, now: Instant) => {
  const { id: bookingId, bookingDate: date } = booking;
  const womenOnly = had?.womenOnly ?? (await wishesWomen(tx, booking.userId));
  const wish = { ...wishFor(serviceIds, booking.address, { womenOnly }), bookingId };
  const team = (await teamDaysOf(tx, { from: date, to: date }, { settings, now, place: wish.place })).get(date);
  if (!team) throw new Error(`No team on ${date}`);
  const hers = had && { ...wish, professionalId: had.professionalId };
  // She may be on her way, or there: where she is now does not count.
  const again = hers && namedRosterOf({ ...team, present: undefined }, hers).assign(span);
  if (again && !again.handOver) {
    await placeVisit(tx, { bookingId, part, date, span, wish: had.chosen ? hers : wish, assignment: again });
    return had.professionalId;
  }
  const assignment = hasBegun(booking, now) ? undefined : namedRosterOf(team, wish).assign(span);
  await placeVisit(tx, { bookingId, part, date, span, wish, assignment });
  return assignment?.professionalId;
};

/** The visits that these bookings lack. With teams a party had none, but its plan says who does what when (rule N102). */
const lacking = async (tx: Queries, pending: BookingRow[]): Promise<Asked[]> => {
  const ids = pending.map(({ id }) => id);
  const [items, before, served] = [
    await itemsOfBookings(tx, ids),
    await takeBackFromTeams(tx),
    await servedAtParties(
      tx,
      pending.map(booking => ({ booking })),
    ),
  ];
  const kept = Map.groupBy(ids.length > 0 ? await visitsOf(tx, ids) : [], ({ bookingId }) => bookingId);
  const partsOf = (booking: BookingRow): Asked[] => {
    const { id, partCount, startMinute, durationInMinutes } = booking;
    const whole = { startMinute, endMinute: startMinute + durationInMinutes };
    return Array.from({ length: partCount }, (_, n) => {
      const hers = served.get(id)?.filter(({ part }) => part === n + 1) ?? [];
      const span = spanOf(hers) ?? whole;
      const serviceIds = (hers.length > 0 ? hers : (items.get(id) ?? [])).map(({ serviceId }) => serviceId);
      const had = before.get(id)?.find(({ part }) => part === n + 1);
      return { booking, part: n + 1, ...span, serviceIds: [...new Set(serviceIds)], had };
    });
  };
  return pending.flatMap(booking =>
    partsOf(booking).filter(({ part }) => !kept.get(booking.id)?.some(visit => visit.part === part)),
  );
};

/** Gives every pending booking without its visits somebody, or nobody. Returns how many there are, and who got one that somebody else had. */
export async function assignPending(tx: Queries, settings: Settings, now: Instant) {
  const asked = await lacking(tx, await allPending(tx));
  const given: { bookingId: string; professionalId: string; part: number | null }[] = [];
  // Visits that somebody had come first, before another visit takes her time.
  for (const one of [...asked.filter(({ had }) => had), ...asked.filter(({ had }) => !had)]) {
    const professionalId = await assignOne(tx, one, settings, now);
    if (one.had && professionalId && professionalId !== one.had.professionalId)
      given.push({ bookingId: one.booking.id, professionalId, part: partIn(one.booking, one) });
  }
  return { pending: new Set(asked.map(({ booking }) => booking.id)).size, given };
}

/** Gives each pending booking a professional, or takes hers, when the salon switched. */
export async function followCapacity(
  deps: Deps,
  tx: Queries,
  { before, after, caller }: { before: Settings; after: Settings; caller: Caller },
): Promise<void> {
  if (before.capacity === after.capacity) return;
  const now = deps.clock.now();
  await withdrawOffers(tx, now);
  if (after.capacity === 'TEAMS') {
    await leaveAllToTeams(tx, now);
    return tellLeftToTeams(tx, now);
  }
  const { given } = await assignPending(tx, after, now);
  await noteAssigned(deps, tx, given, caller, now);
}

/** Ends a transaction that only looked. */
class OnlyLooked extends Error {}

/** What the switch to named professionals would do: it is carried out and rolled back. Null if the settings do not switch. */
export async function previewSwitch(
  { db, clock }: Deps,
  before: Settings,
  settings: Settings,
): Promise<Schemas['CapacitySwitch'] | null> {
  if (before.capacity === settings.capacity || settings.capacity === 'TEAMS') return null;
  const now = clock.now();
  let effect: Schemas['CapacitySwitch'] | null = null;
  try {
    await db.tx(async tx => {
      const { pending } = await assignPending(tx, settings, now);
      effect = { pending, uncovered: await allUncovered(tx, now) };
      throw new OnlyLooked();
    });
  } catch (error) {
    if (!(error instanceof OnlyLooked)) throw error;
  }
  return effect;
}
