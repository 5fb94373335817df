import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../common/time.ts';
import type { Tx } from '../../platform/db/database.ts';
import { geocodeCache, setting } from '../../platform/db/schema.ts';
import { createGeocoder } from '../../platform/outside/create-geocoder.ts';
import type { Geocoder, PlaceAddress } from '../../platform/outside/geocoder.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAdmin } from '../../test/makers.ts';
import { refusedField } from '../../test/refused-field.ts';
import { StandIn, turnsOfOne } from '../../test/stand-in.ts';
import { DEMO_SETTINGS } from '../demo/settings.ts';
import { createPlaces } from './places.ts';
import { salonGeocoder } from './salon-geocoder.ts';

const SITABULDI = { place_id: 'N123', display_name: 'Sitabuldi, Nagpur, Maharashtra, India', lat: '21.1466', lon: '79.0832' };
const WARDHA_ROAD: PlaceAddress = {
  road: 'Wardha Road',
  city: 'Nagpur',
  state: 'Maharashtra',
  postcode: '440010',
  country: 'India',
};

/** A fake geocoder. */
class MapEdge implements Geocoder {
  typeAhead = true;
  asked: string[] = [];
  broken = false;
  found: PlaceAddress = WARDHA_ROAD;
  places = [SITABULDI];

  async search(text: string) {
    this.#ask(`search ${text}`);
    return this.places;
  }

  async reverse(latitude: number, longitude: number) {
    this.#ask(`reverse ${latitude},${longitude}`);
    return this.found;
  }

  #ask(question: string) {
    this.asked.push(question);
    if (this.broken) throw new Error('photon answered 503');
  }
}

const map = new MapEdge();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ geocoder: map });
});
afterAll(() => app.close());
beforeEach(async () => {
  Object.assign(map, new MapEdge());
  await app.db.tx(async tx => void (await tx.delete(geocodeCache)));
});

const search = (q: string) => app.call('GET', `/geocode/search?q=${encodeURIComponent(q)}`);
const reverse = (lat: number | string, lon: number | string) => app.call('GET', `/geocode/reverse?lat=${lat}&lon=${lon}`);

describe('a text that names a position', () => {
  const NAGPUR = { latitude: '21.1458', longitude: '79.0882' };

  it.each([
    '21.1458, 79.0882',
    '२१.१४५८° N, ७९.०८८२° E',
    'geo:21.1458,79.0882',
    `My place https://www.google.com/maps/place/Home/@21.1,79.0,17z/data=!3d21.1458!4d79.0882?${'x'.repeat(1500)}`,
  ])('is answered without the geocoder: %s', async q => {
    expect((await search(q)).body.data).toEqual([
      { place_id: '21.1458,79.0882', display_name: '21.1458, 79.0882', lat: '21.1458', lon: '79.0882', fromText: true },
    ]);
    expect(map.asked).toEqual([]);
  });

  it('reads a short plus code near the salon, or near the locality beside it', async () => {
    await changeSettings(app, NAGPUR);
    const lat = async (q: string) => (await search(q)).body.data[0].lat;
    expect(await lat('7JHX43X5+8F')).toBe('21.148313');
    expect(await lat('43X5+8F Nagpur')).toBe('21.148313');
    expect(await lat('43X5+8F, Nagpur, Maharashtra')).toBe('21.148313');
    expect(await lat('43X5+8F')).toBe('21.148313');
    expect(map.asked).toEqual([]);
    map.places = [{ ...SITABULDI, lat: '19.07', lon: '72.87' }];
    expect(await lat('43X5+8F Mumbai')).toBe('19.148313');
    expect(map.asked).toEqual(['search mumbai']);
    map.places = [];
    expect((await search('43X5+8F Nowhere')).body.data).toEqual([]);
  });

  it('explains a link without a position, unless the words beside it are found', async () => {
    const refused = await search('https://maps.app.goo.gl/abcDEF123');
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'q']);
    expect(refused.body.message).toMatch(/^This link does not say where the place is\. .* move the pin on the map\.$/);
    expect(map.asked).toEqual([]);
    expect((await search('Sitabuldi https://maps.app.goo.gl/abcDEF123')).body.data).toEqual([SITABULDI]);
    map.places = [];
    expect((await search('Nowhere https://maps.app.goo.gl/abcDEF123')).status).toBe(400);
  });

  it('cuts long texts before it asks the geocoder', async () => {
    expect((await search('x'.repeat(201))).body.errors).toEqual([
      refusedField('q', 'Type at most 200 characters', 'maxLength', { limit: 200 }),
    ]);
    expect((await search('x'.repeat(2001))).status).toBe(400);
    expect(map.asked).toEqual([]);
  });
});

