/** A place on Earth in degrees, as text (rule A3). */
import { type FieldError, fieldError } from './errors.ts';

interface Position {
  latitude: string;
  longitude: string;
}

/** The mistakes in a position that the contract's patterns cannot express. */
export function mistakesInPosition({ latitude, longitude }: Position): FieldError[] {
  return [...beyond('latitude', Number(latitude), 90), ...beyond('longitude', Number(longitude), 180)];
}

const beyond = (field: string, degrees: number, most: number): FieldError[] => {
  if (degrees > most) return [fieldError(field, 'max', { limit: most })];
  return degrees < -most ? [fieldError(field, 'min', { limit: -most })] : [];
};
