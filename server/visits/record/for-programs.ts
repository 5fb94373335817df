/** What webhooks tell of a booking: enough to decide whether to read it, and no personal data (rule I2). */

import { timeOf } from '../../../common/minutes.ts';
import { toRfc3339 } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { partsOf } from '../../schedule/professional/visits.ts';
import { paymentStatusOf, reasonOf } from './rules.ts';
import { findBooking } from './store.ts';

/** Undefined if the booking was deleted, or is a test (rule W50). */
export async function bookingForPrograms(db: Queries, bookingId: string): Promise<Schemas['WebhookData'] | undefined> {
  const found = await findBooking(db, bookingId);
  if (!found || found.booking.isTest) return undefined;
  const visits = await partsOf(db, bookingId);
  const parts = visits.map(({ part, startMinute: begins, professionalId }) => ({
    part,
    bookingTime: timeOf(begins),
    professionalId,
  }));
  const { status, bookingDate, startMinute, changedAt } = found.booking;
  return {
    bookingId,
    status,
    cancelReason: reasonOf(found.booking),
    paymentStatus: paymentStatusOf(found.booking),
    bookingDate,
    bookingTime: timeOf(startMinute),
    professionalId: visits[0]?.professionalId ?? null,
    ...(parts.length > 1 && { parts }),
    changedAt: toRfc3339(changedAt),
  };
}
