/** Nominatim. Its public server forbids searching while the user types and permits one request a second (rule A6). */
import { z } from 'zod';
import { SECOND } from '../../../common/time.ts';
import type { Geocoder } from './geocoder.ts';
import { TURN_LASTS } from './geocoder-pace.ts';
import { createAsk, latitude, longitude, MAX_PLACES, type Provider } from './geocoder-provider.ts';

export const NOMINATIM_URL = 'https://nominatim.openstreetmap.org';

/** A second lies between two questions, however late one turn and however early the next is used. */
const EVERY = SECOND + TURN_LASTS;

const degrees = (within: z.ZodNumber) =>
  z.string().refine(value => value.trim() !== '' && within.safeParse(Number(value)).success);

const places = z.array(
  z.object({
    place_id: z.union([z.number(), z.string()]).transform(String),
    display_name: z.string(),
    lat: degrees(latitude),
    lon: degrees(longitude),
  }),
);

const text = z.string().optional();
const place = z.union([
  z.object({
    address: z.object({
      road: text,
      neighbourhood: text,
      suburb: text,
      quarter: text,
      hamlet: text,
      block: text,
      residential: text,
      industrial: text,
      city: text,
      town: text,
      village: text,
      county: text,
      state_district: text,
      state: text,
      postcode: text,
      country: text,
    }),
  }),
  // 200 with "Unable to geocode" means that nothing is known of the place, for example in the sea.
  z.object({ error: z.string() }).transform(() => ({ address: {} })),
]);

export function nominatim(provider: Provider): Geocoder {
  const ask = createAsk('nominatim', provider, EVERY);
  return {
    typeAhead: false,
    search: async q => {
      const found = await ask(
        'search',
        { format: 'json', q, limit: String(MAX_PLACES), countrycodes: 'in', 'accept-language': 'en' },
        places,
      );
      return found.slice(0, MAX_PLACES);
    },
    reverse: async (lat, lon) => {
      const parameters = {
        format: 'json',
        lat: String(lat),
        lon: String(lon),
        zoom: '18',
        addressdetails: '1',
        'accept-language': 'en',
      };
      return (await ask('reverse', parameters, place)).address;
    },
  };
}
