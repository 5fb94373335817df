import type { Shape } from '../../../map/area-map.tsx';
import { type AreaValues, cornersIn, cornersText, degreesText, placeOf } from './area-form.ts';

/** An area as the map draws it; null for a list of PIN codes and while its numbers are half typed. */
export function shapeOf({ kind, latitude, longitude, radiusKm, points }: AreaValues): Shape | null {
  if (kind === 'PIN_CODES') return null;
  if (kind === 'POLYGON') return { kind, points: cornersIn(points) };
  const centre = placeOf(latitude, longitude);
  return centre && Number(radiusKm) > 0 ? { kind, centre, radiusKm: Number(radiusKm) } : null;
}

/** The fields that a change on the map sets. */
export function valuesOfShape(shape: Shape): Partial<AreaValues> {
  if (shape.kind === 'POLYGON') return { points: cornersText(shape.points) };
  const { latitude, longitude } = shape.centre;
  return { latitude: degreesText(latitude), longitude: degreesText(longitude) };
}
