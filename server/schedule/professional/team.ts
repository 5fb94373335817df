/** The professionals on a day, with their visits: what slots, bookings and the plan of a day are decided by (rule N4). */

import { type Instant, type IsoDate, istDate } from '../../../common/time.ts';
import { eachDay, type Period } from '../../platform/contract/period.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { leaving, type TeamDay } from '../fit/assign-rules.ts';
import type { BookedVisit, Present, Roads, Workday } from '../fit/fit-rules.ts';
import {
  discreetTravel,
  type Exactness,
  middleOf,
  noTravel,
  type Place,
  placeOf,
  type Travel,
  travelBy,
} from '../fit/travel-rules.ts';
import { byProfessional, findPlannedTexts, plannedIn } from './planned-store.ts';
import { findProfessionals, findVersion } from './store.ts';
import { eveOf } from './visit-rules.ts';
import { findReached } from './visit-store.ts';
import { placesOf, waysAmong } from './ways.ts';
import { type Person, presentOn, toBookedVisit, toPerson, workdayOf } from './workday-rules.ts';

type Settings = Required<Schemas['Settings']>;

/** Every slot list needs the whole team, which seldom changes. The version in the database says when to read it again. */
let last: { version: string; people: Person[] } = { version: '', people: [] };

/** Before every day and every leave. */
const EVER = '0000-01-01';

const readTeamAndVersion = async (db: Queries): Promise<{ people: Person[]; knowsWays: boolean }> => {
  const { version, knowsWays } = await findVersion(db);
  if (last.version !== version) last = { version, people: (await findProfessionals(db, EVER)).map(toPerson) };
  return { people: last.people, knowsWays };
};

export async function readTeam(db: Queries): Promise<Person[]> {
  return (await readTeamAndVersion(db)).people;
}

/** The same functions for the same settings, because what was found with them is kept (fit-rules.ts). */
const estimates = new WeakMap<Settings, Record<Exactness, Travel>>();
const estimatesOf = (settings: Settings): Record<Exactness, Travel> => {
  const { travel } = settings;
  const found = estimates.get(settings) ?? { EXACT: travelBy(travel), DISCREET: discreetTravel(travel), NONE: noTravel };
  estimates.set(settings, found);
  return found;
};

/** By the salon's estimate. */
export function roadsOf(settings: Settings, exactness: Exactness = 'EXACT'): Roads {
  return { travel: estimatesOf(settings)[exactness], grace: settings.arrivalGraceMinutes };
}

/** The team, and the roads between the places of a day: as a router has told if one ever has, otherwise by the salon's estimate. */
export async function readTeamAndRoads(db: Queries, settings: Settings, exactness: Exactness = 'EXACT') {
  const { people, knowsWays } = await readTeamAndVersion(db);
  const estimated = roadsOf(settings, exactness);
  const roadsAmong = async (places: () => Place[]): Promise<Roads> => {
    if (!knowsWays || exactness === 'NONE') return estimated;
    const travel =
      exactness === 'EXACT'
        ? travelBy(settings.travel, await waysAmong(db, places()))
        : discreetTravel(settings.travel, await waysAmong(db, places().map(middleOf)));
    return { ...estimated, travel };
  };
  return { people, roadsAmong };
}

/** Whether there is such a professional, and the salon has not set her gender to FEMALE. */
export async function isNoWoman(db: Queries, professionalId: string): Promise<boolean> {
  return (await readTeam(db)).some(({ record }) => record.id === professionalId && record.gender !== 'FEMALE');
}

/** An active professional, by her id or her mobile; undefined if there is none. */
export async function findActive(db: Queries, by: { id: string } | { mobile: string }): Promise<Person | undefined> {
  const people = await readTeam(db);
  return people.find(({ record }) => record.active && ('id' in by ? record.id === by.id : record.mobile === by.mobile));
}

/** Null if she was deleted. */
export async function nameOfProfessional(db: Queries, id: string): Promise<string | null> {
  return (await readTeam(db)).find(({ record }) => record.id === id)?.record.name ?? null;
}

/** Customers see from the evening before who comes (rule N11). */
export function isFrozen(date: IsoDate, now: Instant): boolean {
  return now >= eveOf(date);
}