describe('searching', () => {
  it('answers anybody', async () => {
    const answer = await search('Sitabuldi');
    expect([answer.status, answer.body.data]).toEqual([200, [SITABULDI]]);
  });

  it('asks the geocoder once in thirty days for the same text', async () => {
    for (const q of ['Sitabuldi  Nagpur', ' sitabuldi nagpur ', 'SITABULDI\tNAGPUR', 'Ｓitabuldi nagpur']) await search(q);
    expect(map.asked).toEqual(['search sitabuldi nagpur']);
    app.clock.advance(30 * DAY - 1);
    await search('sitabuldi nagpur');
    expect(map.asked).toHaveLength(1);
    app.clock.advance(1);
    expect((await search('sitabuldi nagpur')).body.data).toEqual([SITABULDI]);
    expect(map.asked).toHaveLength(2);
    await search('sitabuldi nagpur');
    expect(map.asked).toHaveLength(2);
  });

  it('answers 502 if the geocoder fails, asks again, and still answers from the cache', async () => {
    await search('known');
    map.broken = true;
    for (let i = 0; i < 2; i++) {
      const answer = await search('sitabuldi');
      expect([answer.status, answer.body.errorCode, answer.body.message]).toEqual([
        502,
        'GEOCODER_UNAVAILABLE',
        'Failed to search location.',
      ]);
    }
    expect((await search('known')).status).toBe(200);
    map.broken = false;
    expect((await search('sitabuldi')).status).toBe(200);
    expect(map.asked).toEqual(['search known', 'search sitabuldi', 'search sitabuldi', 'search sitabuldi']);
  });

  it.each(['', 'a', '   ', ' a ', 'x'.repeat(201), 'a\u0000b'])('R62 refuses the text %j', async q => {
    const answer = await search(q);
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'VALIDATION_ERROR']);
    expect(map.asked).toEqual([]);
  });

  it.each(['%%', "' OR 1=1 --", 'सीताबर्डी', '🏠🏠', '../../etc/passwd&limit=1'])('R55 R56 treats %j as plain text', async q => {
    expect((await search(q)).status).toBe(200);
    expect(map.asked).toEqual([`search ${q.toLowerCase()}`]);
  });

  it('is limited to sixty requests a minute', async () => {
    const limited = await startApp({ geocoder: map, env: { RATE_LIMIT: 'on' } });
    const statuses = [];
    for (let i = 0; i < 61; i++) statuses.push((await limited.call('GET', '/geocode/search?q=sitabuldi')).status);
    expect(statuses.filter(status => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    await limited.close();
  });
});

