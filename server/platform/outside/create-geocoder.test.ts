import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SECOND } from '../../../common/time.ts';
import { StandIn, turnsOfOne } from '../../test/stand-in.ts';
import { createGeocoder } from './create-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { TURN_LASTS } from './geocoder-pace.ts';

const SECRET_STREET = 'canary lane 7';
const TIMEOUT = 600;
const PUNE = { latitude: '18.5204', longitude: '73.8567' };

let provider: StandIn;
beforeEach(async () => {
  provider = await new StandIn().start();
});
afterEach(() => provider.stop());

const geocoder = (
  GEOCODER: 'photon' | 'nominatim',
  config: { GEOCODER_URL?: string; PUBLIC_URL?: string } = {},
  contact?: string,
) => {
  const wanted = { GEOCODER, GEOCODER_URL: provider.url, PUBLIC_URL: undefined, ...config };
  return createGeocoder(wanted, turnsOfOne(), contact ? async () => contact : undefined, TIMEOUT);
};

const parametersOf = (asked: StandIn['asked'][number] | undefined) => Object.fromEntries(asked?.url.searchParams ?? []);

describe('photon', () => {
  const feature = (properties: object, coordinates = [79.0832, 21.1466]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties,
  });
  const sitabuldi = feature({
    osm_type: 'N',
    osm_id: 123,
    osm_key: 'place',
    type: 'district',
    name: 'Sitabuldi',
    city: 'Nagpur',
    state: 'Maharashtra',
    country: 'India',
    countrycode: 'IN',
    extent: [1, 2, 3, 4],
  });

  it('searches near the salon in English, and lets clients search while the user types', async () => {
    provider.answers(200, { type: 'FeatureCollection', features: [sitabuldi] });
    const found = await geocoder('photon').search('sitabuldi & co', PUNE);
    expect(found).toEqual([
      { place_id: 'N123', display_name: 'Sitabuldi, Nagpur, Maharashtra, India', lat: '21.1466', lon: '79.0832' },
    ]);
    expect(provider.asked[0]?.url.pathname).toBe('/api');
    expect(parametersOf(provider.asked[0])).toEqual({
      q: 'sitabuldi & co',
      limit: '8',
      lat: '18.5204',
      lon: '73.8567',
      lang: 'en',
    });
    expect(geocoder('photon').typeAhead).toBe(true);
  });

  it('names a house by its street and a town once, and leaves out other countries', async () => {
    provider.answers(200, {
      features: [
        feature({
          osm_type: 'W',
          osm_id: 5,
          housenumber: '12',
          street: 'Wardha Road',
          city: 'Nagpur',
          postcode: '440010',
          country: 'India',
          countrycode: 'IN',
        }),
        feature({ name: 'Nagpur', city: 'Nagpur', county: 'Nagpur', country: 'India' }),
        feature({ name: 'Nagpur Palace', city: 'London', country: 'United Kingdom', countrycode: 'GB' }),
        feature({ countrycode: 'IN' }),
      ],
    });
    const found = await geocoder('photon').search('x', PUNE);
    expect(found.map(({ place_id, display_name }) => [place_id, display_name])).toEqual([
      ['W5', '12 Wardha Road, Nagpur, 440010, India'],
      ['21.1466,79.0832', 'Nagpur, India'],
    ]);
  });

  it('returns eight places from many, in any form', async () => {
    const many = Array.from({ length: 9 }, (_, i) => feature({ name: `Ajni ${i}`, county: 'Nagpur Rural', countrycode: 'in' }));
    // With a height.
    many[0] = feature({ name: 'Ajni 0', county: 'Nagpur Rural' }, [79.0832, 21.1466, 310]);
    provider.answers(200, { features: many });
    const found = await geocoder('photon').search('ajni', PUNE);
    expect(found.map(({ display_name }) => display_name)).toEqual(Array.from({ length: 8 }, (_, i) => `Ajni ${i}, Nagpur Rural`));
  });

  it.each([
    [
      {
        type: 'house',
        name: 'Cafe',
        housenumber: '12',
        street: 'Wardha Road',
        locality: 'Ajni',
        district: 'Ramdaspeth',
        city: 'Nagpur',
        county: 'Nagpur',
        state: 'Maharashtra',
        postcode: '440010',
        country: 'India',
      },
      {
        road: 'Wardha Road',
        neighbourhood: 'Ajni',
        suburb: 'Ramdaspeth',
        city: 'Nagpur',
        county: 'Nagpur',
        state: 'Maharashtra',
        postcode: '440010',
        country: 'India',
      },
    ],
    [
      { type: 'street', name: 'Wardha Road', city: 'Nagpur' },
      { road: 'Wardha Road', city: 'Nagpur' },
    ],
    [
      { type: 'district', name: 'Sitabuldi', city: 'Nagpur' },
      { suburb: 'Sitabuldi', city: 'Nagpur' },
    ],
    [{ type: 'house', name: 'Cafe', county: 'Nagpur Rural' }, { county: 'Nagpur Rural' }],
    [{ type: 'locality', name: 'Ajni' }, { neighbourhood: 'Ajni' }],
    [{ type: 'city', name: 'Nagpur' }, { city: 'Nagpur' }],
    [{ type: 'county', name: 'Nagpur Rural' }, { county: 'Nagpur Rural' }],
    [{ type: 'state', name: 'Maharashtra' }, { state: 'Maharashtra' }],
    [{ type: 'country', name: 'India' }, { country: 'India' }],
  ])('reads the address of a position %#', async (properties, address) => {
    provider.answers(200, { features: [feature(properties)] });
    expect(await geocoder('photon').reverse(21.1466, 79.0832)).toEqual(address);
    expect(provider.asked[0]?.url.pathname).toBe('/reverse');
    expect(parametersOf(provider.asked[0])).toEqual({ lat: '21.1466', lon: '79.0832', lang: 'en' });
  });

  it('finds no address in the sea', async () => {
    provider.answers(200, { features: [] });
    expect(await geocoder('photon').reverse(0, 0)).toEqual({});
    expect(await geocoder('photon').search('nowhere', PUNE)).toEqual([]);
  });
});

