/** Which areas staff may enter (rule A17). Pure. */

import type { Place } from '../../../common/place.ts';
import { type FieldError, fieldError } from '../../platform/contract/errors.ts';
import { mistakesInPosition } from '../../platform/contract/position.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { linesOf, side, toPlace } from './area-rules.ts';

type ServiceArea = Schemas['ServiceArea'];

const cross = ([a, b]: [Place, Place], [c, d]: [Place, Place]): boolean =>
  side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;

const KM_A_DEGREE = 111.2;
const HECTARE = 0.01;

/** In square kilometres, as on a flat map. */
const sizeOf = (points: Place[]): number => {
  const twice = linesOf(points).reduce((sum, [a, b]) => sum + a.longitude * b.latitude - b.longitude * a.latitude, 0);
  const [{ latitude } = { latitude: 0 }] = points;
  return (Math.abs(twice) / 2) * KM_A_DEGREE ** 2 * Math.cos((latitude * Math.PI) / 180);
};

/** Why the points are no area; undefined if they are one. */
function mistakeInPolygon(points: Place[]): 'noArea' | 'crossesItself' | undefined {
  const lines = linesOf(points);
  const areNeighbours = (i: number, j: number) => j - i === 1 || (i === 0 && j === lines.length - 1);
  const crossing = lines.some((one, i) => lines.some((other, j) => j > i && !areNeighbours(i, j) && cross(one, other)));
  if (crossing) return 'crossesItself';
  return sizeOf(points) < HECTARE ? 'noArea' : undefined;
}

const FIELDS = {
  CIRCLE: ['latitude', 'longitude', 'radiusKm'],
  POLYGON: ['points'],
  PIN_CODES: ['postalCodes'],
} as const satisfies Record<ServiceArea['kind'], (keyof ServiceArea)[]>;

const EVERY_FIELD = Object.values(FIELDS).flat();

/** Fields that the kind needs and lacks, or does not have. */
const mistakesInKind = (area: ServiceArea, field: string): FieldError[] => {
  const needed: string[] = FIELDS[area.kind];
  return EVERY_FIELD.filter(name => needed.includes(name) !== (area[name] !== undefined)).map(name =>
    fieldError(`${field}.${name}`, needed.includes(name) ? 'required' : 'unknownField'),
  );
};

const beneath = (field: string, mistakes: FieldError[]): FieldError[] =>
  mistakes.map(({ field: name, rule, params }) => fieldError(`${field}.${name}`, rule, params));

const mistakesInShape = ({ latitude, longitude, points = [], postalCodes = [] }: ServiceArea, field: string): FieldError[] => {
  if (latitude !== undefined && longitude !== undefined) return beneath(field, mistakesInPosition({ latitude, longitude }));
  const astray = points.flatMap((point, i) => beneath(`${field}.points.${i}`, mistakesInPosition(point)));
  const repeated = postalCodes.flatMap((code, i) =>
    postalCodes.indexOf(code) < i ? [fieldError(`${field}.postalCodes.${i}`, 'unique')] : [],
  );
  const mistake = points.length > 0 && astray.length === 0 ? mistakeInPolygon(points.map(toPlace)) : undefined;
  return [...astray, ...repeated, ...(mistake ? [fieldError(`${field}.points`, mistake)] : [])];
};

/** Every invalid field, named as it was entered (`areas.0.radiusKm`). */
export function mistakesInAreas(areas: ServiceArea[]): FieldError[] {
  return areas.flatMap((area, i) => {
    const field = `areas.${i}`;
    const name = area.name.trim() ? [] : [fieldError(`${field}.name`, 'required')];
    const wrong = mistakesInKind(area, field);
    return [...name, ...(wrong.length > 0 ? wrong : mistakesInShape(area, field))];
  });
}