interface Asked {
  settings: Settings;
  now: Instant;
  /** The booking that moves: the places of all its visits count as free. */
  exceptBookingId?: string | undefined;
  /** The visit that somebody else may get: its place counts as free, and those of the booking's other visits do not. */
  exceptVisitId?: string | undefined;
  /** Where the visit is that looks for a professional. */
  place?: Place | null;
  exactness?: Exactness | undefined;
}

/** The team on a day as its visits are, and where the visits are that nobody has. */
interface KeptDay {
  people: Person[];
  /** The visits as the database told them, and each professional's part of it. */
  text: string;
  parts: Map<string, string>;
  workdays: Workday[];
  nobodys: Place[];
}

/** A few more than the days of a calendar by default. A day of 50 professionals with 150 visits takes about 150 kB. */
const MOST_KEPT = 70;
/**
 * Each day is kept until team, settings or visits change. Every reader compares all three with what the database has, so a change by
 * another process counts at once. Settings are compared by their object (settings.ts).
 */
const kept = new WeakMap<Settings, Map<IsoDate, KeptDay>>();

/** A booking changes the day of one professional. The others stay as they were `before`, with all that was found for them. */
const makeDay = (people: Person[], settings: Settings, date: IsoDate, text: string, before?: KeptDay): KeptDay => {
  const parts = byProfessional(text);
  const workdays = people.map((person, n) => {
    const { id } = person.record;
    const known = before?.parts.get(id) === parts.get(id) ? before?.workdays[n] : undefined;
    return known ?? workdayOf(person, settings, date, plannedIn(parts.get(id) ?? '').map(toBookedVisit));
  });
  const nobodys = plannedIn(parts.get('') ?? '').flatMap(({ latitude, longitude }) => placeOf(latitude, longitude) ?? []);
  return { people, text, parts, workdays, nobodys };
};

const keptDay = (people: Person[], settings: Settings, date: IsoDate, text: string): KeptDay => {
  const days = kept.get(settings) ?? new Map<IsoDate, KeptDay>();
  kept.set(settings, days);
  const found = days.get(date);
  const known = found?.people === people ? found : undefined;
  if (known?.text === text) return known;
  const made = makeDay(people, settings, date, text, known);
  days.delete(date);
  days.set(date, made);
  const [oldest] = days.keys();
  if (days.size > MOST_KEPT && oldest) days.delete(oldest);
  return made;
};

/** Days on which nobody has such a visit. Those that have none stay the same objects, with all that was found for them. */
const without = (workdays: Workday[], isSuch: (visit: BookedVisit) => boolean): Workday[] =>
  workdays.map(one => (one.visits.some(isSuch) ? one.visits.filter(isSuch).reduce(leaving, one) : one));

/** What has happened today; undefined if the period is without today. */
const presentIn = async (db: Queries, { from, to }: Period, now: Instant): Promise<Present | undefined> => {
  const today = istDate(now);
  return from <= today && today <= to ? presentOn(today, await findReached(db, today), now) : undefined;
};

const lastPlaces = (present: Present | undefined): Place[] =>
  [...(present?.last.values() ?? [])].flatMap(({ place }) => place ?? []);

/** The team on each of these days, both ends included. Reads the team and the visits in one query each, and told ways day by day. */
export async function teamDaysOf(
  db: Queries,
  period: Period,
  { settings, now, exceptBookingId, exceptVisitId, place = null, exactness }: Asked,
): Promise<Map<IsoDate, TeamDay>> {
  const [{ people, roadsAmong }, texts, today] = await Promise.all([
    readTeamAndRoads(db, settings, exactness),
    findPlannedTexts(db, period),
    presentIn(db, period, now),
  ]);
  const days = new Map<IsoDate, TeamDay>();
  for (const date of eachDay(period)) {
    const day = keptDay(people, settings, date, texts.get(date) ?? '');
    const isLeft = ({ id, bookingId }: BookedVisit) => id === exceptVisitId || bookingId === exceptBookingId;
    const workdays = (exceptBookingId ?? exceptVisitId) ? without(day.workdays, isLeft) : day.workdays;
    const present = date === istDate(now) ? today : undefined;
    const places = () => [...placesOf(workdays), ...day.nobodys, ...lastPlaces(present), ...(place ? [place] : [])];
    days.set(date, { ...(await roadsAmong(places)), present, workdays, isFrozen: isFrozen(date, now) });
  }
  return days;
}
