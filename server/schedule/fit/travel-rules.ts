/** How long a professional travels from one place to another (rule N5). Pure. */
import { distanceKm, type Place } from '../../../common/place.ts';
import type { Minute } from '../../../common/time.ts';

export { distanceKm, type Place } from '../../../common/place.ts';

/** A position of the contract or the database, as numbers. */
export function placeOf(latitude: string | null | undefined, longitude: string | null | undefined): Place | null {
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}

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

/** What is kept of a way on which the router knows no road, so that it is not asked again. Then the estimate serves. */
export const NO_ROAD = -1;

/** The minutes of ways that a router has told, by `wayOf`. */
export type ToldWays = ReadonlyMap<string, Minute>;

/** By the ways that a router has told, otherwise by the salon's estimate. Not rounded. */
const minutesBy = (settings: TravelSettings, told?: ToldWays): ((from: Place, to: Place) => number) => {
  const estimated = (from: Place, to: Place) => estimate(settings, distanceKm(from, to));
  if (!told || told.size === 0) return estimated;
  const cells = new Map<Place, string>();
  const known = (place: Place): string => {
    const cell = cells.get(place) ?? cellOf(place);
    cells.set(place, cell);
    return cell;
  };
  return (from, to) => {
    const minutes = told.get(wayOf(known(from), known(to)));
    return minutes === undefined ? estimated(from, to) : minutes + settings.fixedMinutes;
  };
};

/** Travel by the ways that a router has told, otherwise by the salon's estimate; rounded up to five minutes. */
export function travelBy(settings: TravelSettings, told?: ToldWays): Travel {
  const minutes = minutesBy(settings, told);
  return (from, to) => roundUp(minutes(from, to), STEP);
}

/** Degrees between the places that a stranger may ask from; about 500 m. */
const STRANGER_GRID = 0.005;
/** Degrees between all places that are not the caller's. Its squares are more than 2 km wide in India. */
const GRID = 0.02;

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

/** Found once for each place, because days are kept (team.ts). The caller's own place is its own square. */
const squares = new WeakMap<Place, Square>();
const squareAt = (place: Place): Square => {
  const square = squares.get(place) ?? squareOf(place, GRID);
  squares.set(place, square);
  return square;
};

/** The caller's place as `discreetTravel` takes it: exactly. */
export function ownPlace(place: Place): Place {
  squares.set(place, { middle: place, reach: 0 });
  return place;
}

/** The place that a stranger asks from, moved to a grid of about 500 m. */
export function strangersPlace(place: Place): Place {
  const square = squareOf(place, STRANGER_GRID);
  squares.set(square.middle, square);
  return square.middle;
}

/** Where a place is for those who must not learn it. */
export function middleOf(place: Place): Place {
  return squareAt(place).middle;
}

/**
 * Travel for a caller who must not learn where others live. From answers about exact ways, anybody who asks for the same slot from many
 * places could work it out. So every place but the caller's own stands for its whole square, and homes in one square get the same
 * answers. Travel is as long as to the furthest corner (rule N8).
 */
export function discreetTravel(settings: TravelSettings, told?: ToldWays): Travel {
  const minutes = minutesBy(settings, told);
  const within = ({ reach }: Square): number => (60 * settings.detour * reach) / settings.speedKmh;
  return (from, to) => {
    const [a, b] = [squareAt(from), squareAt(to)];
    return roundUp(minutes(a.middle, b.middle) + within(a) + within(b), STEP);
  };
}

/** For a caller who names no place: travel does not count. */
export const noTravel: Travel = () => 0;

/** How exactly the answers to a caller go by travel: to the minute, by squares (rule N8), or not at all. */
export type Exactness = 'EXACT' | 'DISCREET' | 'NONE';
