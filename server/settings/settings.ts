/** The salon's settings: everyone reads them, staff change them (rule V14). */
import { whatsappWordings } from '../consent/consent.ts';
import { mustBeMeant } from '../contract/etag.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { ratingsOf } from '../rating/ratings.ts';
import { SALON, toRating } from '../rating/rules.ts';
import { DEFAULT_SETTINGS } from './defaults.ts';
import { paymentTypesOf, paysOnline, tidiedOrRefused } from './rules.ts';
import { findStored, hasActiveCourse, NEVER_SAVED, replaceStored } from './store.ts';

/** Settings as they are read: complete. */
export type Settings = Required<Schemas['Settings']>;

const NAMES = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[];

/** A salon that has saved nothing names no place. The defaults name the demo's city. */
const UNSAID = { city: null, areasServed: null };
const SAVED_DEFAULTS: Settings = { ...DEFAULT_SETTINGS, ...UNSAID };

/** Settings that were never saved, or are newer than the row, have their defaults. */
const settingsIn = (text: string): Settings => {
  const stored = JSON.parse(text);
  const defaults = text === NEVER_SAVED ? DEFAULT_SETTINGS : SAVED_DEFAULTS;
  return Object.freeze(Object.fromEntries(NAMES.map(name => [name, stored[name] ?? defaults[name]])) as Settings);
};

/** Every booking reads the settings, which hardly ever change, so the last ones are not parsed again. */
let last = { text: NEVER_SAVED, settings: settingsIn(NEVER_SAVED) };

/** The current settings. The object is shared: change a copy. */
export async function readSettings(db: Queries): Promise<Settings> {
  const text = await findStored(db);
  if (text !== last.text) last = { text, settings: settingsIn(text) };
  return last.settings;
}

/** Whether staff ever saved them. Until then, all are defaults. */
export async function areSaved(db: Queries): Promise<boolean> {
  return (await findStored(db)) !== NEVER_SAVED;
}

/** The public settings, with what the map and the checkout need (rule V14). */
export async function readPublicSettings({ db, config, geocoder, channels }: Deps): Promise<Schemas['PublicSettings']> {
  const settings = await readSettings(db.read);
  const consents = channels.WHATSAPP ? whatsappWordings(settings) : null;
  const {
    teams: _teams,
    travel: _travel,
    arrivalGraceMinutes: _arrivalGraceMinutes,
    areas,
    maxPendingBookings: _maxPendingBookings,
    keyRequestsPerMinute: _keyRequestsPerMinute,
    keyPasscodesPerHour: _keyPasscodesPerHour,
    messagesOff: _messagesOff,
    tax: _tax,
    payOnline: _payOnline,
    holdMinutes: _holdMinutes,
    ...known
  } = settings;
  return {
    ...known,
    depositPercent: paysOnline(config, settings) ? settings.depositPercent : 0,
    map: { tileUrl: config.TILE_URL, attribution: config.TILE_ATTRIBUTION, typeAhead: geocoder.typeAhead },
    onlinePayment: paysOnline(config, settings),
    paymentTypes: paymentTypesOf(config, settings),
    servesEverywhere: areas.length === 0,
    hasCourses: await hasActiveCourse(db.read),
    ...toRating((await ratingsOf(db.read, [SALON]))(SALON)),
    whatsappConsentText: consents?.en ?? null,
    whatsappConsentTexts: consents,
  };
}

interface Saving {
  /** The transaction. It gives what to call before the UPI id changes: money goes there (rule K13). */
  within: <T>(work: (tx: Queries, mustBeConfirmed: () => void) => Promise<T>) => Promise<T>;
  /** Runs in the same transaction, for features that must follow. */
  afterSave: (tx: Queries, before: Settings, after: Settings) => Promise<void>;
}

/**
 * Replaces all settings, but keeps those that older clients do not send. Throws VALIDATION_ERROR with every invalid field, and
 * SETTINGS_CHANGED if `ifMatch` is not the ETag of the current settings.
 */
export async function changeSettings(
  { catalogAnswers }: Deps,
  entered: Schemas['Settings'],
  ifMatch: string | undefined,
  { within, afterSave }: Saving,
): Promise<Settings> {
  const settings = tidiedOrRefused(entered);
  const saved = await within(async (tx, mustBeConfirmed) => {
    const before = await readSettings(tx);
    mustBeMeant(ifMatch, before, 'SETTINGS_CHANGED');
    if (settings.upiId !== before.upiId) mustBeConfirmed();
    const said = (await areSaved(tx)) ? {} : UNSAID;
    await replaceStored(tx, { ...before, ...said, ...settings });
    // Read back, because PostgreSQL orders the fields of JSON itself and the ETag is of the text.
    const after = await readSettings(tx);
    await afterSave(tx, before, after);
    return after;
  });
  // Service searches use the synonyms.
  catalogAnswers.clear();
  return saved;
}
