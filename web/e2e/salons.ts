/**
 * The product with the demo salon, once for each worker of the browser tests. Everything is real except the clock, which tests can move.
 * `GET /fresh` at the edge resets it: each spec file does so before its first test.
 */
import { scryptSync } from 'node:crypto';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { systemClock } from '../../common/time.ts';
import { addAdmin } from '../../server/accounts/auth/store.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/platform/config/config.ts';
import { connectSqlite } from '../../server/platform/db/connect-sqlite.ts';
import { type SettableClock, settableClock } from '../../server/platform/dev/settable-clock.ts';
import { createChannels } from '../../server/platform/outside/create-channels.ts';
import { createGateway } from '../../server/platform/outside/create-gateway.ts';
import { createSms } from '../../server/platform/outside/create-sms.ts';
import { newId } from '../../server/platform/shared/ids.ts';
import { DEMO_SETTINGS } from '../../server/salon/demo/settings.ts';
import { salonGeocoder } from '../../server/salon/places/salon-geocoder.ts';
import { replaceStored } from '../../server/salon/settings/store.ts';
import { seedDemo } from '../../server/seed/seed.ts';
import { startEdge } from './edge.ts';
import { type Places, placesOf, SALONS, STAFF } from './places.ts';

/** Making the demo salon takes seconds, and copying it takes no time. */
const TEMPLATE = `${placesOf(0).dataDir}-template`;

const empty = (folder: string) => rmSync(folder, { recursive: true, force: true });

const configOf = ({ sitePort, hookPort, edge, dataDir }: Places) =>
  readConfig({
    NODE_ENV: 'test',
    PORT: String(sitePort),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    GEOCODER_URL: edge,
    PAYMENT_PROVIDER: 'dev',
    WEBHOOK_ALLOW: `127.0.0.1:${hookPort}`,
    TILE_URL: `${edge}/tiles/{z}/{x}/{y}.png`,
  });

/**
 * Almost free. A real hash takes a quarter of a second, and nearly every admin test signs in. Passwords that tests choose on the screen
 * get real hashes.
 */
const cheapHash = (password: string) =>
  `$scrypt$ln=1,r=1,p=1$c2FsdA$${scryptSync(password, 'salt', 32, { N: 2, r: 1, p: 1 }).toString('base64url')}`;

const makeTemplate = async () => {
  empty(TEMPLATE);
  mkdirSync(TEMPLATE, { recursive: true });
  const db = connectSqlite(TEMPLATE);
  await seedDemo(db, systemClock);
  // Most specs are not about online payment. Those that are switch it on.
  await db.tx(tx => replaceStored(tx, { ...DEMO_SETTINGS, payOnline: false }));
  const staff = { id: newId(), email: STAFF.email, passwordHash: cheapHash(STAFF.password), createdAt: systemClock.now() };
  await db.tx(tx => addAdmin(tx, staff));
  await db.close();
};

/** Resolves to functions that stop the server and do its jobs. */
const start = async (places: Places, clock: SettableClock) => {
  empty(places.dataDir);
  cpSync(TEMPLATE, places.dataDir, { recursive: true });
  const config = configOf(places);
  const db = connectSqlite(config.dataDir);
  const geocoder = salonGeocoder(config, db);
  const [sms, channels] = [createSms(config.sms, config, clock), createChannels(config, clock)];
  const app = await buildApp({
    ...{ config, db, clock, devClock: clock, sms, channels, geocoder, ...createGateway(config, clock) },
    // The tests keep the machine busy themselves.
    warmUp: Number.POSITIVE_INFINITY,
  });
  app.worker.start();
  await app.listen({ port: config.PORT, host: '127.0.0.1' });
  const stop = async () => {
    app.server.closeAllConnections();
    await app.close();
    await db.close();
  };
  return { stop, work: () => app.worker.runDue() };
};

const openSalon = async (places: Places) => {
  const clock = settableClock(systemClock);
  let product = await start(places, clock);
  startEdge(places.edgePort, {
    advance: milliseconds => clock.set(clock.now() + milliseconds),
    work: () => product.work(),
    refresh: async () => {
      await product.stop();
      clock.set(null);
      product = await start(places, clock);
    },
  });
};

export async function openSalons() {
  await makeTemplate();
  // The first salon last, because the runner waits for that one.
  for (let salon = SALONS - 1; salon >= 0; salon--) await openSalon(placesOf(salon));
}
