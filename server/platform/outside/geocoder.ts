/** The port to the map provider. Both calls throw if it does not answer in time or answers nonsense. */
import type { Schemas } from '../contract/types.ts';

export type Place = Schemas['Place'];
export type PlaceAddress = Schemas['PlaceAddress'];
export type Position = Pick<Schemas['Settings'], 'latitude' | 'longitude'>;

export interface Geocoder {
  /** Whether the provider's policy lets a client search while the user types (rule A6). */
  typeAhead: boolean;
  /** Nearest to `near` first, if the provider supports it. */
  search(text: string, near: Position): Promise<Place[]>;
  reverse(latitude: number, longitude: number): Promise<PlaceAddress>;
}
