/** Photon, made for searching while the user types. It speaks GeoJSON. */
import { z } from 'zod';
import type { Geocoder, Place, PlaceAddress } from './geocoder.ts';
import { createAsk, latitude, longitude, MAX_PLACES, type Provider } from './geocoder-provider.ts';

export const PHOTON_URL = 'https://photon.komoot.io';

/** The public server asks for "reasonable use"; we take five a second. */
const EVERY = 200;

const text = z.string().optional();
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([longitude, latitude]).rest(z.number()) }),
  properties: z.object({
    osm_type: text,
    osm_id: z.number().optional(),
    /** The kind of place that `name` names: house, street, locality, district, city, county, state or country. */
    type: text,
    name: text,
    housenumber: text,
    street: text,
    locality: text,
    district: text,
    city: text,
    county: text,
    state: text,
    postcode: text,
    country: text,
    countrycode: text,
  }),
});
const answer = z.object({ features: z.array(feature) });

type Feature = z.infer<typeof feature>;

const joined = (parts: (string | undefined)[], separator: string): string => [...new Set(parts.filter(Boolean))].join(separator);

const toPlace = ({ geometry, properties: at }: Feature): Place => {
  const [lon, lat] = geometry.coordinates.map(String) as [string, string];
  const house = joined([at.housenumber, at.street], ' ');
  return {
    place_id: joined([at.osm_type, at.osm_id?.toString()], '') || `${lat},${lon}`,
    display_name: joined(
      [at.name, house, at.locality, at.district, at.city ?? at.county, at.state, at.postcode, at.country],
      ', ',
    ),
    lat,
    lon,
  };
};

const toAddress = ({ properties: at }: Feature): PlaceAddress => {
  const named = (type: string) => (at.type === type ? at.name : undefined);
  return {
    road: at.street ?? named('street'),
    neighbourhood: at.locality ?? named('locality'),
    suburb: at.district ?? named('district'),
    city: at.city ?? named('city'),
    county: at.county ?? named('county'),
    state: at.state ?? named('state'),
    postcode: at.postcode,
    country: at.country ?? named('country'),
  };
};

/** Like nominatim's `countrycodes=in`. Only newer servers know it as a parameter. */
const isIndian = ({ properties: { countrycode } }: Feature): boolean =>
  countrycode === undefined || countrycode.toUpperCase() === 'IN';

export function photon(provider: Provider): Geocoder {
  const ask = createAsk('photon', provider, EVERY);
  return {
    typeAhead: true,
    search: async (q, near) => {
      const { features } = await ask(
        'api',
        { q, limit: String(MAX_PLACES), lat: near.latitude, lon: near.longitude, lang: 'en' },
        answer,
      );
      return features
        .filter(isIndian)
        .map(toPlace)
        .filter(place => place.display_name)
        .slice(0, MAX_PLACES);
    },
    reverse: async (lat, lon) => {
      const { features } = await ask('reverse', { lat: String(lat), lon: String(lon), lang: 'en' }, answer);
      return features[0] ? toAddress(features[0]) : {};
    },
  };
}
