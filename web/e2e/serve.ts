/** The product on a fresh database with the demo salon, for the browser journeys. Real but for its clock, which can be moved. */
import { rmSync } from 'node:fs';
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

buildWhenStale();
rmSync(DATA_DIR, { recursive: true, force: true });
const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
  ADMIN_EMAIL: STAFF.email,
  ADMIN_PASSWORD: STAFF.password,
  GEOCODER_URL: EDGE,
  TILE_URL: `${EDGE}/tiles/{z}/{x}/{y}.png`,
});

let moved = 0;
const clock = { now: () => Date.now() + moved };
startEdge(milliseconds => {
  moved += milliseconds;
});

const db = connectSqlite(config.dataDir);
await seedDemo(db, clock);
await makeFirstAdmin(db, clock, config);
const geocoder = salonGeocoder(config, db);
const app = await buildApp({ config, db, clock, sms: createSms(config.sms, config, clock), geocoder });
// Its answers say what time it is at the salon; the browser goes by that when the two clocks differ.
app.server.prependListener('request', (_, response) => response.setHeader('date', new Date(clock.now()).toUTCString()));
await app.listen({ port: SITE_PORT, host: '127.0.0.1' });
