/** How long a professional travels from one place to another (rule N5). Pure. */
import { distanceKm, type Place } from '../shared/place.ts';
import type { Minute } from '../shared/time.ts';

export { distanceKm, type Place } from '../shared/place.ts';

/** How the salon estimates a way without a routing server. */
export interface TravelSettings {
  /** How much longer the road is than the straight line. */
  detour: number;
  speedKmh: number;
  /** For parking, stairs and setting up. */
  fixedMinutes: Minute;
}

/** Minutes from one place to another. */
export type Travel = (from: Place, to: Place) => Minute;

/** Rounds up to a multiple of `step`. Binary fractions do not make 25.000000001 minutes half an hour. */
const roundUp = (minutes: number, step: Minute): Minute => Math.ceil((minutes - 1e-6) / step) * step;

const STEP: Minute = 5;

const estimate = ({ detour, speedKmh, fixedMinutes }: TravelSettings, km: number): number =>
  (60 * detour * km) / speedKmh + fixedMinutes;

/** About 100 m, so that near addresses share an answer of the router. In decimals of a degree. */
const CELL_DECIMALS = 3;

/** The cell of a place, as the database has it: 21.146,79.088 */
export function cellOf({ latitude, longitude }: Place): string {
  return `${latitude.toFixed(CELL_DECIMALS)},${longitude.toFixed(CELL_DECIMALS)}`;
}

/** The middle of a cell. */
export function placeIn(cell: string): Place {
  const [latitude, longitude] = cell.split(',').map(Number) as [number, number];
  return { latitude, longitude };
}

/** The key of the way between two cells. */
export function wayOf(fromCell: string, toCell: string): string {
  return `${fromCell} ${toCell}`;
}

/** Travel by the ways that a router has told, otherwise by the salon's estimate; rounded up to five minutes. */
export function travelBy(settings: TravelSettings, told?: ReadonlyMap<string, Minute>): Travel {
  const estimated: Travel = (from, to) => roundUp(estimate(settings, distanceKm(from, to)), STEP);
  if (!told || told.size === 0) return estimated;
  const cells = new Map<Place, string>();
  const known = (place: Place): string => {
    const cell = cells.get(place) ?? cellOf(place);
    cells.set(place, cell);
    return cell;
  };
  return (from, to) => {
    const minutes = told.get(wayOf(known(from), known(to)));
    return minutes === undefined ? estimated(from, to) : roundUp(minutes + settings.fixedMinutes, STEP);
  };
}

/** The grid that the positions of unsigned callers are moved to, in degrees. */
const GRID = 0.005;
const COARSE_STEP: Minute = 15;
const toGrid = (degrees: number): number => Math.round(degrees / GRID) * GRID;

/**
 * The place and the travel for a caller who is not signed in. With exact answers, anybody could ask for the same slot from many
 * places and find out where other customers live. So the place moves to a coarse grid, and travel is rounded up to a quarter of an
 * hour. The distance to the grid is added first: what is offered can be booked (rule N8).
 */
export function coarsely(settings: TravelSettings, place: Place): { place: Place; coarsen: (exact: Travel) => Travel } {
  const onGrid = { latitude: toGrid(place.latitude), longitude: toGrid(place.longitude) };
  const corner = { latitude: onGrid.latitude + GRID / 2, longitude: onGrid.longitude + GRID / 2 };
  const furthest = distanceKm(onGrid, corner);
  const isOnGrid = (one: Place) => one.latitude === onGrid.latitude && one.longitude === onGrid.longitude;
  return {
    place: onGrid,
    // Ways between other customers stay exact: they do not depend on the caller.
    coarsen: exact => (from, to) =>
      isOnGrid(from) || isOnGrid(to)
        ? roundUp(roundUp(estimate(settings, distanceKm(from, to) + furthest), STEP), COARSE_STEP)
        : exact(from, to),
  };
}
