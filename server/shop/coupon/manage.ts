/** Staff create, change and delete coupons (rules D1 to D5). */
import { noteChanges } from '../../platform/contract/acts.ts';
import { AppError, invalidField, mustHaveNone } from '../../platform/contract/errors.ts';
import type { Once, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { storedTranslations } from '../../platform/shared/translations.ts';
import { hundredthsOf, problemsOf, toCoupon } from './rules.ts';
import { addCoupon, changeCoupon, findByCode, removeByCode } from './store.ts';

/** All columns of a coupon except the code and the translations. Fields that were left out get their default (rule D9). */
const definitionOf = ({
  description = '',
  translations: _,
  usageLimit = null,
  isActive = true,
  ...request
}: Schemas['CouponRequest']) => ({
  description: description.trim(),
  discountType: request.discountType,
  discountHundredths: hundredthsOf(request.discountValue),
  validFrom: request.validFrom,
  validTill: request.validTill,
  usageLimit,
  isActive,
});

/** Throws VALIDATION_ERROR or COUPON_ALREADY_EXISTS. */
export function createCoupon({ db, clock }: Deps, request: Schemas['CouponRequest'], once: Once): Promise<Schemas['Coupon']> {
  mustHaveNone(problemsOf(request));
  return db.tx(tx =>
    once(tx, async () => {
      const translations = storedTranslations(request.translations ?? {});
      const row = { id: newId(), code: request.code, translations, ...definitionOf(request), createdAt: clock.now() };
      const added = await addCoupon(tx, row);
      if (!added) throw new AppError('COUPON_ALREADY_EXISTS');
      return toCoupon(added);
    }),
  );
}

/**
 * Replaces the whole coupon. The code stays, and so do translations that are left out: older clients do not know them. The limit cannot
 * fall below the uses so far (rule D5).
 */
export function updateCoupon({ db }: Deps, code: string, request: Schemas['CouponRequest']): Promise<Schemas['Coupon']> {
  if (request.code !== code) throw invalidField('code', 'unchangeable');
  mustHaveNone(problemsOf(request));
  const definition = definitionOf(request);
  return db.tx(async tx => {
    const before = await findByCode(tx, code);
    if (!before) throw new AppError('COUPON_NOT_FOUND');
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
