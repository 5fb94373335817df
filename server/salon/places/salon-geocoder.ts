/** The configured provider, called at the installation's pace and in the salon's name (rule A7). */

import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { createGeocoder } from '../../platform/outside/create-geocoder.ts';
import type { Geocoder } from '../../platform/outside/geocoder.ts';
import { readSettings } from '../settings/settings.ts';
import { geocoderTurns } from './turns.ts';

export function salonGeocoder(config: Config, db: Database): Geocoder {
  return createGeocoder(config, geocoderTurns(db), async () => (await readSettings(db.read)).email);
}
