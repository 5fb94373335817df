/** Days as they can be booked, by teams or by named professionals. Slots, calendar, booking and move all begin here (rule L7). */

import type { Span } from '../../../common/span.ts';
import { addDays, type Instant, type IsoDate, MINUTE, type Minute } from '../../../common/time.ts';
import { daysIn, type Period } from '../../platform/contract/period.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { isOutsideArea, type Whereabouts } from '../../salon/settings/area-rules.ts';
import { type NamedRoster, namedRosterOf, type Roster, rosterOf, type Wish } from '../fit/assign-rules.ts';
import { type Exactness, middleOf } from '../fit/travel-rules.ts';
import { teamDaysOf } from '../professional/team.ts';
import { learnWays, placesOf } from '../professional/ways.ts';
import { findPendingBetween, findTakenBetween, type PendingOn } from './pending-store.ts';

type Settings = Required<Schemas['Settings']>;

export interface Asked {
  settings: Settings;
  now: Instant;
  wish: Wish;
  /** The booking that moves: its own place is free to it (rule L8). */
  exceptBookingId?: string | undefined;
  /** What is known of the address; nothing, if it is left out. */
  where?: Whereabouts | undefined;
  exactness?: Exactness | undefined;
  /** How long before its start a visit can be booked at the latest; nothing for staff (rule L13). */
  notice?: Minute | undefined;
  /** Nobody else's visit makes room for this one. */
  movesNobody?: boolean | undefined;
  /** When the booking that moves is now: its own time needs no notice. */
  own?: { date: IsoDate; startMinute: Minute } | undefined;
}

/** A wish for any short visit, as the staff's calendar has it. */
export const ANY_VISIT: Wish = { serviceIds: [], place: null, womenOnly: false };

export interface BookableDay {
  settings: Settings;
  date: IsoDate;
  now: Instant;
  roster: Roster;
  /** Before it, nothing can be booked. */
  earliest: Instant;
  /** The start of the booking that moves, if that is on this day. */
  ownStart: Minute | undefined;
  /** Whether the salon surely does not come to the address (rule A18). */
  isOutside: boolean;
  /** The pending visits and held times, for teams. Named professionals know their own. */
  taken: Span[];
}

export function isNamed(roster: Roster): roster is NamedRoster {
  return 'assign' in roster;
}

/** From when on the starts of a day can be booked. */
export function noticeOn(date: IsoDate, { now, notice = 0, own }: Pick<Asked, 'now' | 'notice' | 'own'>) {
  return { earliest: now + notice * MINUTE, ownStart: own?.date === date ? own.startMinute : undefined };
}

/** The pending visits of these days, both ends included, in order of time. */
export function pendingBetween(db: Queries, period: Period): Promise<PendingOn[]> {
  return findPendingBetween(db, period);
}

/** What takes a team on these days: pending visits, each as often as teams go to it, and held times. */
export function takenBetween(db: Queries, period: Period): Promise<(Span & { id: string; date: IsoDate })[]> {
  return findTakenBetween(db, period);
}

/** A day of the period that was read; as another wish for the same place sees it, if there is one. */
type DayOf = (date: IsoDate, other?: Wish) => BookableDay;

/** Gives each day of the period, both ends included. */
export async function daysFor(db: Queries, period: Period, asked: Asked): Promise<DayOf> {
  const { settings, now, wish, exceptBookingId, exactness, where } = asked;
  const isOutside = isOutsideArea(settings, where);
  const known = (date: IsoDate) => ({ settings, date, now, isOutside, ...noticeOn(date, asked) });
  if (settings.capacity === 'PROFESSIONALS') {
    const days = await teamDaysOf(db, period, { settings, now, exceptBookingId, place: wish.place, exactness });
    return (date, other = wish) => {
      const team = days.get(date);
      if (!team) throw new Error(`${date} is outside the period that was read`);
      const asIs = asked.movesNobody ? { ...team, isFrozen: true } : team;
      return { ...known(date), roster: namedRosterOf(asIs, other), taken: [] };
    };
  }
  const roster = rosterOf(settings);
  const pending = (await findTakenBetween(db, period)).filter(({ id }) => id !== exceptBookingId);
  const byDay = Map.groupBy(pending, ({ date }) => date);
  return date => ({ ...known(date), roster, taken: byDay.get(date) ?? [] });
}

/** Who would be free on each day of the period, if nobody had booked and the salon were never closed for a day. */
export async function unbookedRosters(
  db: Queries,
  settings: Settings,
  period: Period,
  now: Instant,
): Promise<(date: IsoDate) => Roster> {
  if (settings.capacity === 'TEAMS') return () => rosterOf(settings);
  const days = await teamDaysOf(db, period, { settings: { ...settings, closedDays: [] }, now });
  return date => {
    const team = days.get(date);
    if (!team) throw new Error(`${date} is outside the period that was read`);
    const workdays = team.workdays.map(one => ({ ...one, visits: [] }));
    return namedRosterOf({ ...team, present: undefined, workdays }, ANY_VISIT);
  };
}

/** Asks the router for what it has not told yet of the ways to an exact place on these days. Booking and move then use what is kept. */
export async function learnWaysFor(deps: Deps, period: Period, asked: Asked & { learnsWays: boolean }): Promise<void> {
  const { settings, now, wish, where, learnsWays, exactness } = asked;
  if (!deps.router || !wish.place || !learnsWays || settings.capacity === 'TEAMS' || isOutsideArea(settings, where)) return;
  const days = await teamDaysOf(deps.db.read, period, { settings, now });
  const others = [...days.values()].flatMap(({ workdays }) => placesOf(workdays));
  // Staff and the plan of the day go by the exact ways.
  await learnWays(deps, wish.place, exactness === 'DISCREET' ? [...others.map(middleOf), ...others] : others);
}

const DAYS_AT_ONCE = 7;

/** The days from `from` to `to`, read one week at a time, because the first is usually enough. */
export function weeksOf({ from, to }: Period): Period[] {
  const weeks = Math.ceil(daysIn({ from, to }) / DAYS_AT_ONCE);
  return Array.from({ length: weeks }, (_, n) => {
    const first = addDays(from, n * DAYS_AT_ONCE);
    return { from: first, to: addDays(first, DAYS_AT_ONCE - 1) };
  });
}
