/** Staff create, change and delete coupons (rules D1 to D5). */

import { customerOf } from '../../accounts/auth/profile.ts';
import { noteChanges } from '../../platform/contract/acts.ts';
import { AppError, invalidField, mustHaveNone } from '../../platform/contract/errors.ts';
import type { Once, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { storedTranslations } from '../../platform/shared/translations.ts';
import { hundredthsOf, problemsOf, toCoupon } from './rules.ts';
import { addCoupon, changeCoupon, findByCode, removeByCode } from './store.ts';

/** All columns of a coupon except its code, owner and translations. Fields that were left out get their default (rule D9). */
const definitionOf = ({
  description = '',
  translations: _,
  usageLimit = null,
  isActive = true,
  userId: __,
  limitPerCustomer = null,
  firstBookingOnly = false,
  ...request
}: Schemas['CouponRequest']) => ({
  description: description.trim(),
  discountType: request.discountType,
  discountHundredths: hundredthsOf(request.discountValue),
  validFrom: request.validFrom,
  validTill: request.validTill,
  usageLimit,
  isActive,
  limitPerCustomer,
  firstBookingOnly,
});

/** Throws VALIDATION_ERROR, COUPON_ALREADY_EXISTS, and USER_NOT_FOUND for a personal coupon of nobody. */
export function createCoupon({ db, clock }: Deps, request: Schemas['CouponRequest'], once: Once): Promise<Schemas['Coupon']> {
  mustHaveNone(problemsOf(request));
  return db.tx(tx =>
    once(tx, async () => {
      const translations = storedTranslations(request.translations ?? {});
      const { code, userId = null } = request;
      if (userId !== null && !(await customerOf(tx, userId))) throw new AppError('USER_NOT_FOUND');
      const row = { id: newId(), code, userId, translations, ...definitionOf(request), createdAt: clock.now() };
      const added = await addCoupon(tx, row);
      if (!added) throw new AppError('COUPON_ALREADY_EXISTS');
      return toCoupon(added);
    }),
  );
}

/**
 * Replaces the whole coupon. Its code and its owner stay. So does what older clients do not know, if it is left out: translations, the
 * limit of each customer, and whether it is for a first booking. The limit cannot fall below the uses so far (rule D5).
 */
export function updateCoupon({ db }: Deps, code: string, request: Schemas['CouponRequest']): Promise<Schemas['Coupon']> {
  if (request.code !== code) throw invalidField('code', 'unchangeable');
  mustHaveNone(problemsOf(request));
  return db.tx(async tx => {
    const before = await findByCode(tx, code);
    if (!before) throw new AppError('COUPON_NOT_FOUND');
    if (request.userId !== undefined && request.userId !== before.userId) throw invalidField('userId', 'unchangeable');
    const { limitPerCustomer, firstBookingOnly } = before;
    const definition = definitionOf({ limitPerCustomer, firstBookingOnly, ...request });
    if (definition.usageLimit !== null && definition.usageLimit < before.usedCount) {
      throw invalidField('usageLimit', 'usedAlready', { limit: before.usedCount });
    }
    const translations = request.translations ? storedTranslations(request.translations) : before.translations;
    const after = await changeCoupon(tx, before.id, { ...definition, translations });
    if (!after) throw new AppError('COUPON_NOT_FOUND');
    noteChanges(toCoupon(before), toCoupon(after));
    return toCoupon(after);
  });
}

/** Carts lose the coupon when they are next read. Bookings keep their discount. */
export async function deleteCoupon({ db }: Deps, code: string): Promise<void> {
  const removed = await db.tx(tx => removeByCode(tx, code));
  if (!removed) throw new AppError('COUPON_NOT_FOUND');
}
