/** Coupons that the salon gives to one customer (rule D12): a reward, or an invitation to come back. */

import { type Instant, type IsoDate, istDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newId } from '../../platform/shared/ids.ts';
import { readableCode } from '../../platform/shared/readable-code.ts';
import type { Translations } from '../../platform/shared/translations.ts';
import { hundredthsOf } from './rules.ts';
import { addCoupon, type CouponRow } from './store.ts';

const LENGTH = 6;
/** A code that is taken is drawn anew. Of a billion codes this many are never taken one after the other. */
const TRIES = 10;

interface Gift {
  userId: string;
  /** What the code begins with, up to 13 of A-Z and 0-9, such as `THANKS`. */
  prefix: string;
  /** In English, and in the other languages. */
  description: string;
  translations: Translations | null;
  discountType: 'PERCENTAGE' | 'FIXED';
  /** Per cent or rupees, with at most two decimals. */
  discountValue: number;
  /** The last IST day. The first is today. */
  validTill: IsoDate;
}

/** Makes a coupon for one use by this customer alone, in the caller's transaction. The code is unique, and easy to read out. */
export async function personalCoupon(tx: Queries, { prefix, discountValue, ...gift }: Gift, now: Instant): Promise<CouponRow> {
  const own = { discountHundredths: hundredthsOf(discountValue), validFrom: istDate(now), usageLimit: 1, createdAt: now };
  for (let tried = 0; tried < TRIES; tried++) {
    const added = await addCoupon(tx, { ...gift, ...own, id: newId(), code: `${prefix}-${readableCode(LENGTH)}` });
    if (added) return added;
  }
  throw new Error(`No free code begins with ${prefix}`);
}
