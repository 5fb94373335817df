/**
 * The product with the demo salon, for the browser tests. Everything is real except the clock, which tests can move. `GET /fresh` at the
 * edge resets it: each spec file does so before its first test.
 */
import { scryptSync } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { buildWhenStale } from '../../scripts/build.ts';
import { buildApp } from '../../server/app.ts';
import { addAdmin } from '../../server/auth/store.ts';
import { readConfig } from '../../server/config.ts';
import { connectSqlite } from '../../server/db/connect-sqlite.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { salonGeocoder } from '../../server/geocode/salon-geocoder.ts';
import { createSms } from '../../server/outside/create-sms.ts';
import { newId } from '../../server/shared/ids.ts';
import { startEdge } from './edge.ts';
import { DATA_DIR, EDGE, SITE_PORT, STAFF } from './places.ts';

/** Making the demo salon takes a second, and copying it takes no time. */
const TEMPLATE = `${DATA_DIR}-template`;

let moved = 0;
const clock = { now: () => Date.now() + moved };

const empty = (folder: string) => rmSync(folder, { recursive: true, force: true });

const readTestConfig = () =>
  readConfig({
    NODE_ENV: 'test',
    DATA_DIR,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    GEOCODER_URL: EDGE,
    TILE_URL: `${EDGE}/tiles/{z}/{x}/{y}.png`,
  });

/**
 * Almost free. A real hash takes a quarter of a second, and nearly every admin test signs in. Passwords that tests choose on the screen
 * get real hashes.
 */
const cheapHash = (password: string) =>
  `$scrypt$ln=1,r=1,p=1$c2FsdA$${scryptSync(password, 'salt', 32, { N: 2, r: 1, p: 1 }).toString('base64url')}`;

const makeTemplate = async () => {
  empty(DATA_DIR);
  empty(TEMPLATE);
  const db = connectSqlite(readTestConfig().dataDir);
  await seedDemo(db, clock);
  const staff = { id: newId(), email: STAFF.email, passwordHash: cheapHash(STAFF.password), createdAt: clock.now() };
  await db.tx(tx => addAdmin(tx, staff));
  await db.close();
  cpSync(DATA_DIR, TEMPLATE, { recursive: true });
};

/** Resolves to a function that stops the server. */
const start = async () => {
  const config = readTestConfig();
  const db = connectSqlite(config.dataDir);
  const geocoder = salonGeocoder(config, db);
  const app = await buildApp({ config, db, clock, sms: createSms(config.sms, config, clock), geocoder });
  // Answers carry the salon's time, which the browser follows if the clocks differ.
  app.server.prependListener('request', (_, response) => response.setHeader('date', new Date(clock.now()).toUTCString()));
  await app.listen({ port: SITE_PORT, host: '127.0.0.1' });
  return async () => {
    app.server.closeAllConnections();
    await app.close();
    await db.close();
  };
};

buildWhenStale();
await makeTemplate();
let stop = await start();

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
