/** The switch between teams and named professionals (rule N1). It is possible at any time and cancels nothing. */
import { wishesWomen } from '../auth/profile.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { namedRosterOf } from '../professional/roster-rules.ts';
import { teamDaysOf } from '../professional/team.ts';
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
  const pending = await findAllPending(tx);
  const items = await findItems(
    tx,
    pending.map(({ id }) => id),
  );
  for (const booking of pending) {
    const serviceIds = (items.get(booking.id) ?? []).map(({ serviceId }) => serviceId);
    await assignOne(tx, booking, serviceIds, settings, now);
  }
};

/** Saves the settings. With another capacity, each pending booking gets a professional, or loses hers. */
export function saveSettings(deps: Deps, entered: Schemas['Settings'], ifMatch?: string): Promise<Settings> {
  return changeSettings(deps, entered, ifMatch, (tx, before, after) => followCapacity(tx, before, after, deps.clock.now()));
}
