/** Where the salon goes: circles, polygons and lists of PIN codes (rules A17 to A19). Pure. */

import { distanceKm, type Place } from '../../../common/place.ts';
import type { Schemas } from '../../platform/contract/types.ts';

type ServiceArea = Schemas['ServiceArea'];

export type Area =
  | { kind: 'CIRCLE'; latitude: number; longitude: number; radiusKm: number }
  | { kind: 'POLYGON'; points: Place[] }
  | { kind: 'PIN_CODES'; postalCodes: string[] };

/** What is known of an address. Null stands for what is not known. */
export interface Whereabouts {
  place: Place | null;
  postalCode: string | null;
}

/** About a centimetre, in degrees and in kilometres: the edge is inside, however it was rounded. */
const EDGE_DEGREES = 1e-7;
const EDGE_KM = 1e-5;

/** Twice the area of the triangle; its sign is the side of the line from `a` to `b` that `c` lies on. */
export function side(a: Place, b: Place, c: Place): number {
  return (b.longitude - a.longitude) * (c.latitude - a.latitude) - (b.latitude - a.latitude) * (c.longitude - a.longitude);
}

const isBetween = (value: number, a: number, b: number): boolean =>
  Math.min(a, b) - EDGE_DEGREES <= value && value <= Math.max(a, b) + EDGE_DEGREES;

const isOnLine = (a: Place, b: Place, place: Place): boolean => {
  const length = Math.hypot(b.longitude - a.longitude, b.latitude - a.latitude);
  const distance = length === 0 ? 0 : Math.abs(side(a, b, place)) / length;
  const isBeside = isBetween(place.latitude, a.latitude, b.latitude) && isBetween(place.longitude, a.longitude, b.longitude);
  return distance <= EDGE_DEGREES && isBeside;
};

/** The edges: from each point to the next, and back to the first. */
export function linesOf(points: Place[]): [Place, Place][] {
  return points.map((point, n) => [point, points[(n + 1) % points.length] as Place]);
}

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
  if (area.kind === 'PIN_CODES') return postalCode !== null && area.postalCodes.includes(postalCode);
  if (!place) return false;
  return area.kind === 'CIRCLE' ? distanceKm(area, place) <= area.radiusKm + EDGE_KM : isInPolygon(area.points, place);
};

const isDecided = ({ kind }: Area, { place, postalCode }: Whereabouts): boolean =>
  (kind === 'PIN_CODES' ? postalCode : place) !== null;

/**
 * Why the salon does not go there, or null if it does. Without areas it goes everywhere; otherwise one that holds the address is
 * enough. UNSURE: what is not known of the address decides.
 */
export function whyNotServed(areas: Area[], where: Whereabouts): 'OUTSIDE_AREA' | 'UNSURE' | null {
  if (areas.length === 0 || areas.some(area => holds(area, where))) return null;
  return areas.every(area => isDecided(area, where)) ? 'OUTSIDE_AREA' : 'UNSURE';
}

export function toPlace({ latitude, longitude }: Schemas['Position']): Place {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

/** The areas of valid settings. */
export function areasOf(entered: ServiceArea[]): Area[] {
  return entered.map(({ kind, latitude = '', longitude = '', radiusKm = 0, points = [], postalCodes = [] }) => {
    if (kind === 'CIRCLE') return { kind, ...toPlace({ latitude, longitude }), radiusKm };
    return kind === 'POLYGON' ? { kind, points: points.map(toPlace) } : { kind, postalCodes };
  });
}

/** What an address says. Its postal code may have a blank, as people write it. */
export function whereaboutsOf({ postalCode, ...position }: Schemas['Position'] & { postalCode: string }): Whereabouts {
  return { place: toPlace(position), postalCode: postalCode.replace(/\s/g, '') };
}

/** Whether the salon surely does not go there. Slots, bookings, moves and previews ask this. */
export function isOutsideArea({ areas }: { areas: ServiceArea[] }, where: Whereabouts | undefined): boolean {
  return where !== undefined && areas.length > 0 && whyNotServed(areasOf(areas), where) === 'OUTSIDE_AREA';
}
