/** Learns where PIN codes are, and says by a PIN code alone whether the salon goes there (rule A22). */

import type { Place } from '../../../common/place.ts';
import { DAY, type Instant, MINUTE } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import { createPlaces } from '../../salon/places/places.ts';
import { type Area, type Whereabouts, whyNotServed } from '../../salon/settings/area-rules.ts';
import { middleOf, placeOf } from '../fit/travel-rules.ts';
import { type Around, aroundHomes, aroundNamed, whyNotAround } from './around-rules.ts';
import { findPin, findPins, findVisitedHomes, forgetNamed, keepNamed, type PinRow, replaceHomes } from './pin-store.ts';

/** Maps change slowly. */
const NAMED_FOR = 180 * DAY;
/** More PIN codes than a salon is asked about. */
const MOST_NAMED = 2000;
const MOST_PINS = 10_000;

const toAround = ({ latitude, longitude, metres }: PinRow): Around => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
  radiusKm: metres / 1000,
});

const toRow = (postalCode: string, { latitude, longitude, radiusKm }: Around, learntAt: Instant) => ({
  postalCode,
  latitude: latitude.toFixed(4),
  longitude: longitude.toFixed(4),
  metres: Math.round(radiusKm * 1000),
  learntAt,
});

/** For many PIN codes at once: what is known already. */
export async function knownPins(db: Queries): Promise<(postalCode: string) => Around | undefined> {
  const known = new Map((await findPins(db, MOST_PINS)).map(row => [row.postalCode, toAround(row)]));
  return postalCode => known.get(postalCode);
}

/** Whether the salon goes there, as surely as what is known of the place and of its PIN code allows. */
export function whyNotThere(
  areas: Area[],
  where: Whereabouts,
  aroundOf: (postalCode: string) => Around | undefined,
): ReturnType<typeof whyNotServed> {
  const reason = whyNotServed(areas, where);
  if (reason !== 'UNSURE' || where.place || where.postalCode === null) return reason;
  return whyNotAround(areas, aroundOf(where.postalCode));
}

/** What the geocoder has for this PIN code, kept. Undefined also if it does not answer: then nobody is refused. */
const askForPin = async (deps: Deps, postalCode: string): Promise<Around | undefined> => {
  const found = await createPlaces(deps)
    .search(postalCode)
    .catch(() => []);
  // A search for digits finds house numbers, too.
  const places = found.flatMap(({ display_name, lat, lon }): Place[] => {
    const place = display_name.split(', ').includes(postalCode) && placeOf(lat, lon);
    return place ? [place] : [];
  });
  const around = aroundNamed(places);
  if (around) await deps.db.tx(tx => keepNamed(tx, toRow(postalCode, around, deps.clock.now()))).catch(() => null);
  return around;
};

/** Where a PIN code is: what is known, or else what the geocoder says. */
export async function findAround(deps: Deps, postalCode: string): Promise<Around | undefined> {
  const [known] = await findPin(deps.db.read, postalCode);
  return known ? toAround(known) : askForPin(deps, postalCode);
}

const HOMES_AT_ONCE = 2000;

/** The square of each customer's home, by PIN code. The last address of a customer counts. */
const squaresByPin = async (db: Queries, signal: AbortSignal): Promise<Map<string, Map<string, Place>>> => {
  const squares = new Map<string, Map<string, Place>>();
  for (let after = ''; ; ) {
    signal.throwIfAborted();
    const homes = await findVisitedHomes(db, after, HOMES_AT_ONCE);
    for (const { userId, postalCode, latitude, longitude } of homes) {
      const [pin, place] = [postalCode.replace(/\s/g, ''), placeOf(latitude, longitude)];
      if (!place || !/^[1-9]\d{5}$/.test(pin)) continue;
      const ofPin = squares.get(pin) ?? new Map<string, Place>();
      squares.set(pin, ofPin.set(userId, middleOf(place)));
    }
    const last = homes.at(-1);
    if (!last || homes.length < HOMES_AT_ONCE) return squares;
    after = last.id;
  }
};

/** Homes count by their squares, and only those of customers who had a visit: nobody adds a home by typing an address. */
export async function learnFromHomes({ db, clock }: Pick<Deps, 'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  const now = clock.now();
  const rows = [...(await squaresByPin(db.read, signal))].flatMap(([pin, squares]) => {
    const around = aroundHomes([...squares.values()]);
    return around ? [toRow(pin, around, now)] : [];
  });
  await db.tx(async tx => {
    await replaceHomes(tx, rows);
    await forgetNamed(tx, now - NAMED_FOR, MOST_NAMED);
  });
}

/** Once a day, so that nobody sees what one more home changes. */
export const learnPins: JobKind<null> = {
  name: 'LEARN_PINS',
  tries: 3,
  timeLimit: 5 * MINUTE,
  every: DAY,
  run: (_payload, deps, signal) => learnFromHomes(deps, signal),
};
