/** A professional's own days (rule N44). */

import { without } from '../../../common/span.ts';
import { addDays, type Instant, type IsoDate, istDate, istMidnight } from '../../../common/time.ts';
import { invalidField } from '../../platform/contract/errors.ts';
import { eachDay } from '../../platform/contract/period.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { routeOf } from '../../schedule/fit/fit-rules.ts';
import { readTeamAndRoads } from '../../schedule/professional/team.ts';
import { bookedProfessional } from '../../schedule/professional/visit-rules.ts';
import { placesOf } from '../../schedule/professional/ways.ts';
import { type Person, toBookedVisit, workdayOf } from '../../schedule/professional/workday-rules.ts';
import { clockSpanOf } from '../list/day-rules.ts';
import { whatTheyDo } from './own-part.ts';
import { ownTips } from './own-tips.ts';
import { mustBeActive } from './own-visit.ts';
import { isAskedToWait, toEndedVisit, toProfessionalVisit } from './rules.ts';
import { findEndedVisitsOf, findLastEvents, findOpenVisitsOf, findVisitsOf, type OwnVisit } from './store.ts';

const DAYS_AHEAD = 14;
const MOST_OPEN = 50;
/** Visits of so many days back may end at the door today. */
const DAYS_BACK = 31;

type Settings = Required<Schemas['Settings']>;

/** When staff asked her to wait longer at each of these doors, since she arrived. */
const waitsOf = async (db: Queries, visits: OwnVisit[]): Promise<(visit: OwnVisit) => Instant | null> => {
  const asked = await findLastEvents(db, visits.filter(isAskedToWait), 'WAIT_LONGER');
  return ({ id, arrivedAt }) => {
    const at = asked.get(id)?.at ?? null;
    return at !== null && at >= (arrivedAt ?? 0) ? at : null;
  };
};

/** Her visits of these days as she sees them, by date and id. A cancelled one is left out, unless it is the one that she asks about. */
const visitsByDay = async (
  db: Queries,
  { person, dates, settings, now }: { person: Person; dates: IsoDate[]; settings: Settings; now: Instant },
  asked?: string,
): Promise<Map<IsoDate, Map<string, Schemas['ProfessionalVisit']>>> => {
  const period = { from: dates[0] as IsoDate, to: dates.at(-1) as IsoDate };
  const rows = (await findVisitsOf(db, person.record.id, period)).filter(
    ({ status, id }) => status !== 'CANCELLED' || id === asked,
  );
  const servicesOf = await whatTheyDo(db, rows, now);
  const tipOf = await ownTips(db, rows, person.record.id);
  const waits = await waitsOf(db, rows);
  const { roadsAmong } = await readTeamAndRoads(db, settings);
  const shown = new Map<IsoDate, Map<string, Schemas['ProfessionalVisit']>>();
  for (const [date, visits] of Map.groupBy(rows, row => row.date)) {
    const workday = workdayOf(person, settings, date, visits.map(toBookedVisit));
    const route = routeOf(workday, workday.visits, await roadsAmong(() => placesOf([workday])));
    const asHers = visits.map((visit, n) => {
      const work = servicesOf(visit);
      const shownVisit = toProfessionalVisit(visit, {
        ...work,
        travelMinutes: route[n]?.travel ?? 0,
        tipPaise: tipOf(visit, work.party),
        waitMinutes: settings.noShowWaitMinutes,
        waitLongerAt: waits(visit),
        now,
      });
      return [visit.id, shownVisit] as const;
    });
    shown.set(date, new Map(asHers));
  }
  return shown;
};

/** What nobody has ended yet of earlier days (rule N74). She travels to none of them any more. */
const openVisitsOf = async (db: Queries, { record }: Person, now: Instant): Promise<Schemas['ProfessionalVisit'][]> => {
  const rows = await findOpenVisitsOf(db, record.id, istDate(now), MOST_OPEN);
  const servicesOf = await whatTheyDo(db, rows, now);
  return rows.map(row =>
    toProfessionalVisit(row, {
      ...servicesOf(row),
      ...{ travelMinutes: 0, tipPaise: 0, waitMinutes: 0, waitLongerAt: null, now },
    }),
  );
};

/** What ended at the door today, also of earlier days: so she reads what the salon has decided (rule N83). */
const endedVisitsOf = async (db: Queries, { record }: Person, now: Instant): Promise<Schemas['EndedVisit'][]> => {
  const today = istDate(now);
  const since = { from: addDays(today, -DAYS_BACK), since: istMidnight(today) };
  return (await findEndedVisitsOf(db, record.id, since, MOST_OPEN)).map(toEndedVisit);
};

/** One of her visits, which the caller has found. */
export async function showVisit(
  db: Queries,
  person: Person,
  { id, date }: { id: string; date: IsoDate },
  settings: Settings,
  now: Instant,
): Promise<Schemas['ProfessionalVisit']> {
  const found = (await visitsByDay(db, { person, dates: [date], settings, now }, id)).get(date)?.get(id);
  if (!found) throw new Error(`The visit ${id} is not among those of ${date}`);
  return found;
}

/** Today and the next days, or the day that she asks for. Throws VALIDATION_ERROR for a day that is too far away. */
const datesOf = (date: IsoDate | undefined, now: Instant): IsoDate[] => {
  const today = istDate(now);
  const last = addDays(today, DAYS_AHEAD);
  if (date === undefined) return eachDay({ from: today, to: last });
  const values = eachDay({ from: addDays(today, -1), to: last });
  if (values.includes(date)) return [date];
  throw invalidField('date', 'oneOf', { values }, `Choose a day from yesterday to ${DAYS_AHEAD} days from now.`);
};

export async function readOwnDays({ db, clock }: Deps, caller: Caller, date: IsoDate | undefined): Promise<Schemas['OwnVisits']> {
  const now = clock.now();
  const dates = datesOf(date, now);
  const settings = await readSettings(db.read);
  const person = await mustBeActive(db.read, caller);
  const isNamed = settings.capacity === 'PROFESSIONALS';
  const visits = isNamed ? await visitsByDay(db.read, { person, dates, settings, now }) : new Map<IsoDate, never>();
  const dayOf = (day: IsoDate): Schemas['OwnVisitDay'] => {
    if (!isNamed) return { date: day, hours: [], leave: false, visits: [] };
    const { hours, leave } = workdayOf(person, settings, day, []);
    return {
      date: day,
      hours: without(hours, leave).map(clockSpanOf),
      leave: leave.length > 0,
      visits: [...(visits.get(day)?.values() ?? [])],
    };
  };
  return {
    professional: bookedProfessional(person.record),
    language: person.record.messageLanguage,
    salon: { name: settings.salonName, phone: settings.phone, upiId: settings.upiId },
    open: isNamed ? await openVisitsOf(db.read, person, now) : [],
    ended: isNamed ? await endedVisitsOf(db.read, person, now) : [],
    days: dates.map(dayOf),
  };
}
