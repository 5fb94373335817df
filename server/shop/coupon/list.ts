/** Reads coupons: staff see all, customers those that they can use now (rules D7, D12). */

import { type IsoDate, istDate } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import { customersOfIds } from '../../accounts/auth/account.ts';
import { AppError } from '../../platform/contract/errors.ts';
import { MAY, maySeeDataOf } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { pageOf } from '../../platform/shared/page.ts';
import { lookUpCoupon } from './coupon.ts';
import { toCoupon, toCustomersCoupon, whyNotFor, whyUnusable } from './rules.ts';
import {
  allUsesOf,
  type CouponRow,
  countPersonal,
  couponsOfCustomer,
  couponsOfEverybody,
  findByCode,
  findPersonal,
  findRunningOut,
  hasBooked,
  type RunningOut,
} from './store.ts';

/** What this customer can use on this IST day, the personal ones first. */
const usableFor = async (db: Queries, userId: string, today: IsoDate): Promise<CouponRow[]> => {
  const [own, everybodys] = await Promise.all([couponsOfCustomer(db, userId), couponsOfEverybody(db)]);
  const valid = [...own, ...everybodys].filter(coupon => whyUnusable(coupon, today) === null);
  const depends = valid.some(({ limitPerCustomer, firstBookingOnly }) => limitPerCustomer !== null || firstBookingOnly);
  if (!depends) return valid;
  const [uses, isKnown] = await Promise.all([allUsesOf(db, userId), hasBooked(db, userId)]);
  return valid.filter(coupon => whyNotFor(coupon, { uses: uses.get(coupon.id) ?? 0, hasBooked: isKnown }) === null);
};

/**
 * Staff who name a customer read that one's personal coupons first, and then everybody's. Throws FORBIDDEN if a customer names another.
 */
export async function listCoupons(
  { db, clock }: Deps,
  caller: Caller,
  { language, userId }: { language: Language; userId?: string | undefined },
): Promise<Schemas['Coupon'][]> {
  if (userId !== undefined && !maySeeDataOf(userId, caller)) throw new AppError('FORBIDDEN');
  if (MAY[caller.role].seesUnusableCoupons) {
    const own = userId === undefined ? [] : await couponsOfCustomer(db.read, userId);
    return [...own, ...(await couponsOfEverybody(db.read))].map(toCoupon);
  }
  const coupons = await usableFor(db.read, caller.id, istDate(clock.now()));
  return coupons.map(coupon => toCustomersCoupon(coupon, language));
}

/** Throws COUPON_NOT_FOUND also if a customer asks for a coupon that they cannot use now. */
export async function findCoupon(
  { db, clock }: Deps,
  caller: Caller,
  code: string,
  language: Language,
): Promise<Schemas['Coupon']> {
  if (MAY[caller.role].seesUnusableCoupons) {
    const found = await findByCode(db.read, code);
    if (!found) throw new AppError('COUPON_NOT_FOUND');
    return toCoupon(found);
  }
  const { coupon } = await lookUpCoupon(db.read, code, istDate(clock.now()), caller.id);
  if (!coupon) throw new AppError('COUPON_NOT_FOUND');
  return toCustomersCoupon(coupon, language);
}

/** Personal coupons with whose they are, the newest first, for staff. */
export async function listPersonalCoupons({ db }: Deps, page: number, size: number): Promise<Schemas['PersonalCouponPage']> {
  const [rows, total] = await Promise.all([findPersonal(db.read, page, size), countPersonal(db.read)]);
  const customers = await customersOfIds(
    db.read,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  const content = rows.flatMap(row => {
    const owner = row.userId === null ? undefined : customers.get(row.userId);
    return owner
      ? [{ coupon: toCoupon(row), customer: { userId: owner.id, fullName: owner.fullName, mobile: owner.mobile } }]
      : [];
  });
  return pageOf(content, page, size, total);
}

/** All personal coupons of a customer, as their owner reads them (rule P1). */
export async function personalCouponsOf(db: Queries, userId: string): Promise<Schemas['Coupon'][]> {
  return (await couponsOfCustomer(db, userId)).map(row => toCustomersCoupon(row, 'en'));
}

/** A personal coupon, if its owner can use it today. */
export async function usablePersonal(
  db: Queries,
  { id, userId }: { id: string; userId: string },
  today: IsoDate,
): Promise<Schemas['Coupon'] | undefined> {
  const found = (await couponsOfCustomer(db, userId)).find(one => one.id === id);
  return found && whyUnusable(found, today) === null ? toCustomersCoupon(found, 'en') : undefined;
}

/** Coupons that all customers can use today and soon cannot: they end, or few uses are left. */
export async function couponsRunningOut(db: Queries, asked: RunningOut) {
  const rows = await findRunningOut(db, asked);
  return rows.map(({ id, code, validTill, usageLimit, usedCount }) => ({
    ...{ id, code, validTill, usageLimit, left: usageLimit === null ? null : usageLimit - usedCount },
  }));
}