describe('the address of a position', () => {
  it('has the fields that the geocoder knows', async () => {
    const answer = await reverse(21.1466, 79.0832);
    expect([answer.status, answer.body.data]).toEqual([200, { address: WARDHA_ROAD }]);
    map.found = {};
    expect((await reverse(0, 0)).body.data).toEqual({ address: {} });
  });

  it('is asked once for positions within a metre', async () => {
    for (const [lat, lon] of [
      ['21.146601', '79.083199'],
      ['21.1466', '79.0832'],
      ['21.146604', '79.083204'],
    ] as const) {
      await reverse(lat, lon);
    }
    expect(map.asked).toEqual(['reverse 21.1466,79.0832']);
    await reverse('-0.0000001', '0.0000001');
    await reverse(0, 0);
    expect(map.asked.slice(1)).toEqual(['reverse 0,0']);
  });

  it('is 502 with its own message if the geocoder fails', async () => {
    map.broken = true;
    const answer = await reverse(21.1466, 79.0832);
    expect([answer.status, answer.body.errorCode, answer.body.message]).toEqual([
      502,
      'GEOCODER_UNAVAILABLE',
      'Could not determine address for this location. Please try another spot or edit manually.',
    ]);
  });

  it.each([
    ['91', '0'],
    ['0', '181'],
    ['-90.1', '0'],
    ['NaN', '0'],
    ['', '0'],
    ['javascript:1', '0'],
    ['1,2', '0'],
  ])('R59 refuses %s, %s', async (lat, lon) => {
    expect((await reverse(lat, lon)).status).toBe(400);
    expect((await app.call('GET', `/geocode/reverse?lat=${lat}`)).status).toBe(400);
    expect(map.asked).toEqual([]);
  });
});

it('R80 answers 502 soon if the real adapter’s geocoder is silent, and works again when it is back', async () => {
  const provider = await new StandIn().start();
  const config = { GEOCODER: 'photon', GEOCODER_URL: provider.url, PUBLIC_URL: undefined } as const;
  const geocoder = createGeocoder(config, turnsOfOne(), undefined, 1000);
  const real = await startApp({ geocoder });
  const ask = () => real.call('GET', '/geocode/search?q=sitabuldi');
  provider.keepsSilent();
  expect((await ask()).body.errorCode).toBe('GEOCODER_UNAVAILABLE');
  const [lon, lat] = [79.0832, 21.1466];
  provider.answers(200, {
    features: [{ geometry: { coordinates: [lon, lat] }, properties: { osm_type: 'N', osm_id: 123, name: 'Sitabuldi' } }],
  });
  expect((await ask()).body.data).toEqual([{ place_id: 'N123', display_name: 'Sitabuldi', lat: '21.1466', lon: '79.0832' }]);
  await ask();
  expect(provider.asked).toHaveLength(2);
  await real.close();
  await provider.stop();
});

it('asks near the salon and in its name, and asks again after the salon has moved', async () => {
  const provider = await new StandIn().start();
  provider.answers(200, { features: [] });
  const geocoder = salonGeocoder({ ...app.config, GEOCODER_URL: provider.url }, app.db);
  const real = await startApp({ beside: app, geocoder });
  const { token } = await makeAdmin(real);
  const ask = () => real.call('GET', '/geocode/search?q=station');
  await ask();
  const moved = { ...DEMO_SETTINGS, latitude: '18.5204', longitude: '73.8567', email: 'pune@nikhar.example' };
  expect((await real.call('PUT', '/settings/admin', { token, body: moved })).status).toBe(200);
  await ask();
  await ask();
  const asked = provider.asked.map(({ url, headers }) => [
    url.searchParams.get('lat'),
    url.searchParams.get('lon'),
    headers['user-agent']?.replace(/^.* /, ''),
  ]);
  expect(asked).toEqual([
    ['21.1458', '79.0882', '(+hello@nikhar.example)'],
    ['18.5204', '73.8567', '(+pune@nikhar.example)'],
  ]);
  await app.db.tx(async tx => void (await tx.delete(setting)));
  await real.close();
  await provider.stop();
});

describe('the cache', () => {
  it('R86 R98 may fail: the answer is still sent, and the log does not quote the text', async () => {
    const log: unknown[] = [];
    const full: Tx = async () => {
      throw new Error('disk full: search:sitabuldi');
    };
    const places = createPlaces({
      db: { ...app.db, tx: full },
      clock: app.clock,
      geocoder: map,
      log: { warn: (...told: unknown[]) => void log.push(told) },
    });
    expect(await places.search('sitabuldi')).toEqual([SITABULDI]);
    expect(log).toEqual([['a geocoder answer was not cached']]);
  });
});
