/** The switch between teams and named professionals (rule N1). It is possible at any time and cancels nothing. */
import { type PerhapsConfirmed, perhapsByOwnPassword } from '../auth/by-password.ts';
import { wishesWomen } from '../auth/profile.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { namedRosterOf } from '../professional/roster-rules.ts';
import { teamDaysOf } from '../professional/team.ts';
import { allUncovered } from '../professional/uncovered.ts';
import { forgetPendingVisits, placeVisit } from '../professional/visits.ts';
import { changeSettings } from '../settings/settings.ts';
import type { Instant } from '../shared/time.ts';
import { wishFor } from './place.ts';
import { type BookingRow, findAllPending, findItems } from './store.ts';

type Settings = Required<Schemas['Settings']>;

/** Gives a booking somebody who can carry it out, or nobody: then it is uncovered. */
const assignOne = async (tx: Queries, booking: BookingRow, serviceIds: string[], settings: Settings, now: Instant) => {
  const { id: bookingId, bookingDate: date, startMinute, durationInMinutes } = booking;
  const wish = wishFor(serviceIds, booking.address, { womenOnly: await wishesWomen(tx, booking.userId) });
  const team = (await teamDaysOf(tx, { from: date, to: date }, { settings, now, place: wish.place })).get(date);
  if (!team) throw new Error(`No team on ${date}`);
  const span = { startMinute, endMinute: startMinute + durationInMinutes };
  await placeVisit(tx, { bookingId, date, span, wish, assignment: namedRosterOf(team, wish).assign(span) });
};

const followCapacity = async (tx: Queries, { capacity: before }: Settings, settings: Settings, now: Instant) => {
  if (before === settings.capacity) return;
  if (settings.capacity === 'TEAMS') return void (await forgetPendingVisits(tx));
  await assignPending(tx, settings, now);
};

/** Gives every pending booking somebody, or nobody. They must have no visits yet. Returns how many there are. */
export async function assignPending(tx: Queries, settings: Settings, now: Instant): Promise<number> {
  const pending = await findAllPending(tx);
  const items = await findItems(
    tx,
    pending.map(({ id }) => id),
  );
  for (const booking of pending) {
    const serviceIds = (items.get(booking.id) ?? []).map(({ serviceId }) => serviceId);
    await assignOne(tx, booking, serviceIds, settings, now);
  }
  return pending.length;
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
      effect = { pending: await assignPending(tx, settings, now), uncovered: await allUncovered(tx, now) };
      throw new OnlyLooked();
    });
  } catch (error) {
    if (!(error instanceof OnlyLooked)) throw error;
  }
  return effect;
}

/** Saves the settings. With another capacity, each pending booking gets a professional, or loses hers. */
export function saveSettings(
  deps: Deps,
  confirmation: PerhapsConfirmed,
  entered: Schemas['Settings'],
  ifMatch?: string,
): Promise<Settings> {
  return changeSettings(deps, entered, ifMatch, {
    within: work => perhapsByOwnPassword(deps, confirmation, work),
    afterSave: (tx, before, after) => followCapacity(tx, before, after, deps.clock.now()),
  });
}
