/**
 * A visit can grow: staff and its professional change services and price of a pending visit, and the customer agrees (rules B60 to B63).
 * The database keeps what is proposed on the booking. Nothing changes before the customer's yes, when all is checked again.
 */

import { isDeepStrictEqual } from 'node:util';
import { partsOfRef, refOf } from '../../../common/choice.ts';
import { timeOf } from '../../../common/minutes.ts';
import { toPaise, toRupees, wholeRupeesOf } from '../../../common/money.ts';
import { type Instant, istDate } from '../../../common/time.ts';
import { due, refundDue } from '../../money/ledger/rules.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { HandDiscount, ServiceLine, ServicesDetails } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { eventsOfBooking } from '../../platform/events/events.ts';
import { newId } from '../../platform/shared/ids.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { fitServices, type ServicesFit } from '../../schedule/free/grown.ts';
import { MAX_WRONG_CODES } from '../../schedule/professional/visit-rules.ts';
import { resizeVisit } from '../../schedule/professional/visits.ts';
import { MAX_QUANTITY } from '../../shop/cart/rules.ts';
import { servicesOnSale } from '../../shop/catalog/catalog.ts';
import { countedCoupon } from '../../shop/coupon/coupon.ts';
import { noteEvents } from '../record/history.ts';
import { itemsOf } from '../record/read.ts';
import { changeItems } from '../record/record.ts';
import { type BookingRow, bookingCan, itemOf, minutesOfLines } from '../record/rules.ts';
import { bookedLineOf, detailsOf, isSameServices, linesFor, priceOf, type ServicesPrice } from './grow-rules.ts';
import { settle } from './settle.ts';
import { writeChanges } from './write.ts';

/** What a visit shall have. `discount`: left out it stays, null takes it away. */
export interface ServicesWish {
  services: Schemas['ServiceWish'][];
  discount?: Schemas['HandDiscount'] | null;
}

/** Throws INVALID_STATUS_TRANSITION. */
const mustBeOpen = (booking: BookingRow): void => {
  if (!bookingCan.end(booking)) throw new AppError('INVALID_STATUS_TRANSITION');
  if (booking.holdUntil !== null) throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'NOT_PAID_YET' } });
};

const quantitiesIn = (services: Schemas['ServiceWish'][]): Map<string, number> => {
  const quantities = new Map<string, number>();
  for (const { quantity, ...service } of services) {
    const ref = refOf(service);
    quantities.set(ref, (quantities.get(ref) ?? 0) + quantity);
  }
  if (quantities.size === 0) throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'NO_SERVICE_LEFT' } });
  if (Math.max(...quantities.values()) > MAX_QUANTITY) throw invalidField('services', 'maxQuantity', { limit: MAX_QUANTITY });
  return quantities;
};

const handDiscountIn = ({ discount }: ServicesWish, booking: BookingRow): HandDiscount | null => {
  if (discount === undefined) return booking.handDiscount;
  return discount && { paise: toPaise(discount.amount), reason: discount.reason.trim() };
};

const linesOf = async (tx: Queries, bookingId: string): Promise<ServiceLine[]> =>
  (await itemsOf(tx, bookingId)).map(({ serviceId, choice, name, names, pricePaise, quantity, durationInMinutes }) => ({
    ...{ serviceId, choice, name, names, pricePaise, quantity, durationInMinutes },
  }));

const fitOfLines = (tx: Queries, booking: BookingRow, lines: ServiceLine[], now: Instant): Promise<ServicesFit> =>
  fitServices(
    tx,
    booking,
    { minutes: minutesOfLines(lines), serviceIds: [...new Set(lines.map(({ serviceId }) => serviceId))] },
    now,
  );

/** The visit as it shall be. */
interface Plan {
  before: ServiceLine[];
  after: ServiceLine[];
  priced: ServicesPrice;
  fit: ServicesFit;
  needsAgreement: boolean;
  /** A new reason for the same price reaches staff only. The customer hears of everything else. */
  changes: 'NOTHING' | 'REASON' | 'VISIT';
}

