/** Some guests of a booking cancel, or one more comes (rule B146): planned, priced and written anew, all of it or nothing. */

import { timeOf } from '../../../common/minutes.ts';
import { toPaise, toRupees } from '../../../common/money.ts';
import { feeAt } from '../../../common/terms.ts';
import type { Instant } from '../../../common/time.ts';
import { countOwnChange } from '../../accounts/auth/limits.ts';
import { AppError } from '../../platform/contract/errors.ts';
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { ServiceLine } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { quantitiesOf } from '../../shop/cart/order.ts';
import { togetherAmong } from '../../shop/catalog/catalog.ts';
import { type AskedService, askedServices } from '../record/plan-rules.ts';
import { mustFindBooking } from '../record/read.ts';
import type { BookingRow } from '../record/rules.ts';
import { mustBeChangeable } from './cancel.ts';
import { bookedLineOf, isSameServices, type ServicesPrice } from './grow-rules.ts';
import { linesWished, mustBeOpen, noteServices, pricedAnew, writeServices } from './new-services.ts';
import { bookedGuests, carryOutAnew, findAnew } from './plan-anew.ts';
import { previewOf } from './services-preview.ts';
import { settle } from './settle.ts';
import { writeChanges } from './write.ts';

type Asked = Schemas['GuestsChange'];

const labelsIn = ({ guests }: Asked) => guests.map(({ label }) => label?.trim() || null);

/** The services of the guests as these lines have them. Throws SERVICE_NOT_FOUND. */
const servicesIn = async (tx: Queries, { guests }: Asked, lines: ServiceLine[]): Promise<AskedService[][]> => {
  const refs = guests.flatMap(({ serviceIds }) => serviceIds);
  const known = new Map(
    refs.map(ref => {
      const { choice = '', durationInMinutes = 0 } = bookedLineOf(lines, ref) ?? {};
      return [ref, { choice, durationInMinutes }];
    }),
  );
  const together = await togetherAmong(
    tx,
    lines.map(({ serviceId }) => serviceId),
  );
  const asked = askedServices(guests, known, together);
  if (!asked) throw new AppError('SERVICE_NOT_FOUND');
  return asked;
};

const isSameGuests = (one: AskedService[][], other: AskedService[][]): boolean => {
  const named = (guests: AskedService[][]) => guests.map(tasks => tasks.map(({ serviceId, choice }) => [serviceId, choice]));
  return JSON.stringify(named(one)) === JSON.stringify(named(other));
};

/** What customers agree to. Throws PRICE_CHANGED, MINIMUM_ORDER_VALUE, and INVALID_STATUS_TRANSITION where guests who go would cost a fee. */
const mustAgree = (
  booking: BookingRow,
  { finalPaise, totalPaise, discountPaise }: ServicesPrice,
  { asked, caller, minimumOrderValue, now }: { asked: Asked; caller: Caller; minimumOrderValue: number; now: Instant },
): void => {
  if (asked.finalPrice !== undefined && toPaise(asked.finalPrice) !== finalPaise) {
    const data = { totalPrice: toRupees(totalPaise), discount: toRupees(discountPaise), finalPrice: toRupees(finalPaise) };
    throw new AppError('PRICE_CHANGED', { data });
  }
  if (MAY[caller.role].actsAs !== 'CUSTOMER' || finalPaise >= booking.finalPaise) return;
  if (feeAt(booking, { now, hasSetOut: false }) > 0)
    throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'LATE_FOR_GUESTS' } });
  if (finalPaise < toPaise(minimumOrderValue))
    throw new AppError('MINIMUM_ORDER_VALUE', { params: { limit: minimumOrderValue } });
};

const change = async (deps: Deps, tx: Queries, id: string, caller: Caller, asked: Asked, preview: boolean) => {
  const { booking } = await mustFindBooking(tx, id, caller);
  const now = deps.clock.now();
  if (booking.guestCount === 0) throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'NOT_FOR_GUESTS' } });
  await mustBeChangeable(tx, booking, caller, { now, moves: true });
  mustBeOpen(booking);
  const lines = await linesWished(tx, id, quantitiesOf(asked.guests.flatMap(({ serviceIds }) => serviceIds)));
  const priced = await pricedAnew(tx, booking, lines, booking.handDiscount, now);
  const guests = await servicesIn(tx, asked, lines.after);
  const { minimumOrderValue } = await readSettings(tx);
  mustAgree(booking, priced, { asked, caller, minimumOrderValue, now });

  const by = MAY[caller.role].actsAs;
  const needsAgreement = !isSameServices(lines.before, lines.after);
  const show = (
    state: Schemas['ServicesPreview']['state'],
    { startMinute, endMinute, partCount: professionals }: BookingRow,
  ) => ({
    ...previewOf(
      booking,
      { after: lines.after, priced, needsAgreement, warnings: [], startMinute, minutes: endMinute - startMinute },
      state,
      minimumOrderValue,
    ),
    ...{ bookingTime: timeOf(startMinute), professionals },
  });
  const isSame = isSameGuests(guests, await bookedGuests(tx, booking));
  const named = { guestCount: guests.length, guestLabels: labelsIn(asked) };
  if (isSame && (asked.professionals ?? booking.partCount) === booking.partCount) {
    if (!preview) await writeChanges(deps, tx, booking, named, { caller, now });
    return show(preview ? 'PREVIEW' : 'CHANGED', booking);
  }

  const { bookingDate, startMinute, readyBy, address } = booking;
  const time = readyBy === null ? { startMinute } : { readyBy };
  const anew = { bookingDate, address, guests, professionals: asked.professionals, by, ...time };
  const found = await findAnew(tx, booking, anew, now);
  // Who serves a guest by now cannot be planned anew.
  if (found.before.some(({ state }) => state === 'STARTED' || state === 'DONE'))
    throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'VISIT_BEGUN' } });
  if (preview) return show('PREVIEW', { ...booking, ...found.plan, partCount: found.plan.parts.length });
  if (by === 'CUSTOMER') await countOwnChange(tx, deps.config, 'MOVE', booking.userId, now);
  const agreed = by === 'CUSTOMER' ? 'CUSTOMER' : 'TELEPHONE';
  const planned = await carryOutAnew(deps, tx, booking, found, { caller, now });
  const target = { ...lines, ...priced };
  const written = needsAgreement ? await writeServices(tx, booking, target) : { servicesProposal: null };
  const changes = { ...named, ...planned, ...written };
  const { after } = await writeChanges(
    deps,
    tx,
    booking,
    { ...changes, ...(await settle(tx, { ...booking, ...changes })) },
    { caller, now },
  );
  // After who comes, so that a professional hears of a visit that she gets, and not of a change of it.
  if (needsAgreement) await noteServices(deps, tx, booking, target, { caller, agreed, now });
  return show('CHANGED', after);
};

/**
 * The guests that the booking shall have. Without `preview` it has them from now on. Throws BOOKING_NOT_FOUND, INVALID_STATUS_TRANSITION,
 * SERVICE_NOT_FOUND, VALIDATION_ERROR, PRICE_CHANGED, MINIMUM_ORDER_VALUE, DUPLICATE_BOOKING, SLOT_UNAVAILABLE.
 */
export function changeGuests(
  deps: Deps,
  id: string,
  caller: Caller,
  asked: Asked,
  preview: boolean,
): Promise<Schemas['ServicesPreview']> {
  const work = (tx: Queries) => change(deps, tx, id, caller, asked, preview);
  return preview ? work(deps.db.read) : deps.db.tx(work);
}
