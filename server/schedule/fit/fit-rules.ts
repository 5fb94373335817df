/**
 * Whether a visit fits a professional (rule N4). Slots, calendar, booking, move, leave, day board and proposals all ask `fitOf`. Pure.
 */
import { isWithin, overlaps, type Span, without } from '../../../common/span.ts';
import type { Minute } from '../../../common/time.ts';
import type { Place, Travel } from './travel-rules.ts';

/** What a professional can do (rules N4, N70): services by id, or whatever the salon offers, also what it adds later. */
export type Skills = ReadonlySet<string> | 'ALL';

export function canDo(skills: Skills, serviceId: string): boolean {
  return skills === 'ALL' || skills.has(serviceId);
}

export function canDoAll(skills: Skills, serviceIds: readonly string[]): boolean {
  return skills === 'ALL' || serviceIds.every(id => skills.has(id));
}

/** The minutes of a visit, which are those of its services, and where it is. Without a place, travel is not considered. */
export interface Stop extends Span {
  place: Place | null;
}

export interface Visit extends Stop {
  serviceIds: string[];
  /** The customer wishes a woman. */
  womenOnly: boolean;
  /** Its booking, if that may have other visits: nobody has two of them (rule N100). */
  bookingId?: string | undefined;
}

/** A visit that is booked. A day may have several of one booking, each with a professional of its own. */
export interface BookedVisit extends Visit {
  id: string;
  bookingId: string;
  /** The customer chose the professional, so no program moves the visit. */
  chosen: boolean;
  /** Staff overruled her hours, her leave or her travel. */
  forced: boolean;
}

/** A professional on one day. */
export interface Workday {
  professionalId: string;
  active: boolean;
  isWoman: boolean;
  /** How many visits she gets beside the others: 1, or 2 for twice as many. */
  weight: number;
  skills: Skills;
  /** Her hours of the day within the salon's, in order. The gaps are breaks. */
  hours: Span[];
  leave: Span[];
  /** Where she starts from. */
  start: Place;
  /** The longest way that she takes; null without a limit. */
  maxTravelMinutes: Minute | null;
  /** Her visits, in order of time. */
  visits: BookedVisit[];
}

/** What has happened on a day that is today. */
export interface Present {
  /** On the salon's clock; seconds are a fraction. */
  minute: Minute;
  /** Where professionals were last, and from when on they are free there. Who is not among them has not been anywhere yet. */
  last: ReadonlyMap<string, Presence>;
}

export interface Presence {
  place: Place | null;
  free: Minute;
}

export interface Roads {
  travel: Travel;
  /** How many minutes after its start she may reach a visit. */
  grace: Minute;
  /** Where she is now: she reaches no visit before now and her way. Left out on other days. */
  present?: Present | undefined;
}

/** Why a visit does not fit her, for staff. WISH: the customer wishes a woman. AREA: the address lies outside the service area. */
export type Misfit = 'INACTIVE' | 'SKILL' | 'WISH' | 'OFF' | 'LEAVE' | 'BUSY' | 'TRAVEL' | 'AREA';

const QUARTER: Minute = 15;

/** The quarter hours of the day that the span touches. The guard in the database has a row for each (rule N9). */
export function quartersOf({ startMinute, endMinute }: Span): number[] {
  const first = Math.floor(startMinute / QUARTER);
  return Array.from({ length: Math.ceil(endMinute / QUARTER) - first }, (_, n) => first + n);
}

/** Whether two visits touch the same quarter hour, so that nobody can be at both. */
export function shareQuarter(one: Span, other: Span): boolean {
  const isBefore = (a: Span, b: Span) => Math.ceil(a.endMinute / QUARTER) <= Math.floor(b.startMinute / QUARTER);
  return !isBefore(one, other) && !isBefore(other, one);
}

/** When a way ends that she sets out on at `minute`. She does not travel in her breaks and leave; after her hours she does. */
const arrivalOf = (working: Span[], minute: Minute, travel: Minute): Minute => {
  let now = minute;
  let left = travel;
  for (const span of working) {
    if (left === 0 || span.endMinute <= now) continue;
    now = Math.max(now, span.startMinute);
    if (now + left <= span.endMinute) return now + left;
    left -= span.endMinute - now;
    now = span.endMinute;
  }
  return now + left;
};

/** How she reaches a visit. */
export interface Arrival {
  travel: Minute;
  /** Minutes after the visit's start; 0 if she is there in time. */
  late: Minute;
}

/** A stop of her way: how she reaches it, and where she is and from when on she is free afterwards. */
interface Leg extends Arrival {
  place: Place;
  free: Minute;
}

/** Where she leaves for the first stop: any time before, because she sets out before her hours; today not before now. */
interface Home {
  place: Place;
  from: Minute;
}

const legTo = (stop: Stop, before: Pick<Leg, 'place' | 'free'> | Home, working: Span[], travel: Travel): Leg => {
  const { place } = before;
  const way = stop.place ? travel(place, stop.place) : 0;
  const arrival = 'from' in before ? before.from + way : arrivalOf(working, before.free, way);
  const late = Math.max(0, arrival - stop.startMinute);
  return { travel: way, late, place: stop.place ?? place, free: stop.endMinute + late };
};

const homeOf = (start: Place): Home => ({ place: start, from: Number.NEGATIVE_INFINITY });

const legsOf = (visits: Stop[], start: Place, working: Span[], travel: Travel): Leg[] => {
  const legs: Leg[] = [];
  for (const visit of visits) legs.push(legTo(visit, legs.at(-1) ?? homeOf(start), working, travel));
  return legs;
};

/** Her way through the visits, which are in order of time. Lateness carries forward. */
export function routeOf({ start, hours, leave }: Workday, visits: Stop[], { travel }: Roads): Arrival[] {
  return legsOf(visits, start, without(hours, leave), travel);
}

