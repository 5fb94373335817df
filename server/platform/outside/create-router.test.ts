/** The router at the network's edge (rule N5). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StandIn } from '../../test/stand-in.ts';
import { createRouter } from './create-router.ts';
import type { Router } from './router.ts';

const TIMEOUT = 300;
const SALON = { latitude: 21.146, longitude: 79.088 };
const EAST = { latitude: 21.146, longitude: 79.184 };
const NORTH = { latitude: 21.2, longitude: 79.088 };

let provider: StandIn;
let router: Router;
beforeEach(async () => {
  provider = await new StandIn().start();
  router = createRouter({ ROUTER_URL: `${provider.url}/osrm/` }, { timeout: TIMEOUT, pause: 0 }) as Router;
});
afterEach(() => provider.stop());

it('is absent without ROUTER_URL', () => {
  expect(createRouter({ ROUTER_URL: undefined })).toBeUndefined();
});

it('asks for a table with longitudes first, and gives seconds row by row', async () => {
  const durations = [[1200.4, null]];
  provider.answers(200, { code: 'Ok', durations, sources: [], destinations: [] });
  expect(await router.seconds([SALON], [EAST, NORTH])).toEqual(durations);
  expect(provider.asked.map(({ method, url }) => `${method} ${decodeURIComponent(url.pathname + url.search)}`)).toEqual([
    'GET /osrm/table/v1/driving/79.088,21.146;79.184,21.146;79.088,21.2?sources=0&destinations=1;2&annotations=duration',
  ]);
});

describe('throws without telling where customers live', () => {
  it.each<[string, () => void, string]>([
    ['an error', () => provider.answers(500, {}), 'OSRM answered 500'],
    ['a refusal', () => provider.answers(400, { code: 'InvalidQuery', message: 'x' }), 'OSRM answered 400'],
    ['no JSON', () => provider.answersText(200, '<html>'), 'OSRM answered what we cannot read'],
    ['another code', () => provider.answers(200, { code: 'NoTable', durations: [[1, 2]] }), 'OSRM answered what we cannot read'],
    ['too few columns', () => provider.answers(200, { code: 'Ok', durations: [[1]] }), 'OSRM answered what we cannot read'],
    ['negative times', () => provider.answers(200, { code: 'Ok', durations: [[1, -2]] }), 'OSRM answered what we cannot read'],
    ['silence', () => provider.keepsSilent(), `OSRM gave no answer within ${TIMEOUT} ms`],
  ])('for %s', async (_what, prepare, message) => {
    prepare();
    await expect(router.seconds([SALON], [EAST, NORTH])).rejects.toThrow(new Error(message));
  });

  it('for nobody who listens', async () => {
    const away = createRouter({ ROUTER_URL: 'http://127.0.0.1:9' }, { pause: 0 }) as Router;
    await expect(away.seconds([SALON], [EAST])).rejects.toThrow('OSRM could not be reached');
  });
});

describe('leaves out places without a road near', () => {
  const SEA = { latitude: 15, longitude: 70 };
  const durationsOf = (url: URL): number[][] => {
    const [rows, columns] = ['sources', 'destinations'].map(name => url.searchParams.get(name)?.split(';').length as number);
    return Array.from({ length: rows as number }, () => Array(columns).fill(60));
  };
  const prepare = (wordsFor: (place: number) => string) => {
    provider.answer = response => {
      const { url } = provider.asked.at(-1) as StandIn['asked'][number];
      const place = decodeURIComponent(url.pathname).split('/').at(-1)?.split(';').indexOf('70,15') ?? -1;
      const [status, body] =
        place === -1
          ? [200, { code: 'Ok', durations: durationsOf(url) }]
          : [400, { code: 'NoSegment', message: wordsFor(place) }];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
  };

  it.each<[string, (place: number) => string]>([
    ['named', place => `Could not find a matching segment for coordinate ${place}`],
    ['not named', () => 'Could not find a matching segment'],
  ])('if it is %s', async (_how, wordsFor) => {
    prepare(wordsFor);
    expect(await router.seconds([SALON], [EAST, SEA, NORTH])).toEqual([[60, null, 60]]);
    expect(await router.seconds([EAST, SEA, NORTH], [SALON])).toEqual([[60], [null], [60]]);
    expect(await router.seconds([SEA], [EAST, NORTH])).toEqual([[null, null]]);
    expect(await router.seconds([EAST, NORTH], [SEA, SALON])).toEqual([
      [null, 60],
      [null, 60],
    ]);
  });

  it('but not so many that a customer would wait for long', async () => {
    prepare(() => 'x');
    const many = Array.from({ length: 40 }, () => SEA);
    await expect(router.seconds([SALON], many)).rejects.toThrow('OSRM knows no road at too many places');
    expect(provider.asked.length).toBeLessThan(20);
  });
});

it('leaves a router alone for a while after it failed', async () => {
  const patient = createRouter({ ROUTER_URL: provider.url }, { timeout: TIMEOUT, pause: 200 }) as Router;
  provider.answers(503, {});
  await expect(patient.seconds([SALON], [EAST])).rejects.toThrow('503');
  provider.answers(200, { code: 'Ok', durations: [[60]] });
  expect(await patient.seconds([SALON], [EAST])).toBeUndefined();
  expect(provider.asked).toHaveLength(1);
  await expect.poll(() => patient.seconds([SALON], [EAST])).toEqual([[60]]);
});
