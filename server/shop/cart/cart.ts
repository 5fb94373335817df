/** Reads a customer's cart (rules T1 to T6). */

import { type Instant, type IsoDate, istDate } from '../../../common/time.ts';
import { mustBeCustomer } from '../../accounts/auth/profile.ts';
import { AppError } from '../../platform/contract/errors.ts';
import { maySeeDataOf } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { isStorageFault } from '../../platform/db/fault.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { lookUpCoupon } from '../coupon/coupon.ts';
import type { CouponLookUp } from '../coupon/rules.ts';
import type { StoredCart } from './line-rules.ts';
import { type CartReview, review } from './rules.ts';
import { addCart, findCart, removeItems, setCoupon } from './store.ts';

type Cart = Schemas['Cart'];

const couponOf = async (db: Queries, { couponCode, userId }: StoredCart, today: IsoDate): Promise<CouponLookUp | null> =>
  couponCode === null ? null : lookUpCoupon(db, couponCode, today, userId);

/** Without a coupon there is nothing to round, so the settings are not read. */
const reviewed = async (db: Queries, cart: StoredCart, today: IsoDate): Promise<CartReview> => {
  const coupon = await couponOf(db, cart, today);
  return review(cart, coupon, coupon ? await readSettings(db) : { wholeRupees: false });
};

const reviewOf = async (db: Queries, userId: string, today: IsoDate): Promise<CartReview | undefined> => {
  const cart = await findCart(db, userId);
  return cart && reviewed(db, cart, today);
};

/** This customer's stored cart. Throws CART_NOT_FOUND, also if `cartId` is not theirs. Without `cartId`, any id is right. */
export async function mustFindCart(db: Queries, userId: string, cartId?: string): Promise<StoredCart> {
  const cart = await findCart(db, userId);
  if (!cart || (cartId !== undefined && cart.id !== cartId)) throw new AppError('CART_NOT_FOUND');
  return cart;
}

/** Drops withdrawn services and an invalid coupon, in the caller's transaction. Returns the cart for its owner. */
export async function settle(tx: Queries, cart: StoredCart, today: IsoDate): Promise<Cart> {
  const { answer, withdrawnItems, couponDrops } = await reviewed(tx, cart, today);
  if (withdrawnItems.length > 0) await removeItems(tx, answer.id, withdrawnItems);
  if (couponDrops) await setCoupon(tx, answer.id, null);
  return answer;
}

/** The settled cart, or the seen one if the database cannot write now. Reads go on (rule T6), and the next one drops the items. */
const orAsSeen = <T>(settled: Promise<T>, seen: T): Promise<T> =>
  settled.catch(error => {
    if (isStorageFault(error)) return seen;
    throw error;
  });

/**
 * Needs no transaction unless something drops out, which is rare. Throws CART_NOT_FOUND, also for another customer's cart (rule T8).
 * Without `cartId`, reads the customer's own cart.
 */
export async function readCart({ db, clock }: Deps, userId: string, cartId?: string): Promise<Cart> {
  const today = istDate(clock.now());
  const seen = await reviewOf(db.read, userId, today);
  if (!seen || (cartId !== undefined && seen.answer.id !== cartId)) throw new AppError('CART_NOT_FOUND');
  if (seen.answer.notices.length === 0) return seen.answer;
  return orAsSeen(
    db.tx(async tx => settle(tx, await mustFindCart(tx, userId, cartId), today)),
    seen.answer,
  );
}

/** Reads the cart and drops nothing from it, because the customer has to see the notice. Null if there is no cart. */
export async function lookAtCart({ db, clock }: Deps, userId: string): Promise<Cart | null> {
  const seen = await reviewOf(db.read, userId, istDate(clock.now()));
  return seen?.answer ?? null;
}

/** Throws FORBIDDEN for another customer's id, CART_NOT_FOUND. Reading by staff drops nothing from the cart. */
export async function readCartOfUser(deps: Deps, caller: Caller, userId: string): Promise<Cart> {
  if (!maySeeDataOf(userId, caller)) throw new AppError('FORBIDDEN');
  if (caller.id === userId) return readCart(deps, userId);
  const seen = await lookAtCart(deps, userId);
  if (!seen) throw new AppError('CART_NOT_FOUND');
  return seen;
}

/** The active cart, or a new one, in the caller's transaction. Throws UNAUTHORIZED. */
export async function findOrMakeCart(tx: Queries, userId: string, now: Instant): Promise<{ cart: StoredCart; made: boolean }> {
  await mustBeCustomer(tx, userId);
  const made = await addCart(tx, { id: newId(), userId, createdAt: now });
  return { cart: await mustFindCart(tx, userId), made };
}

/** The customer's cart, and whether it was made now. Throws FORBIDDEN for another customer's id, UNAUTHORIZED. */
export async function openCart({ db, clock }: Deps, callerId: string, userId: string): Promise<{ cart: Cart; made: boolean }> {
  if (callerId !== userId) throw new AppError('FORBIDDEN');
  const now = clock.now();
  const today = istDate(now);
  const seen = await reviewOf(db.read, userId, today);
  const asSeen = seen && { cart: seen.answer, made: false };
  if (asSeen?.cart.notices.length === 0) return asSeen;
  const settled = db.tx(async tx => {
    const { cart, made } = await findOrMakeCart(tx, userId, now);
    return { cart: await settle(tx, cart, today), made };
  });
  return asSeen ? orAsSeen(settled, asSeen) : settled;
}
