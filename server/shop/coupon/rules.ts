/** When a coupon is valid and usable, and who sees which of its fields (rules D2 to D7, D12 to D14). Pure. */

import { toPaise, toRupees } from '../../../common/money.ts';
import type { IsoDate } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import { type FieldError, fieldError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { textIn } from '../../platform/shared/translations.ts';
import type { CouponRow } from './store.ts';

export type CouponRefusal =
  | 'COUPON_NOT_FOUND'
  | 'COUPON_INACTIVE'
  | 'COUPON_EXPIRED'
  | 'COUPON_USAGE_LIMIT'
  | 'COUPON_FIRST_BOOKING'
  | 'COUPON_CUSTOMER_LIMIT';

/** A usable coupon, or the reason why there is none. */
export type CouponLookUp = { coupon: CouponRow; refusal: null } | { coupon: null; refusal: CouponRefusal };

type Validity = Pick<CouponRow, 'isActive' | 'validFrom' | 'validTill' | 'usageLimit' | 'usedCount'>;

/**
 * Why nobody can use this coupon on this day, or null. If several reasons apply, the first counts: staff switched it off, then the
 * dates, then the usage limit.
 */
export function whyUnusable(
  { isActive, validFrom, validTill, usageLimit, usedCount }: Validity,
  today: IsoDate,
): 'COUPON_INACTIVE' | 'COUPON_EXPIRED' | 'COUPON_USAGE_LIMIT' | null {
  if (!isActive || today < validFrom) return 'COUPON_INACTIVE';
  if (today > validTill) return 'COUPON_EXPIRED';
  if (usageLimit !== null && usedCount >= usageLimit) return 'COUPON_USAGE_LIMIT';
  return null;
}

/** Why one customer cannot use a coupon that others can use now, or null. `uses` are those of this customer. */
export function whyNotFor(
  { limitPerCustomer, firstBookingOnly }: Pick<CouponRow, 'limitPerCustomer' | 'firstBookingOnly'>,
  { uses, hasBooked }: { uses: number; hasBooked: boolean },
): 'COUPON_FIRST_BOOKING' | 'COUPON_CUSTOMER_LIMIT' | null {
  if (firstBookingOnly && hasBooked) return 'COUPON_FIRST_BOOKING';
  if (limitPerCustomer !== null && uses >= limitPerCustomer) return 'COUPON_CUSTOMER_LIMIT';
  return null;
}

/** Hundredths of a per cent, or paise. The contract allows two decimals for both. */
export const hundredthsOf = toPaise;

/** The mistakes in a coupon's form that the contract's schema cannot express. */
export function problemsOf({ discountType, discountValue, validFrom, validTill }: Schemas['CouponRequest']): FieldError[] {
  const problems: FieldError[] = [];
  if (discountType === 'PERCENTAGE' && discountValue > 100) {
    problems.push(fieldError('discountValue', 'maxPercentage', { limit: 100 }));
  }
  if (validFrom > validTill) problems.push(fieldError('validTill', 'notBefore', { than: 'validFrom' }));
  return problems;
}

/** A coupon as a cart or a quote shows it. The value is in per cent or rupees. */
export function toAppliedCoupon({ code, description, discountType, discountHundredths }: CouponRow): Schemas['AppliedCoupon'] {
  return {
    code,
    description,
    discountType,
    discountValue: toRupees(discountHundredths),
  };
}

/** A coupon as staff see it. */
export function toCoupon(row: CouponRow): Schemas['Coupon'] {
  return {
    id: row.id,
    ...toAppliedCoupon(row),
    ...(row.translations && { translations: row.translations }),
    validFrom: row.validFrom,
    validTill: row.validTill,
    usageLimit: row.usageLimit,
    usedCount: row.usedCount,
    isActive: row.isActive,
    userId: row.userId,
    limitPerCustomer: row.limitPerCustomer,
    firstBookingOnly: row.firstBookingOnly,
  };
}

/**
 * Names each field, so that a new one for staff does not reach customers by itself. The numbers of uses stay out: how well a campaign
 * goes is the salon's own affair (rule D7).
 */
export function toCustomersCoupon(row: CouponRow, language: Language): Schemas['Coupon'] {
  return {
    id: row.id,
    ...toAppliedCoupon(row),
    description: textIn(language, 'description', row.description, row.translations),
    validFrom: row.validFrom,
    validTill: row.validTill,
    usageLimit: null,
    usedCount: 0,
    isActive: row.isActive,
    userId: row.userId,
    limitPerCustomer: null,
    firstBookingOnly: row.firstBookingOnly,
  };
}
