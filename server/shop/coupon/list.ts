/** Reads coupons: staff see all, customers those that they can use now (rule D7). */

import { istDate } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import { AppError } from '../../platform/contract/errors.ts';
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { toCoupon, toCustomersCoupon, whyUnusable } from './rules.ts';
import { allCoupons, findByCode } from './store.ts';

export async function listCoupons({ db, clock }: Deps, role: Caller['role'], language: Language): Promise<Schemas['Coupon'][]> {
  const coupons = await allCoupons(db.read);
  if (MAY[role].seesUnusableCoupons) return coupons.map(toCoupon);
  const today = istDate(clock.now());
  return coupons.filter(coupon => whyUnusable(coupon, today) === null).map(coupon => toCustomersCoupon(coupon, language));
}

/** Throws COUPON_NOT_FOUND also if a customer asks for a coupon that they cannot use now. */
export async function findCoupon(
  { db, clock }: Deps,
  role: Caller['role'],
  code: string,
  language: Language,
): Promise<Schemas['Coupon']> {
  const coupon = await findByCode(db.read, code);
  if (!coupon) throw new AppError('COUPON_NOT_FOUND');
  if (MAY[role].seesUnusableCoupons) return toCoupon(coupon);
  if (whyUnusable(coupon, istDate(clock.now())) !== null) throw new AppError('COUPON_NOT_FOUND');
  return toCustomersCoupon(coupon, language);
}
