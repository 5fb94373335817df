/**
 * Ways that a router has told (rule N5). A slot list asks the router before it is made, outside every transaction, and keeps the
 * answers. Booking and move use what is kept, so that they decide as the list did.
 */

import { DAY, type Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Workday } from '../fit/fit-rules.ts';
import { cellOf, NO_ROAD, type Place, placeIn, type ToldWays, wayOf } from '../fit/travel-rules.ts';
import { noteWays } from './store.ts';
import { addWays, findWays, findWaysOf, removeWays, type WayRow } from './ways-store.ts';

/** Roads change slowly. */
const LIFETIME = 90 * DAY;
/** OSRM answers for at most 100 places at once by default. The next list asks for the rest. */
const MOST_PLACES = 99;

const SECONDS_A_MINUTE = 60;

/** Where she starts, and where she goes that day. */
export function placesOf(workdays: Workday[]): Place[] {
  return workdays.flatMap(({ start, visits }) => [start, ...visits.flatMap(({ place }) => place ?? [])]);
}

const cellsOf = (places: Place[]): string[] => [...new Set(places.map(cellOf))];

/** What the router has told of the ways between these places. */
export async function waysAmong(db: Queries, places: Place[]): Promise<ToldWays> {
  const rows = await findWays(db, cellsOf(places));
  const known = rows.filter(({ minutes }) => minutes !== NO_ROAD);
  return new Map(known.map(({ fromPlace, toPlace, minutes }) => [wayOf(fromPlace, toPlace), minutes]));
}

/** The answers for pairs of cells, also those between which there is no road. */
const waysFrom = (from: string[], to: string[], seconds: (number | null)[][] | undefined, askedAt: Instant): WayRow[] =>
  from.flatMap((fromPlace, row) =>
    to.flatMap((toPlace, column) => {
      const time = seconds?.[row]?.[column];
      if (time === undefined) return [];
      return [{ fromPlace, toPlace, minutes: time === null ? NO_ROAD : Math.ceil(time / SECONDS_A_MINUTE), askedAt }];
    }),
  );

/** Asks the router for the ways between this place and the others that are not known yet. Without an answer the estimate serves. */
export async function learnWays({ db, clock, router, log }: Deps, place: Place, others: Place[]): Promise<void> {
  if (!router) return;
  const cell = cellOf(place);
  const cells = cellsOf(others).filter(other => other !== cell);
  if (cells.length === 0) return;
  const known = new Set((await findWaysOf(db.read, cell, cells)).map(({ fromPlace, toPlace }) => wayOf(fromPlace, toPlace)));
  const unknown = cells.filter(other => !known.has(wayOf(cell, other)) || !known.has(wayOf(other, cell))).slice(0, MOST_PLACES);
  if (unknown.length === 0) return;
  try {
    const [here, there] = [[placeIn(cell)], unknown.map(placeIn)];
    const [out, back] = await Promise.all([router.seconds(here, there), router.seconds(there, here)]);
    const now = clock.now();
    const rows = [...waysFrom([cell], unknown, out, now), ...waysFrom(unknown, [cell], back, now)];
    if (rows.length === 0) return;
    await db.txReadCommitted(async tx => {
      await addWays(tx, rows);
      await noteWays(tx);
    });
  } catch (error) {
    log.warn({ err: error }, 'The router told no ways; the estimate serves');
  }
}

/** Deletes answers that are too old, so that they are asked anew. */
export function forgetWays(tx: Queries, now: Instant): Promise<void> {
  return removeWays(tx, now - LIFETIME);
}
