/** Which visits of a day come late, and for which nobody has set out (rules Q6, Q52). */
import { istInstant } from '../../../common/minutes.ts';
import { addDays, type Instant, type IsoDate, MINUTE, type Minute } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { routeOf } from '../../schedule/fit/fit-rules.ts';
import { readTeamAndRoads } from '../../schedule/professional/team.ts';
import { placesOf } from '../../schedule/professional/ways.ts';
import { toBookedVisit, workdayOf } from '../../schedule/professional/workday-rules.ts';
import { arrivalsOf, lateSteps, notSetOut, type RouteStop } from './late-rules.ts';
import { findRouteOn, findTapping, type RouteVisit } from './store.ts';

export interface Delay {
  visit: RouteVisit;
  /** How many whole steps of Q6 after its window. */
  steps: number;
  /** Its professional should have set out by now. */
  isNotSetOut: boolean;
  /** How many minutes lie between its planned start and its earliest possible one. */
  minutes: Minute;
}

/** A professional who has tapped nothing for so long does not use the phone, so nobody knows whether she has set out. */
const REMEMBERED_DAYS = 14;

const WAITED_FOR = ['PLANNED', 'ON_THE_WAY'];

const toStop = ({ status, completedAt, ...visit }: RouteVisit, travel: number): RouteStop => ({
  ...visit,
  ...(status === 'COMPLETED' && { state: 'DONE' as const, doneAt: visit.doneAt ?? completedAt }),
  travel,
});

/** The visits of this day that are waited for and late, or for which nobody has set out. */
export async function delaysOn(db: Queries, settings: Settings, date: IsoDate, now: Instant): Promise<Delay[]> {
  const { arrivalGraceMinutes: grace } = settings;
  const [{ people, roadsAmong }, visits, tapping] = await Promise.all([
    readTeamAndRoads(db, settings),
    findRouteOn(db, date),
    findTapping(db, { from: addDays(date, -REMEMBERED_DAYS), to: addDays(date, -1) }),
  ]);
  const days = people.flatMap(person => {
    const hers = visits.filter(({ professionalId }) => professionalId === person.record.id);
    if (!hers.some(({ pending }) => pending)) return [];
    return [{ hers, workday: workdayOf(person, settings, date, hers.map(toBookedVisit)) }];
  });
  const roads = await roadsAmong(() => placesOf(days.map(({ workday }) => workday)));
  return days.flatMap(({ hers, workday }) => {
    const route = routeOf(workday, workday.visits, roads);
    const stops = hers.map((visit, n) => toStop(visit, route[n]?.travel ?? 0));
    const arrivals = arrivalsOf(stops, now, tapping.has(workday.professionalId));
    const missed = notSetOut(stops, now, grace);
    return hers.flatMap((visit, n) => {
      const stop = stops[n] as RouteStop;
      const isNotSetOut = n === missed;
      const arrival = Math.max(arrivals[n] as Instant, isNotSetOut ? now + stop.travel * MINUTE : 0);
      const steps = lateSteps(stop, arrivals[n] as Instant, grace);
      if (!visit.pending || !WAITED_FOR.includes(stop.state) || (steps === 0 && !isNotSetOut)) return [];
      return [{ visit, steps, isNotSetOut, minutes: Math.floor((arrival - istInstant(date, visit.startMinute)) / MINUTE) }];
    });
  });
}
