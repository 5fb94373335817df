/** All processes on one database share the geocoder's rate (rule A7). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { geocoderTurn } from '../../platform/db/schema.ts';
import { createGeocoder } from '../../platform/outside/create-geocoder.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { StandIn } from '../../test/stand-in.ts';
import { geocoderTurns } from './turns.ts';

let app: TestApp;
let other: Database;
beforeAll(async () => {
  app = await startApp();
  other = app.database.connect();
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(() => app.db.tx(async tx => void (await tx.delete(geocoderTurn))));

const waits = (asks: number, every: number) =>
  Promise.all(Array.from({ length: asks }, (_, i) => geocoderTurns(i % 2 ? app.db : other)('nominatim', every)));

describe('turns', () => {
  it('come one after the other for all processes, and at once after a pause', async () => {
    const given = (await waits(6, 10_000)).toSorted((a, b) => a - b);
    // All asked at nearly the same time, so their waits differ by the interval.
    for (const [i, wait] of given.entries()) {
      expect(wait).toBeLessThanOrEqual(i * 10_000);
      expect(wait).toBeGreaterThan(i * 10_000 - 9000);
    }
    await app.db.tx(async tx => void (await tx.update(geocoderTurn).set({ nextAt: Date.now() - 60_000 })));
    expect(await waits(1, 10_000)).toEqual([0]);
  });

  it('are separate for each provider', async () => {
    expect(await Promise.all(['photon', 'nominatim'].map(name => geocoderTurns(app.db)(name, 10_000)))).toEqual([0, 0]);
  });

  it('go on after the clock of the database was set back', async () => {
    await waits(1, 1000);
    await app.db.tx(async tx => void (await tx.update(geocoderTurn).set({ nextAt: Date.now() + 3_600_000 })));
    expect(await waits(1, 1000)).toEqual([0]);
  });
});

describe('two instances', () => {
  it('together ask nominatim once a second', async () => {
    const provider = await new StandIn().start();
    const times: number[] = [];
    provider.answer = response => {
      times.push(performance.now());
      response.end('[]');
    };
    const config = { GEOCODER: 'nominatim', GEOCODER_URL: provider.url, PUBLIC_URL: undefined } as const;
    const one = await startApp({ beside: app, geocoder: createGeocoder(config, geocoderTurns(app.db)) });
    const two = await startApp({ beside: app, geocoder: createGeocoder(config, geocoderTurns(other)) });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => (i % 2 ? one : two).call('GET', `/geocode/search?q=place${i}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const gaps = times.slice(1).map((at, i) => at - (times[i] as number));
    expect(gaps).toHaveLength(5);
    // A tolerance for the time on the way.
    expect(Math.min(...gaps)).toBeGreaterThan(900);
    await Promise.all([one.close(), two.close()]);
    await provider.stop();
  });

  it('answer 502 if the database gives no turns', async () => {
    const config = { GEOCODER: 'photon', GEOCODER_URL: 'http://127.0.0.1:9', PUBLIC_URL: undefined } as const;
    const away = () => Promise.reject(new Error('disk full'));
    const one = await startApp({ beside: app, geocoder: createGeocoder(config, away) });
    const answer = await one.call('GET', '/geocode/search?q=sitabuldi');
    expect([answer.status, answer.body.errorCode]).toEqual([502, 'GEOCODER_UNAVAILABLE']);
    await one.close();
  });
});
