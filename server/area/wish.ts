/** "Tell me when you come here": one wish for each mobile, confirmed by a passcode (rule A20). */
import type { Client } from '../auth/limits.ts';
import { type Purpose, requestPasscode, verifyPasscode } from '../auth/passcode.ts';
import { AppError } from '../contract/errors.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { areasOf, whyNotServed } from '../settings/area-rules.ts';
import { readSettings } from '../settings/settings.ts';
import { newId } from '../shared/ids.ts';
import { pageOf } from '../shared/page.ts';
import { DAY, type Instant, toRfc3339 } from '../shared/time.ts';
import { type Asked, askedPlace } from './rules.ts';
import {
  countWishes,
  findWishes,
  findWishOf,
  removeWish,
  removeWishesBefore,
  removeWishOf,
  replaceWish,
  type WishRow,
} from './store.ts';

/** As the privacy policy promises (web/src/pages/customer/privacy/how-long.tsx). */
const KEPT = 365 * DAY;

/** Any mobile may wish. The answer does not depend on an account, so nobody learns who is a customer. */
const wishFor = (asked: Asked): Purpose<null> => {
  const { where, position } = askedPlace(asked);
  return {
    name: 'WISH',
    digits: 4,
    mustFit: async () => undefined,
    open: async (tx, { mobile }, now) => {
      const { latitude = null, longitude = null } = position ?? {};
      await replaceWish(tx, { id: newId(), mobile, postalCode: where.postalCode, latitude, longitude, createdAt: now });
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

const toWish =
  (areas: ReturnType<typeof areasOf>) =>
  ({ id, mobile, postalCode, latitude, longitude, createdAt }: WishRow): Schemas['AreaWish'] => {
    const place = latitude === null || longitude === null ? null : { latitude: Number(latitude), longitude: Number(longitude) };
    const served = whyNotServed(areas, { place, postalCode }) === null;
    return { id, mobile, postalCode, latitude, longitude, served, createdAt: toRfc3339(createdAt) };
  };

/** Newest first. */
export async function listWishes({ db }: Deps, page: number, size: number): Promise<Schemas['AreaWishPage']> {
  const { areas } = await readSettings(db.read);
  const [rows, total] = await Promise.all([findWishes(db.read, page, size), countWishes(db.read)]);
  return pageOf(rows.map(toWish(areasOf(areas))), page, size, total);
}

/** The wish of this mobile, for its owner's export (rule P1). */
export async function wishOf(db: Queries, mobile: string): Promise<Schemas['AreaWish'] | null> {
  const row = await findWishOf(db, mobile);
  return row ? toWish(areasOf((await readSettings(db)).areas))(row) : null;
}

/** Throws NOT_FOUND. */
export async function deleteWish({ db }: Deps, id: string): Promise<void> {
  if (!(await db.tx(tx => removeWish(tx, id)))) throw new AppError('NOT_FOUND');
}

/** Goes with the account of its mobile (rule P2). */
export async function forgetWishOf(tx: Queries, mobile: string): Promise<void> {
  await removeWishOf(tx, mobile);
}

/** Deletes wishes a year after they were left (rule P6). */
export async function forgetWishes(tx: Queries, now: Instant): Promise<void> {
  await removeWishesBefore(tx, now - KEPT);
}
