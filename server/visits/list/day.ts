/** One day, professional by professional (rule N20). */

import type { IsoDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { openingOn } from '../../salon/settings/opening-rules.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { byName } from '../../schedule/professional/rules.ts';
import { readTeamAndRoads } from '../../schedule/professional/team.ts';
import { isToCome } from '../../schedule/professional/visit-rules.ts';
import { visitsOf } from '../../schedule/professional/visits.ts';
import { placesOf } from '../../schedule/professional/ways.ts';
import { toBookedVisit, workdayOf } from '../../schedule/professional/workday-rules.ts';
import { itemsOfPart, servedAtParties } from '../record/party.ts';
import { itemsOfBookings } from '../record/read.ts';
import { marksOf } from '../series/mark.ts';
import { heldIn } from '../wait/show.ts';
import { clockSpanOf, type DayBooking, toDayOf, toDayVisit } from './day-rules.ts';
import { findVisits } from './list-store.ts';

/** The visits of the day that are not cancelled, in order of time. Bookings made with teams have none. */
const bookingsOn = async (db: Queries, date: IsoDate): Promise<DayBooking[]> => {
  const listed = await findVisits(db, { from: date, to: date });
  const ids = listed.map(({ booking }) => booking.id);
  if (ids.length === 0) return [];
  const visits = Map.groupBy(await visitsOf(db, ids), row => row.bookingId);
  const [items, served] = [await itemsOfBookings(db, ids), await servedAtParties(db, listed)];
  const markOf = await marksOf(
    db,
    listed.map(({ booking }) => booking),
  );
  const shown = listed.flatMap(one => {
    const parts = visits.get(one.booking.id) ?? [];
    const all = items.get(one.booking.id) ?? [];
    const about = { ...one, mark: markOf(one.booking) };
    return parts.map(row => ({ ...about, items: itemsOfPart(all, served, row), row, visit: toBookedVisit(row) }));
  });
  // The visits of a booking need not begin together.
  return shown.sort((a, b) => a.row.startMinute - b.row.startMinute);
};

export async function readDay({ db: { read: db }, clock }: Deps, date: IsoDate): Promise<Schemas['BookingDay']> {
  const now = clock.now();
  const settings = await readSettings(db);
  const opening = openingOn(settings, date);
  const held = (await heldIn(db, { from: date, to: date })).get(date) ?? [];
  const day = { date, opening: opening ? clockSpanOf(opening) : null, closed: !opening, held };
  if (settings.capacity === 'TEAMS') return { ...day, professionals: [], uncovered: [] };

  const { people, roadsAmong } = await readTeamAndRoads(db, settings);
  const bookings = await bookingsOn(db, date);
  const roads = await roadsAmong(() =>
    placesOf(
      people.map(person =>
        workdayOf(
          person,
          settings,
          date,
          bookings.map(({ visit }) => visit),
        ),
      ),
    ),
  );
  const byProfessional = Map.groupBy(bookings, ({ row }) => row.professionalId);
  const professionals = people
    .toSorted((a, b) => byName(a.record, b.record))
    .flatMap(person => {
      const hers = byProfessional.get(person.record.id) ?? [];
      if (!person.record.active && hers.length === 0) return [];
      return [toDayOf(person, { date, workday: workdayOf(person, settings, date, []), roads, now }, hers)];
    });
  const misfits = professionals.flatMap(({ visits }) => visits.filter(({ reason }) => reason !== null));
  const nobodys = (byProfessional.get(null) ?? []).filter(({ row }) => isToCome(row, now)).map(one => toDayVisit(one));
  const uncovered = [...nobodys, ...misfits].toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
  return { ...day, professionals, uncovered };
}
