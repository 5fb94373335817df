/** The configured provider, called at the installation's pace and in the salon's name (rule A7). */
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createGeocoder } from '../outside/create-geocoder.ts';
import type { Geocoder } from '../outside/geocoder.ts';
import { readSettings } from '../settings/settings.ts';
import { geocoderTurns } from './turns.ts';

export function salonGeocoder(config: Config, db: Database): Geocoder {
  return createGeocoder(config, geocoderTurns(db), async () => (await readSettings(db.read)).email);
}
