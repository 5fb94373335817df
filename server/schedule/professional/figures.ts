/** How busy each professional is in a period (rule N23). */
import { setImmediate } from 'node:timers/promises';
import { eachDay, mustBePeriod, type Period } from '../../platform/contract/period.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { placeOf } from '../fit/travel-rules.ts';
import { figuresOf, figuresOn } from './figures-rules.ts';
import { byName } from './rules.ts';
import { readTeam, roadsOf } from './team.ts';
import { bookedProfessional } from './visit-rules.ts';
import { type CountedRow, findCounted } from './visit-store.ts';
import { workdayOf } from './workday-rules.ts';

/** Between two parts of a long period, other callers get their answers. */
const DAYS_AT_ONCE = 7;

async function* visitsByDay(db: Queries, period: Period) {
  const dates = eachDay(period);
  for (let first = 0; first < dates.length; first += DAYS_AT_ONCE) {
    const some = dates.slice(first, first + DAYS_AT_ONCE);
    const rows = await findCounted(db, { from: some[0] as string, to: some.at(-1) as string });
    const byDay = Map.groupBy(rows, ({ date }) => date);
    for (const date of some) yield { date, rows: byDay.get(date) ?? [] };
    await setImmediate();
  }
}

const toCounted = ({ startMinute, endMinute, latitude, longitude, requested }: CountedRow) => ({
  startMinute,
  endMinute,
  requested,
  place: placeOf(latitude, longitude),
});

/** By name; empty with teams. Throws VALIDATION_ERROR. */
export async function readFigures({ db: { read: db } }: Deps, asked: Period): Promise<Schemas['ProfessionalFigures'][]> {
  const period = mustBePeriod(asked);
  const settings = await readSettings(db);
  if (settings.capacity === 'TEAMS') return [];
  const roads = roadsOf(settings);
  const team = (await readTeam(db))
    .toSorted((a, b) => byName(a.record, b.record))
    .map(person => ({ person, days: [] as ReturnType<typeof figuresOn>[] }));
  for await (const { date, rows } of visitsByDay(db, period)) {
    const theirs = Map.groupBy(rows, ({ professionalId }) => professionalId);
    for (const { person, days } of team) {
      const visits = (theirs.get(person.record.id) ?? []).map(toCounted);
      days.push(figuresOn(workdayOf(person, settings, date, []), visits, roads));
    }
  }
  return team.flatMap(({ person: { record }, days }) => {
    const figures = figuresOf(days, record.active);
    return figures ? [{ professional: bookedProfessional(record), ...figures }] : [];
  });
}
