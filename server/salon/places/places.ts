/** Finds places through the provider, and asks each question once in 30 days (rule A8). */

import { fold } from '../../../common/search.ts';
import { DAY, type Instant } from '../../../common/time.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Place, PlaceAddress } from '../../platform/outside/geocoder.ts';
import { readSettings } from '../settings/settings.ts';
import { nearestOfCode } from './plus-code.ts';
import { type Degrees, readPlace } from './rules.ts';
import { findAnswer, forgetAnswers, keepAnswer } from './store.ts';

const LIFETIME = 30 * DAY;
const CAPACITY = 20_000;

/** The most that providers take; longer than any address. */
const LONGEST_WORDS = 200;

/** A metre; phones know their position less exactly. */
const rounded = (degrees: number): number => Number(degrees.toFixed(5)) + 0;

/** About 10 cm. */
const DECIMALS = 6;

const placeAt = ({ latitude, longitude }: Degrees): Place => {
  const [lat, lon] = [latitude, longitude].map(degrees => String(Number(degrees.toFixed(DECIMALS)) + 0)) as [string, string];
  return { place_id: `${lat},${lon}`, display_name: `${lat}, ${lon}`, lat, lon, fromText: true };
};

type Needed = Pick<Deps, 'db' | 'clock' | 'geocoder'> & { log: Pick<Deps['log'], 'warn'> };

export function createPlaces({ db, clock, geocoder, log }: Needed) {
  const keep = async (key: string, answer: unknown) => {
    try {
      await db.tx(tx => keepAnswer(tx, { key, answer, createdAt: clock.now() }));
    } catch {
      // A full disk must not cost the customer the answer. The error may hold the key, which is an address, so log only its kind.
      log.warn('a geocoder answer was not cached');
    }
  };

  const remembered = async <T>(key: string, ask: () => Promise<T>, reason?: 'NO_ADDRESS'): Promise<T> => {
    const known = await findAnswer(db.read, key, clock.now() - LIFETIME);
    if (known !== undefined) return known as T;
    let answer: T;
    try {
      answer = await ask();
    } catch (cause) {
      throw new AppError('GEOCODER_UNAVAILABLE', { params: reason && { reason }, cause });
    }
    await keep(key, answer);
    return answer;
  };

  const find = async (words: string): Promise<Place[]> => {
    const text = fold(words).replace(/\s+/g, ' ').trim();
    if (text.length < 2) throw invalidField('q', 'minLength', { limit: 2 }, 'Type at least 2 characters');
    if (text.length > LONGEST_WORDS)
      throw invalidField('q', 'maxLength', { limit: LONGEST_WORDS }, `Type at most ${LONGEST_WORDS} characters`);
    // Part of the key: after a move, other places are near the salon.
    const { latitude, longitude } = await readSettings(db.read);
    return remembered(`search:${latitude},${longitude}:${text}`, () => geocoder.search(text, { latitude, longitude }));
  };

  /** Near the salon, unless the words beside the code name another place. */
  const aroundWhere = async (locality: string): Promise<Degrees | undefined> => {
    const { address, ...salon } = await readSettings(db.read);
    const [city = ''] = fold(locality).split(',');
    const isHere = fold(address).includes(city.trim());
    const [place] = isHere ? [{ lat: salon.latitude, lon: salon.longitude }] : await find(locality);
    return place && { latitude: Number(place.lat), longitude: Number(place.lon) };
  };

  return {
    /**
     * The one place that the text itself names, or at most 8 places that the provider finds. Throws VALIDATION_ERROR for blanks
     * and for links without a position, GEOCODER_UNAVAILABLE.
     */
    search: async (q: string): Promise<Place[]> => {
      const typed = readPlace(q);
      if (typed.kind === 'POSITION') return [placeAt(typed.position)];
      if (typed.kind === 'SHORT_CODE') {
        const near = await aroundWhere(typed.locality);
        return near ? [placeAt(nearestOfCode(typed.code, near))] : [];
      }
      if (!typed.hasLink) return find(typed.words);
      const found = typed.words.length < 2 ? [] : await find(typed.words);
      if (found.length === 0) throw invalidField('q', 'noPosition');
      return found;
    },
    /** Takes degrees and returns the known parts of the address, or {}. Throws GEOCODER_UNAVAILABLE. */
    reverse: async (latitude: number, longitude: number): Promise<PlaceAddress> => {
      const [lat, lon] = [rounded(latitude), rounded(longitude)];
      return remembered(`reverse:${lat},${lon}`, () => geocoder.reverse(lat, lon), 'NO_ADDRESS');
    },
  };
}

/** Deletes answers that are too old, and the oldest beyond the limit. */
export function forgetPlaces(tx: Queries, now: Instant): Promise<void> {
  return forgetAnswers(tx, now - LIFETIME, CAPACITY);
}