describe('nominatim', () => {
  it('searches India in English, and forbids clients to search while the user types', async () => {
    provider.answers(200, [{ place_id: 42, display_name: 'Sitabuldi, Nagpur', lat: '21.1466', lon: '79.0832', importance: 0.4 }]);
    const found = await geocoder('nominatim').search('sitabuldi', PUNE);
    expect(found).toEqual([{ place_id: '42', display_name: 'Sitabuldi, Nagpur', lat: '21.1466', lon: '79.0832' }]);
    expect(provider.asked[0]?.url.pathname).toBe('/search');
    expect(parametersOf(provider.asked[0])).toEqual({
      format: 'json',
      q: 'sitabuldi',
      limit: '8',
      countrycodes: 'in',
      'accept-language': 'en',
    });
    expect(geocoder('nominatim').typeAhead).toBe(false);
  });

  it('returns eight places from many, in any form', async () => {
    const place = { display_name: 'Sitabuldi', lat: '21.1466', lon: '79.0832' };
    provider.answers(
      200,
      Array.from({ length: 9 }, (_, i) => ({ ...place, place_id: i % 2 ? i : `${i}` })),
    );
    const found = await geocoder('nominatim').search('sitabuldi', PUNE);
    expect(found.map(({ place_id }) => place_id)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  });

  it('reads only the fields of the contract', async () => {
    const address = {
      road: 'Wardha Road',
      suburb: 'Ramdaspeth',
      city: 'Nagpur',
      state_district: 'Nagpur',
      state: 'Maharashtra',
      postcode: '440010',
      country: 'India',
    };
    provider.answers(200, { place_id: 1, address: { ...address, country_code: 'in', 'ISO3166-2-lvl4': 'IN-MH' } });
    expect(await geocoder('nominatim').reverse(21.1466, 79.0832)).toEqual(address);
    expect(parametersOf(provider.asked[0])).toEqual({
      format: 'json',
      lat: '21.1466',
      lon: '79.0832',
      zoom: '18',
      addressdetails: '1',
      'accept-language': 'en',
    });
  });

  it('finds no address in the sea', async () => {
    provider.answers(200, { error: 'Unable to geocode' });
    expect(await geocoder('nominatim').reverse(0, 0)).toEqual({});
  });

  it('takes turns that are a second apart, even if one is used late', async () => {
    provider.answers(200, []);
    const takeTurn = vi.fn(async () => 0);
    const config = { GEOCODER: 'nominatim', GEOCODER_URL: provider.url, PUBLIC_URL: undefined } as const;
    await createGeocoder(config, takeTurn, undefined, TIMEOUT).search('a', PUNE);
    expect(takeTurn.mock.calls).toEqual([['nominatim', SECOND + TURN_LASTS]]);
  });

  it('asks once a second', async () => {
    provider.answers(200, []);
    const nominatim = geocoder('nominatim');
    const start = performance.now();
    await Promise.all([nominatim.search('one', PUNE), nominatim.search('two', PUNE)]);
    expect(performance.now() - start).toBeGreaterThanOrEqual(990);
    expect(provider.asked).toHaveLength(2);
  });
});

describe.each(['photon', 'nominatim'] as const)('%s', name => {
  const questions = [(g: Geocoder) => g.search(SECRET_STREET, PUNE), (g: Geocoder) => g.reverse(21.12345, 79.54321)];

  const mustThrow = async (reason: string) => {
    for (const question of questions) {
      const error = await question(geocoder(name)).then(
        () => expect.unreachable('it should have thrown'),
        (thrown: Error) => thrown,
      );
      expect(error.message).toContain(reason);
      const told = `${error.message} ${error.stack} ${JSON.stringify(error.cause)}`;
      for (const secret of ['canary', '21.12345', '79.54321']) expect(told).not.toContain(secret);
    }
  };

  it.each([[400], [404], [429], [500], [503]])('fails with status %i', async status => {
    provider.answers(status, { error: 'no' });
    await mustThrow(`${name} answered ${status}`);
  });

  it('fails without an answer', async () => {
    provider.keepsSilent();
    await mustThrow(`${name} gave no answer within ${TIMEOUT} ms`);
  });

  it('fails with half an answer', async () => {
    provider.answer = response => void response.writeHead(200).write('{"features": [');
    await mustThrow(`${name} gave no answer within ${TIMEOUT} ms`);
  });

  it.each([
    ['<html>canary</html>'],
    [''],
    ['null'],
    ['{"features": "canary"}'],
    ['{"features": [{"geometry": {"coordinates": [181, 91]}, "properties": {}}]}'],
    ['{"features": [{"geometry": {"coordinates": [79, 91]}, "properties": {}}]}'],
    ['{"features": [{"geometry": {"coordinates": [-181, 21]}, "properties": {}}]}'],
    ['{"features": [{"geometry": null, "properties": {"name": "canary"}}]}'],
    ['[{"place_id": 1, "display_name": "canary", "lat": "north", "lon": "1"}]'],
    ['[{"place_id": 1, "display_name": "canary", "lat": "91", "lon": ""}]'],
    ['[{"place_id": 1, "display_name": "canary", "lat": "-91", "lon": "79"}]'],
    ['[{"place_id": 1, "display_name": "canary", "lat": " ", "lon": "79"}]'],
    ['{"address": "canary"}'],
  ])('fails with a malformed answer: %s', async text => {
    provider.answersText(200, text);
    await mustThrow(`${name} answered what we cannot read`);
  });

  it('follows no redirect', async () => {
    provider.answer = response => void response.writeHead(302, { location: `${provider.url}/elsewhere` }).end();
    await mustThrow(`${name} answered 302`);
    expect(provider.asked.some(({ url }) => url.pathname === '/elsewhere')).toBe(false);
  });

  it('fails if nobody listens', async () => {
    await provider.stop();
    await mustThrow(`${name} could not be reached (ECONNREFUSED)`);
    await provider.start();
  });

  it('gets a user agent with the public address or the salon', async () => {
    provider.answers(200, name === 'photon' ? { features: [] } : []);
    await geocoder(
      name,
      { PUBLIC_URL: 'https://nikhar.example', GEOCODER_URL: `${provider.url}/` },
      'hello@nikhar.example',
    ).search('a', PUNE);
    expect(provider.asked[0]?.url.pathname).toBe(name === 'photon' ? '/api' : '/search');
    await geocoder(name, {}, 'hello@nikhar.example').search('b', PUNE);
    await geocoder(name).search('c', PUNE);
    expect(provider.asked.map(({ headers }) => headers['user-agent'])).toEqual([
      expect.stringMatching(/^Nikhar\/\d+\.\d+\.\d+ \(\+https:\/\/nikhar\.example\/\)$/),
      expect.stringMatching(/^Nikhar\/\d+\.\d+\.\d+ \(\+hello@nikhar\.example\)$/),
      expect.stringMatching(/^Nikhar\/\d+\.\d+\.\d+$/),
    ]);
  });
});
