/** The product without its cache of the catalogue, as the first visitor after a change finds it. */

import { systemClock } from '../../../common/time.ts';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/platform/config/config.ts';
import { AnswerCache } from '../../../server/platform/contract/answer-cache.ts';
import { connectSqlite } from '../../../server/platform/db/connect-sqlite.ts';
import { createSms } from '../../../server/platform/outside/create-sms.ts';
import { salonGeocoder } from '../../../server/salon/places/salon-geocoder.ts';
import { sayWhere } from './listen.ts';

const config = readConfig();
const db = connectSqlite(config.dataDir);
const app = await buildApp({
  config,
  db,
  clock: systemClock,
  sms: createSms(config.sms, config, systemClock),
  channels: {},
  geocoder: salonGeocoder(config, db),
  catalogAnswers: new AnswerCache(0),
});
await app.listen({ port: 0, host: '127.0.0.1' });
sayWhere((app.server.address() as { port: number }).port);