const planFor = async (tx: Queries, booking: BookingRow, wish: ServicesWish, now: Instant): Promise<Plan> => {
  mustBeOpen(booking);
  const quantities = quantitiesIn(wish.services);
  const before = await linesOf(tx, booking.id);
  const isNew = (ref: string) => bookedLineOf(before, ref) === undefined;
  const newIds = [...quantities.keys()].filter(isNew).map(ref => partsOfRef(ref).serviceId);
  const onSale = await servicesOnSale(tx, newIds);
  const after = linesFor(before, quantities, onSale);
  if (!after) {
    const isChoice = newIds.every(id => onSale.has(id));
    throw new AppError('SERVICE_NOT_FOUND', isChoice ? { params: { reason: 'CHOICE_GONE' } } : {});
  }
  const { wholeRupees } = await readSettings(tx);
  const handDiscount = handDiscountIn(wish, booking);
  const usable = await countedCoupon(tx, booking, istDate(now));
  const priced = priceOf(booking, { before, after }, { usable, handDiscount, wholeRupees });
  if (wish.discount && (priced.handDiscount?.paise ?? 0) < toPaise(wish.discount.amount))
    throw invalidField('discount.amount', 'max', { limit: toRupees(priced.handDiscount?.paise ?? 0) });
  const isSame = isSameServices(before, after);
  const isSameDiscount = isDeepStrictEqual(handDiscount, booking.handDiscount);
  // The same services with the same discount cost what they cost, whatever became of coupon and settings.
  const { totalPaise, discountPaise, roundOffPaise, finalPaise } = booking;
  const kept = { ...priced, totalPaise, discountPaise, roundOffPaise, finalPaise };
  const agreed = isSame && isSameDiscount ? kept : priced;
  return {
    ...{ before, after, priced: agreed, fit: await fitOfLines(tx, booking, after, now) },
    needsAgreement: !isSame || agreed.finalPaise > finalPaise,
    changes: isSame && isSameDiscount ? 'NOTHING' : isSame && agreed.finalPaise === finalPaise ? 'REASON' : 'VISIT',
  };
};

const sumsOf = (booking: BookingRow, { finalPaise }: { finalPaise: number }) => ({
  finalPaise,
  finalPaiseBefore: booking.finalPaise,
});

interface Target extends Pick<ServicesPrice, 'totalPaise' | 'discountPaise' | 'roundOffPaise' | 'finalPaise' | 'handDiscount'> {
  before: ServiceLine[];
  after: ServiceLine[];
  fit: ServicesFit;
}

type Agreed = NonNullable<ServicesDetails['agreed']>;

/** Writes services, quarter hours and the event. Answers the booking's columns to write. */
const carryOut = async (
  deps: Deps,
  tx: Queries,
  booking: BookingRow,
  { before, after, fit, totalPaise, discountPaise, roundOffPaise, finalPaise, handDiscount }: Target,
  { caller, agreed, now }: { caller: Caller; agreed: Agreed; now: Instant },
): Promise<Partial<BookingRow>> => {
  await changeItems(
    tx,
    booking,
    after.map((line, position) => ({ bookingId: booking.id, position, ...line })),
  );
  if (fit.visit) await resizeVisit(tx, fit.visit, fit.to);
  const services = detailsOf({ before, after }, { ...sumsOf(booking, { finalPaise }), agreed });
  await noteEvents(deps, tx, [{ kind: 'SERVICES_CHANGED', bookingId: booking.id, services }], caller, now);
  const changes = {
    ...{ totalPaise, discountPaise, roundOffPaise, finalPaise, handDiscount, endMinute: fit.span.endMinute },
    durationInMinutes: minutesOfLines(after),
    // The fee of cancelling late is what the customer saw, or less.
    lateFeePaise: Math.min(booking.lateFeePaise, wholeRupeesOf(finalPaise, booking.cancelFeePercent)),
    servicesProposal: null,
  };
  return { ...changes, ...(await settle(tx, { ...booking, ...changes })) };
};

/** Whoever could ask again and again for another code would guess one in the end (rule B62). */
const MOST_CODES = 10;
const MOST_EVENTS = 500;

const countAskedAtDoor = async (tx: Queries, bookingId: string): Promise<number> =>
  (await eventsOfBooking(tx, bookingId, [], MOST_EVENTS)).filter(
    ({ kind, actor }) => kind === 'SERVICES_PROPOSED' && actor === 'PROFESSIONAL',
  ).length;

