/** The product on a fresh database with the demo salon, for the browser journeys. Real but for its clock, which can be moved. */
import { rmSync } from 'node:fs';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { connectSqlite } from '../../server/db/connect-sqlite.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { createGeocoder } from '../../server/outside/create-geocoder.ts';
import { createSms } from '../../server/outside/create-sms.ts';
import { startEdge } from './edge.ts';
import { DATA_DIR, EDGE, SITE_PORT } from './places.ts';

rmSync(DATA_DIR, { recursive: true, force: true });
const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
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
const app = await buildApp({ config, db, clock, sms: createSms(config, clock), geocoder: createGeocoder(config) });
await app.listen({ port: SITE_PORT, host: '127.0.0.1' });
