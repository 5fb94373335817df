/** A place on Earth in degrees, as text (rule A3). */
import type { FieldError } from '../contract/errors.ts';

interface Position {
  latitude: string;
  longitude: string;
}

/** The mistakes in a position that the contract's patterns cannot express. */
export function mistakesInPosition({ latitude, longitude }: Position): FieldError[] {
  return [
    ...(Math.abs(Number(latitude)) > 90 ? [{ field: 'latitude', message: 'Latitude must be between -90 and 90' }] : []),
    ...(Math.abs(Number(longitude)) > 180 ? [{ field: 'longitude', message: 'Longitude must be between -180 and 180' }] : []),
  ];
}
