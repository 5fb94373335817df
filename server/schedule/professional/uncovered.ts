/** Pending visits that their professional cannot carry out as things are (rule N10). Computed when asked, never stored. */

import { timeOf } from '../../../common/minutes.ts';
import { type Instant, type IsoDate, istDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { type Misfit, misfitsAmong } from '../fit/fit-rules.ts';
import { findNamesOf } from './names-store.ts';
import type { ProfessionalRecord } from './store.ts';
import { readTeam, readTeamAndRoads } from './team.ts';
import { bookedProfessional, isToCome, type VisitRow } from './visit-rules.ts';
import { findVisitsBetween } from './visit-store.ts';
import { placesOf } from './ways.ts';
import { leaveOn, type Person, toBookedVisit, toPerson, workdayOf } from './workday-rules.ts';

/** Visits may lie beyond the horizon: it was longer when they were booked. */
const LAST_DATE = '9999-12-31';

type Reasons = Map<VisitRow, Misfit | null>;

const named = async (db: Queries, reasons: Reasons, people: Map<string, Person>): Promise<Schemas['UncoveredVisit'][]> => {
  const namesOf = await findNamesOf(
    db,
    [...reasons.keys()].map(({ bookingId }) => bookingId),
  );
  return [...reasons].map(([visit, reason]) => {
    const { bookingId, professionalId, date, startMinute } = visit;
    const person = professionalId === null ? undefined : people.get(professionalId);
    const names = namesOf(visit) ?? { customerName: null, services: '' };
    return {
      bookingId,
      professionalId,
      professional: person ? bookedProfessional(person.record) : null,
      bookingDate: date,
      bookingTime: timeOf(startMinute),
      ...names,
      reason,
    };
  });
};

/** Visits that are still to come, up to this day. */
const findComing = async (db: Queries, now: Instant, to: IsoDate = LAST_DATE): Promise<VisitRow[]> => {
  const rows = await findVisitsBetween(db, { from: istDate(now), to });
  return rows.filter(row => isToCome(row, now));
};

/** Which of these visits are uncovered, and why. `rows` are whole days of whoever has them. */
const reasonsAmong = async (db: Queries, rows: VisitRow[], byId: Map<string, Person>): Promise<Reasons> => {
  const settings = await readSettings(db);
  const { roadsAmong } = await readTeamAndRoads(db, settings);
  const uncovered: Reasons = new Map();
  for (const [date, ofDay] of Map.groupBy(rows, (row): IsoDate => row.date)) {
    const misfits = new Map<string, Misfit>();
    for (const [id, theirs] of Map.groupBy(ofDay, ({ professionalId }) => professionalId)) {
      const person = id === null ? undefined : byId.get(id);
      if (!person) continue;
      const workday = workdayOf(person, settings, date, theirs.map(toBookedVisit));
      const roads = await roadsAmong(() => placesOf([workday]));
      for (const [visitId, misfit] of misfitsAmong(workday, roads)) misfits.set(visitId, misfit);
    }
    for (const row of ofDay) {
      const misfit = misfits.get(row.id);
      if (misfit || row.professionalId === null) uncovered.set(row, misfit ?? null);
    }
  }
  return uncovered;
};

const peopleById = (people: Person[]) => new Map(people.map(person => [person.record.id, person]));

const uncoveredAmong = async (db: Queries, rows: VisitRow[], people: Person[]) => {
  const byId = peopleById(people);
  return named(db, await reasonsAmong(db, rows, byId), byId);
};

/** Whether nobody came to a visit that should have begun: it is nobody's, or its professional has been on leave since before. */
const isMissed = ({ professionalId, forced, date, startMinute }: VisitRow, byId: Map<string, Person>): boolean => {
  if (professionalId === null) return true;
  const leave = leaveOn(byId.get(professionalId)?.record.leave ?? [], date);
  return !forced && leave.some(span => span.startMinute <= startMinute && startMinute < span.endMinute);
};

/** Which of these visits, whose time has come, nobody set out for because nobody could; their ids. */
export async function missedAmong(db: Queries, visits: VisitRow[]): Promise<Set<string>> {
  const planned = visits.filter(({ pending, state }) => pending && state === 'PLANNED');
  if (planned.length === 0) return new Set();
  const byId = peopleById(await readTeam(db));
  return new Set(planned.filter(visit => isMissed(visit, byId)).map(({ id }) => id));
}

/** Which of these visits nobody can carry out as things are; their ids. One whose time has come stays so until somebody sets out. */
export async function openAmong(db: Queries, visits: VisitRow[], now: Instant): Promise<Set<string>> {
  const [coming, begun] = [visits.filter(visit => isToCome(visit, now)), visits.filter(visit => !isToCome(visit, now))];
  const open = await missedAmong(db, begun);
  if (coming.length === 0) return open;
  const byId = peopleById(await readTeam(db));
  for (const [date, ofDay] of Map.groupBy(coming, (visit): IsoDate => visit.date)) {
    const asked = new Map(ofDay.map(({ id, professionalId }) => [id, professionalId]));
    const whose = new Set(asked.values());
    const rows = (await findVisitsBetween(db, { from: date, to: date })).filter(({ professionalId }) =>
      whose.has(professionalId),
    );
    for (const { id } of (await reasonsAmong(db, rows, byId)).keys()) if (asked.has(id)) open.add(id);
  }
  return open;
}

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

/** The visits to come up to this day that nobody can carry out, without names; in order of time. */
export async function uncoveredUntil(db: Queries, now: Instant, to: IsoDate): Promise<VisitRow[]> {
  const rows = await findComing(db, now, to);
  return [...(await reasonsAmong(db, rows, peopleById(await readTeam(db)))).keys()];
}