/** How long she travels on a route. */
export function travelOn(route: Arrival[]): Minute {
  return route.reduce((minutes, { travel }) => minutes + travel, 0);
}

const isNear = ({ travel }: Arrival, { maxTravelMinutes }: Workday): boolean =>
  maxTravelMinutes === null || travel <= maxTravelMinutes;

/** Why she cannot carry out the visit, whatever else she has to do that day; undefined if she can. */
const absenceOf = ({ active, isWoman, skills, hours, leave }: Workday, visit: Visit): Misfit | undefined => {
  if (!active) return 'INACTIVE';
  if (!canDoAll(skills, visit.serviceIds)) return 'SKILL';
  if (visit.womenOnly && !isWoman) return 'WISH';
  if (!hours.some(span => isWithin(visit, span))) return 'OFF';
  if (leave.some(span => overlaps(span, visit))) return 'LEAVE';
  return undefined;
};

/** What staff may overrule. The other reasons are facts, or the customer's wish. */
export function mayOverrule(misfit: Misfit): boolean {
  return ['OFF', 'LEAVE', 'TRAVEL', 'AREA'].includes(misfit);
}

/** Why somebody else must take one of her visits; undefined if she can carry it out, or staff decided that she does. */
export function absenceFrom(day: Workday, visit: BookedVisit): Misfit | undefined {
  const absence = absenceOf(day, visit);
  return absence && visit.forced && mayOverrule(absence) ? undefined : absence;
}

/** Her visits without those that somebody else must take. */
const goingTo = (day: Workday): BookedVisit[] => day.visits.filter(visit => absenceFrom(day, visit) === undefined);

/** Her day as it is planned. `working`: her hours without leave. */
interface Plan {
  travel: Travel;
  visits: BookedVisit[];
  working: Span[];
  route: Leg[];
}

/** Found once, because slot lists ask for it window by window, and for days that stay as they are. Staff and customers travel differently. */
const plans = new WeakMap<Travel, WeakMap<Workday, Plan>>();
const plannedOf = (day: Workday, { travel }: Roads): Plan => {
  const byDay = plans.get(travel) ?? new WeakMap<Workday, Plan>();
  plans.set(travel, byDay);
  const known = byDay.get(day);
  if (known) return known;
  const [visits, working] = [goingTo(day), without(day.hours, day.leave)];
  const found = { travel, visits, working, route: legsOf(visits, day.start, working, travel) };
  byDay.set(day, found);
  return found;
};

/** How long she travels on this day as it is planned. */
export function plannedTravel(day: Workday, roads: Roads): Minute {
  return travelOn(plannedOf(day, roads).route);
}

/** The visits of the day that she does not reach in time, or whose way is too long. */
export function unreachedOf(day: Workday, roads: Roads): string[] {
  const { visits, route } = plannedOf(day, roads);
  return visits
    .filter(({ forced }, n) => {
      const arrival = route[n] as Arrival;
      return !forced && (arrival.late > roads.grace || !isNear(arrival, day));
    })
    .map(({ id }) => id);
}

/** Why she cannot carry out visits of hers, by visit (rule N10). */
export function misfitsAmong(day: Workday, roads: Roads): Map<string, Misfit> {
  const misfits = new Map<string, Misfit>(unreachedOf(day, roads).map(id => [id, 'TRAVEL']));
  for (const visit of day.visits) {
    const absence = absenceFrom(day, visit);
    if (absence) misfits.set(visit.id, absence);
  }
  return misfits;
}

/**
 * From where she sets out for a visit after this planned leg of hers, and when at the earliest. Today she is where she was last, if that is
 * later than the plan. Once a visit's time has come, everybody is late for it, and staff decide.
 */
const leavingFor = (visit: Span, planned: Leg | undefined, { professionalId, start }: Workday, { present }: Roads) => {
  if (!present || visit.startMinute <= present.minute) return planned ?? homeOf(start);
  const last = present.last.get(professionalId);
  const before = last && !(planned && planned.free > last.free) ? { ...last, place: last.place ?? start } : planned;
  if (!before) return { place: start, from: present.minute };
  return { place: before.place, free: Math.max(before.free, last?.free ?? 0, present.minute) };
};

/**
 * The travel minutes that the visit would add to her day, or why it does not fit: of several reasons one that nobody may overrule. From her first visit after it that she reaches in
 * time, the day is as it was: what staff have forced there does not block the rest.
 */
export function fitOf(day: Workday, visit: Visit, roads: Roads): { added: Minute } | { misfit: Misfit } {
  const absence = absenceOf(day, visit);
  if (absence && !mayOverrule(absence)) return { misfit: absence };
  if (day.visits.some(other => shareQuarter(other, visit) || other.bookingId === visit.bookingId)) return { misfit: 'BUSY' };
  if (absence) return { misfit: absence };

  const { visits, working, route, travel } = plannedOf(day, roads);
  const later = visits.findIndex(({ startMinute }) => startMinute >= visit.startMinute);
  const nth = later === -1 ? visits.length : later;
  let leg = legTo(visit, leavingFor(visit, route[nth - 1], day, roads), working, travel);
  if (leg.late > roads.grace || !isNear(leg, day)) return { misfit: 'TRAVEL' };
  let added = leg.travel;
  for (let n = nth; n < visits.length; n++) {
    const was = route[n] as Leg;
    leg = legTo(visits[n] as BookedVisit, leg, working, travel);
    if (leg.late > roads.grace || !isNear(leg, day)) return { misfit: 'TRAVEL' };
    added += leg.travel - was.travel;
    // From here on she goes as planned.
    if (leg.late === 0 && leg.place === was.place) break;
  }
  return { added };
}
