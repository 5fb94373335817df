/** The salon's settings: read by everyone, changed by staff (rule V14). */
import { mustBeMeant } from '../contract/etag.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DEFAULT_SETTINGS } from './defaults.ts';
import { paymentTypesOf, tidiedOrRefused } from './rules.ts';
import { findStored, NEVER_SAVED, replaceStored } from './store.ts';

/** As they are read: none is missing. */
type Settings = Required<Schemas['Settings']>;

const NAMES = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[];

/** What a salon says of its place before it has said anything. The defaults name the demo's city, which may be another. */
const UNSAID = { city: null, areasServed: null };
const SAVED_DEFAULTS: Settings = { ...DEFAULT_SETTINGS, ...UNSAID };

/** What was never saved (all of it, or a setting newer than the row) has its default. */
const settingsIn = (text: string): Settings => {
  const stored = JSON.parse(text);
  const defaults = text === NEVER_SAVED ? DEFAULT_SETTINGS : SAVED_DEFAULTS;
  return Object.freeze(Object.fromEntries(NAMES.map(name => [name, stored[name] ?? defaults[name]])) as Settings);
};

/** Every booking reads the settings and hardly any finds new ones, so what was read last is not parsed again. */
let last = { text: NEVER_SAVED, settings: settingsIn(NEVER_SAVED) };

/** The settings in force. The object is shared: change a copy. */
export async function readSettings(db: Queries): Promise<Settings> {
  const text = await findStored(db);
  if (text !== last.text) last = { text, settings: settingsIn(text) };
  return last.settings;
}

/** Whether staff ever saved them; until then all are the defaults. */
export async function areSaved(db: Queries): Promise<boolean> {
  return (await findStored(db)) !== NEVER_SAVED;
}

/** What the public may know, with what its map and its checkout need (rule V14). */
export async function readPublicSettings({ db, config, geocoder }: Deps): Promise<Schemas['PublicSettings']> {
  const settings = await readSettings(db.read);
  const {
    teams: _teams,
    maxPendingBookings: _maxPendingBookings,
    keyRequestsPerMinute: _keyRequestsPerMinute,
    keyPasscodesPerHour: _keyPasscodesPerHour,
    ...known
  } = settings;
  return {
    ...known,
    map: { tileUrl: config.TILE_URL, attribution: config.TILE_ATTRIBUTION, typeAhead: geocoder.typeAhead },
    paymentTypes: paymentTypesOf(settings),
  };
}

/**
 * Replaces the whole. Settings that older clients do not know are kept when they are missing. Throws VALIDATION_ERROR with
 * every field that will not do, and SETTINGS_CHANGED when `ifMatch` is not the ETag of the settings in force.
 */
export async function changeSettings(
  { db, catalogAnswers }: Deps,
  entered: Schemas['Settings'],
  ifMatch?: string,
): Promise<Settings> {
  const settings = tidiedOrRefused(entered);
  const saved = await db.tx(async tx => {
    const before = await readSettings(tx);
    mustBeMeant(ifMatch, before, 'SETTINGS_CHANGED');
    const said = (await areSaved(tx)) ? {} : UNSAID;
    await replaceStored(tx, { ...before, ...said, ...settings });
    // As every reader finds them: PostgreSQL keeps the fields of JSON in an order of its own, and the ETag is of the text.
    return readSettings(tx);
  });
  // Searches of services go by the synonyms.
  catalogAnswers.clear();
  return saved;
}
