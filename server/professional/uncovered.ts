/** Pending visits that their professional cannot carry out as things are (rule N10). Computed when asked, never stored. */
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import { readSettings } from '../settings/settings.ts';
import { type Instant, type IsoDate, istDate, istInstant, timeOf } from '../shared/time.ts';
import { absenceFrom, type Misfit, type Roads, unreachedOf, type Workday } from './fit-rules.ts';
import type { ProfessionalRecord } from './store.ts';
import { readTeam, roadsOf, toBookedVisit, toPerson, workdayOf } from './team.ts';
import { findVisitsBetween, type VisitRow } from './visit-store.ts';

/** Visits may lie beyond the horizon: it was longer when they were booked. */
const LAST_DATE = '9999-12-31';

const toUncovered = (row: VisitRow, reason: Misfit | null): Schemas['UncoveredVisit'] => ({
  bookingId: row.bookingId,
  professionalId: row.professionalId,
  bookingDate: row.date,
  bookingTime: timeOf(row.startMinute),
  reason,
});

/** Why the visits of a day do not fit, by booking. */
const misfitsOf = (workday: Workday, roads: Roads): Map<string, Misfit> => {
  const misfits = new Map<string, Misfit>(unreachedOf(workday, roads).map(id => [id, 'TRAVEL']));
  for (const visit of workday.visits) {
    const absence = absenceFrom(workday, visit);
    if (absence) misfits.set(visit.bookingId, absence);
  }
  return misfits;
};

/** Visits that are still to come. */
const findComing = async (db: Queries, now: Instant): Promise<VisitRow[]> => {
  const rows = await findVisitsBetween(db, { from: istDate(now), to: LAST_DATE });
  return rows.filter(({ date, startMinute }) => istInstant(date, startMinute) > now);
};

const uncoveredAmong = async (db: Queries, rows: VisitRow[], people: ReturnType<typeof toPerson>[]) => {
  const settings = await readSettings(db);
  const roads = roadsOf(settings);
  const byId = new Map(people.map(person => [person.record.id, person]));
  const uncovered: Schemas['UncoveredVisit'][] = [];
  for (const [date, ofDay] of Map.groupBy(rows, (row): IsoDate => row.date)) {
    const misfits = new Map<string, Misfit>();
    for (const [id, theirs] of Map.groupBy(ofDay, ({ professionalId }) => professionalId)) {
      const person = id === null ? undefined : byId.get(id);
      if (!person) continue;
      const workday = workdayOf(person, settings, date, theirs.map(toBookedVisit));
      for (const [bookingId, misfit] of misfitsOf(workday, roads)) misfits.set(bookingId, misfit);
    }
    for (const row of ofDay) {
      const misfit = misfits.get(row.bookingId);
      if (misfit || row.professionalId === null) uncovered.push(toUncovered(row, misfit ?? null));
    }
  }
  return uncovered;
};

/** What this professional, as she is or would be, cannot carry out; in order of time. */
export async function uncoveredOf(db: Queries, now: Instant, record: ProfessionalRecord): Promise<Schemas['UncoveredVisit'][]> {
  const rows = await findComing(db, now);
  return uncoveredAmong(
    db,
    rows.filter(({ professionalId }) => professionalId === record.id),
    [toPerson(record)],
  );
}

/** Every visit to come that nobody can carry out as things are; in order of time. */
export async function allUncovered(db: Queries, now: Instant): Promise<Schemas['UncoveredVisit'][]> {
  return uncoveredAmong(db, await findComing(db, now), await readTeam(db));
}
