/** The place that somebody asks about (rules A18, A20). Pure. */
import { fieldError, invalidField, mustHaveNone } from '../../platform/contract/errors.ts';
import { mistakesInPosition } from '../../platform/contract/position.ts';
import type { Whereabouts } from '../../salon/settings/area-rules.ts';
import { toPlace } from '../../salon/settings/area-rules.ts';

/** A PIN code, a position, or both. */
export interface Asked {
  postalCode?: string;
  latitude?: string;
  longitude?: string;
}

const positionOf = ({ latitude, longitude }: Asked) => {
  if (latitude === undefined && longitude === undefined) return null;
  if (latitude === undefined || longitude === undefined)
    throw invalidField(latitude === undefined ? 'latitude' : 'longitude', 'required');
  mustHaveNone(mistakesInPosition({ latitude, longitude }));
  return { latitude, longitude };
};

/** Throws VALIDATION_ERROR for half a position, a position off the Earth, and nothing at all. */
export function askedPlace(asked: Asked): { where: Whereabouts; position: { latitude: string; longitude: string } | null } {
  const position = positionOf(asked);
  const { postalCode = null } = asked;
  if (!position && postalCode === null) {
    mustHaveNone([fieldError('postalCode', 'anyOf', { fields: ['postalCode', 'latitude'] })]);
  }
  return { where: { place: position && toPlace(position), postalCode }, position };
}
