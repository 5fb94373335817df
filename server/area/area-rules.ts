/** Where the salon goes: circles, polygons and lists of PIN codes (rule N12). Pure. */
import { distanceKm, type Place } from '../professional/travel-rules.ts';

export type Area =
  | { kind: 'CIRCLE'; latitude: number; longitude: number; radiusKm: number }
  | { kind: 'POLYGON'; points: Place[] }
  | { kind: 'POSTAL_CODES'; postalCodes: string[] };

/** What is known of an address. */
export interface Whereabouts {
  place?: Place;
  postalCode?: string;
}

/** About a centimetre, in degrees and in kilometres: the edge is inside, however it was rounded. */
const EDGE_DEGREES = 1e-7;
const EDGE_KM = 1e-5;

/** Twice the area of the triangle; its sign is the side of the line from `a` to `b` that `c` lies on. */
const side = (a: Place, b: Place, c: Place): number =>
  (b.longitude - a.longitude) * (c.latitude - a.latitude) - (b.latitude - a.latitude) * (c.longitude - a.longitude);

const isBetween = (value: number, a: number, b: number): boolean =>
  Math.min(a, b) - EDGE_DEGREES <= value && value <= Math.max(a, b) + EDGE_DEGREES;

const isOnLine = (a: Place, b: Place, place: Place): boolean => {
  const length = Math.hypot(b.longitude - a.longitude, b.latitude - a.latitude);
  const distance = length === 0 ? 0 : Math.abs(side(a, b, place)) / length;
  const isBeside = isBetween(place.latitude, a.latitude, b.latitude) && isBetween(place.longitude, a.longitude, b.longitude);
  return distance <= EDGE_DEGREES && isBeside;
};

const linesOf = (points: Place[]): [Place, Place][] =>
  points.map((point, n) => [point, points[(n + 1) % points.length] as Place]);

/** Counts how often a ray to the east crosses the edge. */
const isInPolygon = (points: Place[], place: Place): boolean => {
  let inside = false;
  for (const [a, b] of linesOf(points)) {
    if (isOnLine(a, b, place)) return true;
    const crosses = a.latitude > place.latitude !== b.latitude > place.latitude;
    if (crosses && side(a, b, place) > 0 === b.latitude > a.latitude) inside = !inside;
  }
  return inside;
};

const holds = (area: Area, { place, postalCode }: Whereabouts): boolean => {
  if (area.kind === 'POSTAL_CODES') return postalCode !== undefined && area.postalCodes.includes(postalCode);
  if (!place) return false;
  return area.kind === 'CIRCLE' ? distanceKm(area, place) <= area.radiusKm + EDGE_KM : isInPolygon(area.points, place);
};

/** Whether the salon goes there. Without areas it goes everywhere; otherwise one that holds the address is enough. */
export function isServed(areas: Area[], where: Whereabouts): boolean {
  return areas.length === 0 || areas.some(area => holds(area, where));
}

const MOST_POINTS = 500;

const cross = ([a, b]: [Place, Place], [c, d]: [Place, Place]): boolean =>
  side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;

const shoelace = (points: Place[]): number =>
  Math.abs(linesOf(points).reduce((sum, [a, b]) => sum + a.longitude * b.latitude - b.longitude * a.latitude, 0)) / 2;

/** Why the points are no area; undefined if they are one. */
export function mistakeInPolygon(
  points: Place[],
): 'TOO_FEW_POINTS' | 'TOO_MANY_POINTS' | 'NO_AREA' | 'CROSSES_ITSELF' | undefined {
  if (points.length < 3) return 'TOO_FEW_POINTS';
  if (points.length > MOST_POINTS) return 'TOO_MANY_POINTS';
  if (shoelace(points) < EDGE_DEGREES ** 2) return 'NO_AREA';
  const lines = linesOf(points);
  const areNeighbours = (i: number, j: number) => j - i === 1 || (i === 0 && j === lines.length - 1);
  const crossing = lines.some((one, i) => lines.some((other, j) => j > i && !areNeighbours(i, j) && cross(one, other)));
  return crossing ? 'CROSSES_ITSELF' : undefined;
}
