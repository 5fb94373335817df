/**
 * The product with the demo salon, for the browser tests. Everything is real except its clock, which tests can move.
 * `GET /fresh` at the edge starts it again as it was at first: each spec file does so before its first test.
 */
import { cpSync, rmSync } from 'node:fs';
import { buildWhenStale } from '../../scripts/build.ts';
import { buildApp } from '../../server/app.ts';
import { makeFirstAdmin } from '../../server/auth/first-admin.ts';
import { readConfig } from '../../server/config.ts';
import { connectSqlite } from '../../server/db/connect-sqlite.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { salonGeocoder } from '../../server/geocode/salon-geocoder.ts';
import { createSms } from '../../server/outside/create-sms.ts';
import { startEdge } from './edge.ts';
import { DATA_DIR, EDGE, SITE_PORT, STAFF } from './places.ts';

/** The demo salon takes a second to draw and encode, and no time to copy. */
const TEMPLATE = `${DATA_DIR}-template`;

let moved = 0;
const clock = { now: () => Date.now() + moved };

const readTestConfig = () =>
  readConfig({
    NODE_ENV: 'test',
    DATA_DIR,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    GEOCODER_URL: EDGE,
    TILE_URL: `${EDGE}/tiles/{z}/{x}/{y}.png`,
  });

/** Gives what stops it. */
const start = async () => {
  const config = readTestConfig();
  const db = connectSqlite(config.dataDir);
  await seedDemo(db, clock);
  await makeFirstAdmin(db, clock, config);
  const geocoder = salonGeocoder(config, db);
  const app = await buildApp({ config, db, clock, sms: createSms(config.sms, config, clock), geocoder });
  // Its answers say what time it is at the salon; the browser goes by that when the two clocks differ.
  app.server.prependListener('request', (_, response) => response.setHeader('date', new Date(clock.now()).toUTCString()));
  await app.listen({ port: SITE_PORT, host: '127.0.0.1' });
  return async () => {
    app.server.closeAllConnections();
    await app.close();
    await db.close();
  };
};

const empty = (folder: string) => rmSync(folder, { recursive: true, force: true });

buildWhenStale();
empty(DATA_DIR);
empty(TEMPLATE);
let stop = await start();
await stop();
cpSync(DATA_DIR, TEMPLATE, { recursive: true });
stop = await start();

startEdge({
  advance: milliseconds => {
    moved += milliseconds;
  },
  refresh: async () => {
    await stop();
    moved = 0;
    empty(DATA_DIR);
    cpSync(TEMPLATE, DATA_DIR, { recursive: true });
    stop = await start();
  },
});
