/** The configured provider, asked at the pace of the installation and in the name of its salon (rule A7). */
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createGeocoder } from '../outside/create-geocoder.ts';
import type { Geocoder } from '../outside/geocoder.ts';
import { readSettings } from '../settings/settings.ts';
import { geocoderTurns } from './turns.ts';

export function salonGeocoder(config: Config, db: Database): Geocoder {
  return createGeocoder(config, geocoderTurns(db), async () => (await readSettings(db.read)).email);
}
