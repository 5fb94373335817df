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

/** Degrees between the places of callers who must not learn the ways exactly; about 500 m. */
const CALLER_GRID = 0.005;
/** Degrees between all other places for them. Its squares are more than 2 km wide in India. */
const GRID = 0.02;
const COARSE_STEP: Minute = 15;

interface Square {
  middle: Place;
  /** Kilometres from the middle to the furthest corner. */
  reach: number;
}

const squareOf = ({ latitude, longitude }: Place, grid: number): Square => {
  const toGrid = (degrees: number): number => Math.round(degrees / grid) * grid;
  const middle = { latitude: toGrid(latitude), longitude: toGrid(longitude) };
  const corner = (side: number) => ({ latitude: middle.latitude + (side * grid) / 2, longitude: middle.longitude + grid / 2 });
  return { middle, reach: Math.max(distanceKm(middle, corner(1)), distanceKm(middle, corner(-1))) };
};

/** Found once for each place, because days are kept (team.ts). */
const homeSquares = new WeakMap<Place, Square>();
const homeSquareOf = (home: Place): Square => {
  const square = homeSquares.get(home) ?? squareOf(home, GRID);
  homeSquares.set(home, square);
  return square;
};

/**
 * The place and the travel for a caller who must not learn where others live. From answers about exact ways, anybody who asks for the
 * same slot from many places could work it out. So every place stands for its whole square, and homes in one square get the same
 * answers. Travel is as long as from the furthest corner to the furthest corner, rounded up to a quarter of an hour: what is offered
 * can be booked (rule N8).
 */
export function coarsely(settings: TravelSettings, place: Place): { place: Place; travel: Travel } {
  const caller = squareOf(place, CALLER_GRID);
  const squareAt = (one: Place): Square => (one === caller.middle ? caller : homeSquareOf(one));
  const travel: Travel = (from, to) => {
    const [a, b] = [squareAt(from), squareAt(to)];
    return roundUp(roundUp(estimate(settings, distanceKm(a.middle, b.middle) + a.reach + b.reach), STEP), COARSE_STEP);
  };
  return { place: caller.middle, travel };
}

/** For a caller who names no place: travel does not count. */
export const noTravel: Travel = () => 0;
