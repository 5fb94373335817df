/** People and times that fit a visit which nobody can carry out as booked (rule N81). The slot list's own rules decide. */

import { minuteOf, timeOf } from '../../../common/minutes.ts';
import { addDays, type Instant, type IsoDate, istDate, type Minute } from '../../../common/time.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { candidatesFor, namedRosterOf, type TeamDay, type Wish } from '../../schedule/fit/assign-rules.ts';
import { slotsOf } from '../../schedule/fit/slot-rules.ts';
import { learnWaysFor, noticeOn } from '../../schedule/free/days.ts';
import { wishFor } from '../../schedule/free/time.ts';
import { teamDaysOf } from '../../schedule/professional/team.ts';
import { onePart, type VisitRow } from '../../schedule/professional/visit-rules.ts';
import { partsOf } from '../../schedule/professional/visits.ts';
import { shownPeople } from '../../schedule/professional/who-comes.ts';
import { mustFindBooking } from '../record/read.ts';
import { bookingCan } from '../record/rules.ts';

/** How far ahead the search looks: it stays as cheap as a week of slots. */
const DAYS = 7;
const MOST = 8;

interface Found {
  date: IsoDate;
  startMinute: Minute;
  professionalId: string;
  minutesAway: Minute;
}

interface Wanted {
  settings: Settings;
  now: Instant;
  visit: VisitRow;
  wish: Wish;
  durationInMinutes: Minute;
}

/** Whom the customer chose comes before those who have the shortest way. */
const bestOf = (team: TeamDay, startMinute: Minute, { visit, wish, durationInMinutes }: Wanted): string | undefined => {
  const span = { startMinute, endMinute: startMinute + durationInMinutes };
  const able = candidatesFor(team, { ...span, ...wish }).map(({ professionalId }) => professionalId);
  return able.find(id => visit.chosen && id === visit.professionalId) ?? able[0];
};

const HOUR: Minute = 60;

/** The times of this day, the nearest to the booked one first, one an hour. Nobody else's visit has to make room. */
const timesOn = (date: IsoDate, team: TeamDay, wanted: Wanted): Found[] => {
  const { settings, now, visit, wish, durationInMinutes } = wanted;
  // The customer is to read it first, and answer.
  const notice = noticeOn(date, { now, notice: settings.shortestNotice });
  const slots = slotsOf({ settings, date, now, roster: namedRosterOf(team, wish), taken: [], ...notice }, durationInMinutes);
  return slots
    .filter(({ available }) => available)
    .flatMap(({ startTime }): Found[] => {
      const startMinute = minuteOf(startTime);
      const professionalId = bestOf(team, startMinute, wanted);
      const isAsItIs = professionalId === visit.professionalId && date === visit.date && startMinute === visit.startMinute;
      if (!professionalId || isAsItIs) return [];
      return [{ date, startMinute, professionalId, minutesAway: Math.abs(startMinute - visit.startMinute) }];
    })
    .sort((a, b) => a.minutesAway - b.minutesAway || a.startMinute - b.startMinute)
    .filter(({ startMinute }, n, all) => {
      const hour = Math.floor(startMinute / HOUR);
      return all.findIndex(other => Math.floor(other.startMinute / HOUR) === hour) === n;
    });
};

/**
 * Empty with teams, for a booking that is not pending, and for one for guests or with several professionals: they move together (rules B145, N102). Throws
 * BOOKING_NOT_FOUND, VALIDATION_ERROR.
 */
export async function listFittingTimes(deps: Deps, id: string, caller: Caller, part: number): Promise<Schemas['FittingTime'][]> {
  const { read: db } = deps.db;
  const now = deps.clock.now();
  const { booking } = await mustFindBooking(db, id, caller);
  const settings = await readSettings(db);
  const isNamed = settings.capacity === 'PROFESSIONALS' && booking.guestCount === 0;
  const parts = isNamed ? await partsOf(db, id) : [];
  const visit = onePart(parts, part);
  if (!visit || parts.length > 1 || !bookingCan.end(booking)) return [];
  const { serviceIds, womenOnly, date } = visit;
  const wish = wishFor(serviceIds, booking.address, { womenOnly, professionalId: undefined });
  const wanted: Wanted = { settings, now, visit, wish, durationInMinutes: booking.durationInMinutes };
  const today = istDate(now);
  const from = date < today ? today : date;
  const period = { from, to: addDays(from, DAYS - 1) };
  const asked = { settings, now, exceptBookingId: id };
  await learnWaysFor(deps, period, { ...asked, ...wanted, learnsWays: true });
  const found: Found[] = [];
  for (const [day, team] of await teamDaysOf(db, period, { ...asked, place: wish.place })) {
    found.push(...timesOn(day, team, wanted));
    if (found.length >= MOST) break;
  }
  const people = await shownPeople(db);
  return found.slice(0, MOST).flatMap(({ professionalId, startMinute, minutesAway, date: bookingDate }) => {
    const professional = people.get(professionalId);
    return professional ? [{ bookingDate, bookingTime: timeOf(startMinute), professional, minutesAway }] : [];
  });
}
