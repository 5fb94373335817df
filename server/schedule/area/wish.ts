/** "Tell me when you come here": one wish for each mobile, confirmed by a passcode (rule A20). */

import { DAY, type Instant, toRfc3339 } from '../../../common/time.ts';
import type { Client } from '../../accounts/auth/limits.ts';
import { type Purpose, requestPasscode, verifyPasscode } from '../../accounts/auth/passcode.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { pageOf } from '../../platform/shared/page.ts';
import { areasOf } from '../../salon/settings/area-rules.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { knownPins, whyNotThere } from './pins.ts';
import { type Asked, askedPlace } from './rules.ts';
import {
  countWishes,
  findUntold,
  findWish,
  findWishes,
  findWishOf,
  moveWishTo,
  removeWish,
  removeWishesBefore,
  removeWishOf,
  replaceWish,
  setTold,
  type WishRow,
} from './store.ts';

/** As the privacy policy promises (common/words/en/privacy.ts). */
const KEPT = 365 * DAY;

/** Any mobile may wish. The answer does not depend on an account, so nobody learns who is a customer. */
const wishFor = (asked: Asked): Purpose<null> => {
  const { where, position } = askedPlace(asked);
  return {
    name: 'WISH',
    digits: 4,
    mustFit: async () => undefined,
    open: async (tx, { mobile, language }, now) => {
      const { latitude = null, longitude = null } = position ?? {};
      await replaceWish(tx, {
        ...{ id: newId(), mobile, postalCode: where.postalCode, latitude, longitude },
        ...{ language: language ?? 'en', toldAt: null, createdAt: now },
      });
      return null;
    },
  };
};

/** Throws VALIDATION_ERROR, and what `requestPasscode` throws. */
export function requestWish(deps: Deps, { mobile, language, ...asked }: Schemas['AreaWishRequest'], client: Client) {
  return requestPasscode(deps, wishFor(asked), { mobile, language, client });
}

/** Throws VALIDATION_ERROR, and what `verifyPasscode` throws. */
export function leaveWish(deps: Deps, entered: Schemas['AreaWishVerification'], client: Client): Promise<null> {
  const { mobile, verificationId, otp, ...asked } = entered;
  return verifyPasscode(deps, [wishFor(asked)], { mobile, verificationId, otp, client });
}

type Areas = Settings['areas'];

/** Tells of a wish whether the salon surely goes there by these areas (rule A22). */
const servedBy = async (db: Queries, areas: Areas) => {
  const [shapes, aroundOf] = [areasOf(areas), await knownPins(db)];
  return ({ latitude, longitude, postalCode }: WishRow): boolean => {
    const place = latitude === null || longitude === null ? null : { latitude: Number(latitude), longitude: Number(longitude) };
    return whyNotThere(shapes, { place, postalCode }, aroundOf) === null;
  };
};

const toWish = (row: WishRow, served: boolean): Schemas['AreaWish'] => {
  const { id, mobile, postalCode, latitude, longitude, toldAt, createdAt } = row;
  const told = toldAt === null ? null : toRfc3339(toldAt);
  return { id, mobile, postalCode, latitude, longitude, served, toldAt: told, createdAt: toRfc3339(createdAt) };
};

/** More wishes than a salon has. Those beyond are told by the next press. */
const MOST_READ = 5000;

/** The wishes of people who were not told yet and are inside these areas, the oldest first (rule A23). */
export async function wishesInside(db: Queries, areas: Areas): Promise<WishRow[]> {
  const isServed = await servedBy(db, areas);
  return (await findUntold(db, MOST_READ)).filter(isServed);
}

/** Whether a wish is there and still inside, for the message about it. */
export async function readWish(db: Queries, id: string, areas: Areas): Promise<(WishRow & { served: boolean }) | undefined> {
  const row = await findWish(db, id);
  return row && { ...row, served: (await servedBy(db, areas))(row) };
}

/** Marks these as told, and answers those that nobody else had marked. */
export function markTold(tx: Queries, ids: string[], now: Instant): Promise<WishRow[]> {
  return setTold(tx, ids, now);
}

/** Newest first. */
export async function listWishes({ db }: Deps, page: number, size: number): Promise<Schemas['AreaWishPage']> {
  const isServed = await servedBy(db.read, (await readSettings(db.read)).areas);
  const [rows, total] = await Promise.all([findWishes(db.read, page, size), countWishes(db.read)]);
  return pageOf(
    rows.map(row => toWish(row, isServed(row))),
    page,
    size,
    total,
  );
}

/** The wish of this mobile, for its owner's export (rule P1). */
export async function wishOf(db: Queries, mobile: string): Promise<Schemas['AreaWish'] | null> {
  const row = await findWishOf(db, mobile);
  return row ? toWish(row, (await servedBy(db, (await readSettings(db)).areas))(row)) : null;
}

/** Throws NOT_FOUND. */
export async function deleteWish({ db }: Deps, id: string): Promise<void> {
  if (!(await db.tx(tx => removeWish(tx, id)))) throw new AppError('NOT_FOUND');
}

/** Goes with the account of its mobile (rule P2). Answers its id, because the log has messages about it. */
export async function forgetWishOf(tx: Queries, mobile: string): Promise<string | undefined> {
  return (await removeWishOf(tx, mobile))[0]?.id;
}

/** The wish goes with its owner to another mobile. A wish of that mobile stays instead (rule S28). */
export async function moveWish(tx: Queries, from: string, to: string): Promise<void> {
  const wish = await findWishOf(tx, from);
  if (!wish) return;
  if (await findWishOf(tx, to)) await removeWish(tx, wish.id);
  else await moveWishTo(tx, to, wish.id);
}

/** Deletes wishes a year after they were left (rule P6). */
export async function forgetWishes(tx: Queries, now: Instant): Promise<void> {
  await removeWishesBefore(tx, now - KEPT);
}
