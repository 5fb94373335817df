/** What a wait asks for, as its customer, the shop and the address are now. */

import { partsOfRef, refWith } from '../../../common/choice.ts';
import { istInstant } from '../../../common/minutes.ts';
import { type Instant, type IsoDate, istDate, type Minute } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { AddressSnapshot, ServiceLine } from '../../platform/db/schema.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { addressOf, snapshotOf } from '../../schedule/address/address.ts';
import type { Wish } from '../../schedule/fit/assign-rules.ts';
import { wishFor } from '../../schedule/free/time.ts';
import { isWished } from '../../schedule/professional/visit-rules.ts';
import { leadOf } from '../../schedule/professional/visits.ts';
import { findOrder, linesOf, quantitiesOf } from '../../shop/cart/order.ts';
import { bookingRowOf, itemsOf } from '../record/read.ts';
import { type BookingRow, bookingCan, hasBegun, minutesOfLines } from '../record/rules.ts';
import type { WaitRow } from './rules.ts';

export interface AskedVisit {
  userId: string;
  lines: ServiceLine[];
  durationInMinutes: Minute;
  address: AddressSnapshot | null;
  wish: Wish;
  /** The booking that is to be earlier. */
  booking: BookingRow | undefined;
}

type Named = Pick<WaitRow, 'userId' | 'bookingId' | 'addressId' | 'serviceIds' | 'professionalId' | 'womenOnly'>;

const newVisit = async (db: Queries, wait: Named, today: IsoDate): Promise<AskedVisit> => {
  const { userId, addressId, professionalId, womenOnly } = wait;
  const lines = linesOf(await findOrder(db, quantitiesOf(wait.serviceIds), { userId }, today));
  const address = addressId === null ? undefined : await addressOf(db, addressId, userId);
  if (!address) throw new AppError('ADDRESS_NOT_FOUND');
  const serviceIds = [...new Set(lines.map(({ serviceId }) => serviceId))];
  const wish = wishFor(serviceIds, address, { womenOnly, professionalId: professionalId ?? undefined });
  return { userId, lines, durationInMinutes: minutesOfLines(lines), address: snapshotOf(address), wish, booking: undefined };
};

/** Throws BOOKING_NOT_FOUND, and INVALID_STATUS_TRANSITION for a booking that is no longer pending, or for guests. */
const earlierVisit = async (db: Queries, wait: Named, bookingId: string, now: Instant): Promise<AskedVisit> => {
  const booking = await bookingRowOf(db, bookingId);
  if (!booking || booking.userId !== wait.userId || booking.deletedAt !== null) throw new AppError('BOOKING_NOT_FOUND');
  if (!bookingCan.end(booking) || hasBegun(booking, now)) throw new AppError('INVALID_STATUS_TRANSITION');
  if (booking.guestCount > 0) throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'FOR_GUESTS' } });
  const { capacity } = await readSettings(db);
  const [lines, visit] = [await itemsOf(db, bookingId), capacity === 'PROFESSIONALS' ? await leadOf(db, bookingId) : undefined];
  // A move keeps whom the customer wished for.
  const hers = isWished(visit) ? (visit?.professionalId ?? undefined) : undefined;
  const serviceIds = [...new Set(lines.map(({ serviceId }) => serviceId))];
  const wish = wishFor(serviceIds, booking.address, { womenOnly: visit?.womenOnly ?? wait.womenOnly, professionalId: hers });
  const { userId, durationInMinutes, address } = booking;
  return { userId, lines, durationInMinutes, address, wish, booking };
};

/**
 * Throws SERVICE_NOT_FOUND, ADDRESS_NOT_FOUND, BOOKING_NOT_FOUND, INVALID_STATUS_TRANSITION: what is waited for is no longer there.
 */
export function askedBy(db: Queries, wait: Named, now: Instant): Promise<AskedVisit> {
  return wait.bookingId === null ? newVisit(db, wait, istDate(now)) : earlierVisit(db, wait, wait.bookingId, now);
}

/** An earlier time is what it says. Any time of a new visit is. */
export function isEarlier({ booking }: Pick<AskedVisit, 'booking'>, date: IsoDate, startMinute: Minute): boolean {
  return booking === undefined || istInstant(date, startMinute) < istInstant(booking.bookingDate, booking.startMinute);
}

/** The services of a booking as a request names them. */
export function refsOf(lines: readonly Pick<ServiceLine, 'serviceId' | 'choice' | 'quantity'>[]): string[] {
  return lines.flatMap(({ serviceId, choice = '', quantity }) => Array<string>(quantity).fill(refWith(serviceId, choice)));
}

/** The ids of services without what was chosen of them. */
export function plainIds(refs: readonly string[]): string[] {
  return [...new Set(refs.map(ref => partsOfRef(ref).serviceId))];
}
