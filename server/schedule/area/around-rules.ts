/** Where a PIN code lies, roughly, and whether the salon goes there (rule A22). Pure. */

import { distanceKm, type Place } from '../../../common/place.ts';
import { type Area, linesOf, whyNotServed } from '../../salon/settings/area-rules.ts';

/** A circle that holds most addresses of a PIN code. */
export interface Around extends Place {
  radiusKm: number;
}

/** Fewer homes say too much about each. */
const FEWEST_HOMES = 3;
/** How far it is from the middle of a square of 0.02° to its corner. */
const SQUARE_KM = 1.5;
/** How far a PIN code of a town reaches at least from the place that a map has for it. */
const NAMED_KM = 3;
/** Places further apart than this do not share a PIN code: somebody has typed it wrong. */
const WIDEST_KM = 15;

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

/** Holds four fifths of the places, because some PIN codes are typed wrong. Undefined for none, and for places too far apart. */
const circleOf = (places: Place[], margin: number): Around | undefined => {
  if (places.length === 0) return undefined;
  const middle = {
    latitude: median(places.map(({ latitude }) => latitude)),
    longitude: median(places.map(({ longitude }) => longitude)),
  };
  const away = places.map(place => distanceKm(middle, place)).toSorted((a, b) => a - b);
  const most = away[Math.ceil(away.length * 0.8) - 1] as number;
  return most > WIDEST_KM ? undefined : { ...middle, radiusKm: most + margin };
};

/** The circle around the squares of homes (rule N8), one for each customer. Undefined for too few. */
export function aroundHomes(squares: Place[]): Around | undefined {
  return squares.length < FEWEST_HOMES ? undefined : circleOf(squares, SQUARE_KM);
}

/** The circle around places that a map has for the PIN code. */
export function aroundNamed(places: Place[]): Around | undefined {
  return circleOf(places, NAMED_KM);
}

const KM_PER_DEGREE = 111.2;

/** From a place to the line between two others, as the map of a town shows it. */
const kmToLine = ([a, b]: [Place, Place], place: Place): number => {
  const east = KM_PER_DEGREE * Math.cos((place.latitude * Math.PI) / 180);
  const flat = ({ latitude, longitude }: Place) => [
    (longitude - place.longitude) * east,
    (latitude - place.latitude) * KM_PER_DEGREE,
  ];
  const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [flat(a), flat(b)];
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + along * dx, ay + along * dy);
};

/** How many kilometres a place lies within the edge; outside it is negative. */
const depthOf = (area: Area, place: Place): number => {
  if (area.kind === 'PIN_CODES') return Number.NEGATIVE_INFINITY;
  if (area.kind === 'CIRCLE') return area.radiusKm - distanceKm(area, place);
  const toEdge = Math.min(...linesOf(area.points).map(line => kmToLine(line, place)));
  return whyNotServed([area], { place, postalCode: null }) === null ? toEdge : -toEdge;
};

/**
 * Whether the salon goes to a PIN code that no list holds: null if the whole circle is inside, OUTSIDE_AREA if all of it is outside. UNSURE
 * near the edge, and for a PIN code of which nobody knows where it is.
 */
export function whyNotAround(areas: Area[], around: Around | undefined): 'OUTSIDE_AREA' | 'UNSURE' | null {
  if (!around) return 'UNSURE';
  const depth = Math.max(...areas.map(area => depthOf(area, around)));
  if (depth >= around.radiusKm) return null;
  return depth <= -around.radiusKm ? 'OUTSIDE_AREA' : 'UNSURE';
}
