/** Finding places through the provider, each question once in 30 days (rulings R7). */
import { AppError, invalidField } from '../contract/errors.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Place, PlaceAddress } from '../outside/geocoder.ts';
import { readSettings } from '../settings/settings.ts';
import { fold } from '../shared/search.ts';
import { DAY, type Instant } from '../shared/time.ts';
import { findAnswer, forgetAnswers, keepAnswer } from './store.ts';

const LIFETIME = 30 * DAY;
const CAPACITY = 20_000;

const NO_SEARCH = 'Failed to search location.';
const NO_REVERSE = 'Could not determine address for this location. Please try another spot or edit manually.';

/** A metre, which is less than a phone knows of where it is. */
const rounded = (degrees: number): number => Number(degrees.toFixed(5)) + 0;

type Needed = Pick<Deps, 'db' | 'clock' | 'geocoder'> & { log: Pick<Deps['log'], 'warn'> };

export const createPlaces = ({ db, clock, geocoder, log }: Needed) => {
  const keep = async (key: string, answer: unknown) => {
    try {
      await db.tx(tx => keepAnswer(tx, { key, answer, createdAt: clock.now() }));
    } catch {
      // A full disk must not cost the customer the answer; the error itself may repeat the key, which is an address.
      log.warn('a geocoder answer was not cached');
    }
  };

  const remembered = async <T>(key: string, ask: () => Promise<T>, failure: string): Promise<T> => {
    const known = await findAnswer(db.read, key, clock.now() - LIFETIME);
    if (known !== undefined) return known as T;
    let answer: T;
    try {
      answer = await ask();
    } catch (cause) {
      throw new AppError('GEOCODER_UNAVAILABLE', { message: failure, cause });
    }
    await keep(key, answer);
    return answer;
  };

  return {
    /** At most 8 places. Throws VALIDATION_ERROR for blanks, GEOCODER_UNAVAILABLE. */
    search: async (q: string): Promise<Place[]> => {
      const text = fold(q).replace(/\s+/g, ' ').trim();
      if (text.length < 2) throw invalidField('q', 'Type at least 2 characters');
      // Part of the key, because a salon that moved has other places near.
      const { latitude, longitude } = await readSettings(db.read);
      return remembered(
        `search:${latitude},${longitude}:${text}`,
        () => geocoder.search(text, { latitude, longitude }),
        NO_SEARCH,
      );
    },
    /** Degrees in, what is known of the place out: {} where nothing is. Throws GEOCODER_UNAVAILABLE. */
    reverse: async (latitude: number, longitude: number): Promise<PlaceAddress> => {
      const [lat, lon] = [rounded(latitude), rounded(longitude)];
      return remembered(`reverse:${lat},${lon}`, () => geocoder.reverse(lat, lon), NO_REVERSE);
    },
  };
};

/** Answers too old to be given again, and the oldest beyond what is kept. */
export const forgetPlaces = (tx: Queries, now: Instant): Promise<void> => forgetAnswers(tx, now - LIFETIME, CAPACITY);
