/** How busy each professional is in a period (rule N23). */
import type { Schemas } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { readSettings } from '../settings/settings.ts';
import { eachDay, mustBePeriod, type Period } from '../shared/period.ts';
import type { CountedVisit } from './figures-rules.ts';
import { figuresOf } from './figures-rules.ts';
import { bookedProfessional, byName } from './rules.ts';
import { placeOf, readTeam, roadsOf, workdayOf } from './team.ts';
import { findCounted } from './visit-store.ts';

/** By name; empty with teams. Throws VALIDATION_ERROR. */
export async function readFigures({ db: { read: db } }: Deps, asked: Period): Promise<Schemas['ProfessionalFigures'][]> {
  const period = mustBePeriod(asked);
  const settings = await readSettings(db);
  if (settings.capacity === 'TEAMS') return [];
  const people = await readTeam(db);
  const theirs = Map.groupBy(await findCounted(db, period), ({ professionalId }) => professionalId);
  const roads = roadsOf(settings);
  const dates = eachDay(period);
  return people
    .toSorted((a, b) => byName(a.record, b.record))
    .flatMap(person => {
      const { record } = person;
      const visits = (theirs.get(record.id) ?? []).map(
        ({ latitude, longitude, ...visit }): CountedVisit => ({ ...visit, place: placeOf(latitude, longitude) }),
      );
      const last = visits.at(-1)?.date;
      if (!record.active && last === undefined) return [];
      // Nothing tells since when somebody is inactive. Her hours count until her last visit.
      const worked = record.active ? dates : dates.filter(date => date <= (last as string));
      const workdays = new Map(worked.map(date => [date, workdayOf(person, settings, date, [])]));
      return [{ professional: bookedProfessional(record), ...figuresOf(workdays, visits, roads) }];
    });
}
