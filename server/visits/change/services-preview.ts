/** How the contract shows a booking with other services, before and after it has them (rules B60, B146). Pure. */

import { timeOf } from '../../../common/minutes.ts';
import { toPaise, toRupees } from '../../../common/money.ts';
import type { Minute } from '../../../common/time.ts';
import { due, refundDue } from '../../money/ledger/rules.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { ServiceLine } from '../../platform/db/schema.ts';
import { type BookingRow, itemOf } from '../record/rules.ts';
import type { ServicesPrice } from './grow-rules.ts';

type Preview = Schemas['ServicesPreview'];

/** `minutes`: how long it takes. `startMinute`: when it begins, if that may differ from when it does now. */
interface Shown extends Pick<Preview, 'needsAgreement' | 'warnings'> {
  after: ServiceLine[];
  priced: ServicesPrice;
  minutes: Minute;
  startMinute?: Minute;
}

/** `minimumOrderValue` is in rupees. */
export function previewOf(
  booking: BookingRow,
  { after, priced, needsAgreement, warnings, minutes, startMinute = booking.startMinute }: Shown,
  state: Preview['state'],
  minimumOrderValue: number,
): Preview {
  const account = { ...booking, finalPaise: priced.finalPaise };
  const { coupon } = priced;
  return {
    ...{ state, needsAgreement },
    items: after.map(itemOf),
    totalPrice: toRupees(priced.totalPaise),
    discount: toRupees(priced.discountPaise),
    handDiscount: toRupees(priced.handDiscount?.paise ?? 0),
    finalPrice: toRupees(priced.finalPaise),
    finalPriceBefore: toRupees(booking.finalPaise),
    amountDue: toRupees(due(account)),
    refundDue: toRupees(refundDue(account)),
    durationInMinutes: minutes,
    to: timeOf(startMinute + minutes),
    coupon: coupon && {
      ...{ code: coupon.code, effect: coupon.effect },
      ...{ discount: toRupees(coupon.paise), discountBefore: toRupees(coupon.paiseBefore) },
    },
    belowMinimum: priced.finalPaise < toPaise(minimumOrderValue),
    warnings,
  };
}
