import type { components } from '#contract';

export type PlaceAddress = components['schemas']['PlaceAddress'];

export interface LookedUp {
  street: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
}

export const nothingKnown: LookedUp = { street: '', city: '', state: '', postalCode: '', country: '' };

/** Street and city: the first of the provider's names that is given (rule A11). */
export function lookedUp(place: PlaceAddress): LookedUp {
  return {
    street: first(
      place.road,
      place.neighbourhood,
      place.suburb,
      place.quarter,
      place.hamlet,
      place.block,
      place.residential,
      place.industrial,
    ),
    city: first(place.city, place.town, place.village, place.county, place.state_district),
    state: first(place.state),
    postalCode: first(place.postcode),
    country: first(place.country),
  };
}

function first(...names: (string | undefined)[]): string {
  return names.find(Boolean) ?? '';
}