const propose = async (deps: Deps, tx: Queries, booking: BookingRow, plan: Plan, caller: Caller, now: Instant) => {
  const { before, after, priced } = plan;
  const { totalPaise, discountPaise, roundOffPaise, finalPaise, handDiscount } = priced;
  const asked = { lines: after, totalPaise, discountPaise, roundOffPaise, finalPaise, handDiscount };
  const {
    id: _id,
    at: _at,
    by: _by,
    wrongCodes: _wrongCodes,
    ...open
  } = booking.servicesProposal ?? { id: '', at: 0, by: '', wrongCodes: 0 };
  // The same again asks nobody twice.
  if (isDeepStrictEqual(open, asked)) return {};
  const by = MAY[caller.role].actsAs === 'PROFESSIONAL' ? ('PROFESSIONAL' as const) : ('STAFF' as const);
  const earlier = by === 'PROFESSIONAL' ? await countAskedAtDoor(tx, booking.id) : 0;
  const services = detailsOf({ before, after }, { ...sumsOf(booking, priced), agreed: null });
  await noteEvents(deps, tx, [{ kind: 'SERVICES_PROPOSED', bookingId: booking.id, services }], caller, now);
  const wrongCodes = earlier < MOST_CODES ? 0 : MAX_WRONG_CODES;
  return { servicesProposal: { id: newId(), at: now, by, ...asked, wrongCodes } };
};

const previewOf = (
  booking: BookingRow,
  { after, priced, fit, needsAgreement }: Plan,
  state: Schemas['ServicesPreview']['state'],
  minimumOrderValue: number,
): Schemas['ServicesPreview'] => {
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
    durationInMinutes: minutesOfLines(after),
    to: timeOf(booking.startMinute + minutesOfLines(after)),
    coupon: coupon && {
      ...{ code: coupon.code, effect: coupon.effect },
      ...{ discount: toRupees(coupon.paise), discountBefore: toRupees(coupon.paiseBefore) },
    },
    belowMinimum: priced.finalPaise < toPaise(minimumOrderValue),
    warnings: fit.warnings,
  };
};

/**
 * What the visit would be with these services and this discount. Without `preview` the customer is asked, or the price is lowered at once.
 * Throws INVALID_STATUS_TRANSITION, SERVICE_NOT_FOUND, VALIDATION_ERROR, NO_PROFESSIONAL, SLOT_UNAVAILABLE, DUPLICATE_BOOKING.
 */
export async function changeServicesOf(
  deps: Deps,
  tx: Queries,
  booking: BookingRow,
  wish: ServicesWish,
  { caller, preview, now }: { caller: Caller; preview: boolean; now: Instant },
): Promise<Schemas['ServicesPreview']> {
  const plan = await planFor(tx, booking, wish, now);
  const { minimumOrderValue } = await readSettings(tx);
  if (preview) return previewOf(booking, plan, 'PREVIEW', minimumOrderValue);
  if (plan.changes === 'NOTHING') return previewOf(booking, plan, 'CHANGED', minimumOrderValue);
  const { handDiscount, roundOffPaise } = plan.priced;
  const changes = plan.needsAgreement
    ? await propose(deps, tx, booking, plan, caller, now)
    : plan.changes === 'REASON'
      ? { handDiscount, roundOffPaise }
      : await carryOut(deps, tx, booking, { ...plan, ...plan.priced }, { caller, agreed: 'NOT_NEEDED', now });
  await writeChanges(deps, tx, booking, changes, { caller, now });
  return previewOf(booking, plan, plan.needsAgreement ? 'ASKED' : 'CHANGED', minimumOrderValue);
}

/** The proposal that was seen. Throws INVALID_STATUS_TRANSITION, PROPOSAL_GONE. */
export function mustStand(booking: BookingRow, proposalId: string): NonNullable<BookingRow['servicesProposal']> {
  mustBeOpen(booking);
  const { servicesProposal: proposal } = booking;
  if (proposal?.id !== proposalId) throw new AppError('PROPOSAL_GONE', { params: { reason: 'SERVICES_CHANGED' } });
  return proposal;
}

/**
 * The answer to a proposal. Answers the booking's columns to write. Throws INVALID_STATUS_TRANSITION, PROPOSAL_GONE, NO_PROFESSIONAL,
 * SLOT_UNAVAILABLE, DUPLICATE_BOOKING.
 */
export async function answered(
  deps: Deps,
  tx: Queries,
  booking: BookingRow,
  { proposalId, agreed }: Schemas['ServicesAnswer'],
  { caller, how, now }: { caller: Caller; how: Agreed; now: Instant },
): Promise<Partial<BookingRow>> {
  const { lines: after, ...price } = mustStand(booking, proposalId);
  if (!agreed) {
    const kind = MAY[caller.role].actsAs === 'CUSTOMER' ? 'SERVICES_DECLINED' : 'SERVICES_WITHDRAWN';
    await noteEvents(deps, tx, [{ kind, bookingId: booking.id }], caller, now);
    return { servicesProposal: null };
  }
  const [before, fit] = [await linesOf(tx, booking.id), await fitOfLines(tx, booking, after, now)];
  return carryOut(deps, tx, booking, { before, after, fit, ...price }, { caller, agreed: how, now });
}
