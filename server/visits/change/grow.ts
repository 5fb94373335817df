/**
 * A visit can grow: staff and its professional change services and price of a pending visit, and the customer agrees (rules B60 to B63).
 * The database keeps what is proposed on the booking. Nothing changes before the customer's yes, when all is checked again.
 */

import { isDeepStrictEqual } from 'node:util';
import { refOf } from '../../../common/choice.ts';
import { toPaise, toRupees } from '../../../common/money.ts';
import type { Instant, Minute } from '../../../common/time.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { HandDiscount, ServiceLine } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { eventsOfBooking } from '../../platform/events/events.ts';
import { newId } from '../../platform/shared/ids.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { fitServices, type ServicesFit } from '../../schedule/free/grown.ts';
import { MAX_WRONG_CODES } from '../../schedule/professional/visit-rules.ts';
import { resizeVisit } from '../../schedule/professional/visits.ts';
import { MAX_QUANTITY } from '../../shop/cart/rules.ts';
import { noteEvents } from '../record/history.ts';
import { type BookingRow, minutesOfLines } from '../record/rules.ts';
import { detailsOf, isSameServices, type ServicesPrice } from './grow-rules.ts';
import {
  type Agreed,
  bookedLines,
  type Lines,
  linesWished,
  mustBeOpen,
  noteServices,
  pricedAnew,
  sumsOf,
  writeServices,
} from './new-services.ts';
import { previewOf } from './services-preview.ts';
import { settle } from './settle.ts';
import { writeChanges } from './write.ts';

/** What a visit shall have. `discount`: left out it stays, null takes it away. */
export interface ServicesWish {
  services: Schemas['ServiceWish'][];
  discount?: Schemas['HandDiscount'] | null;
}

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

/** A booking for guests keeps its plan: its services change with its guests only (rule B146). */
const keptPlan = ({ startMinute, endMinute }: BookingRow): ServicesFit => ({
  span: { startMinute, endMinute },
  visit: undefined,
  to: { endMinute, serviceIds: [], forced: false },
  warnings: [],
});

const fitOfLines = async (tx: Queries, booking: BookingRow, { before, after }: Lines, now: Instant): Promise<ServicesFit> => {
  if (booking.guestCount === 0) {
    const serviceIds = [...new Set(after.map(({ serviceId }) => serviceId))];
    return fitServices(tx, booking, { minutes: minutesOfLines(after), serviceIds }, now);
  }
  if (isSameServices(before, after)) return keptPlan(booking);
  throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'CHANGE_GUESTS' } });
};

/** How long the visit takes with these services. */
const minutesWith = ({ guestCount, durationInMinutes }: BookingRow, after: ServiceLine[]): Minute =>
  guestCount === 0 ? minutesOfLines(after) : durationInMinutes;

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
  const lines = await linesWished(tx, booking.id, quantities);
  const { before, after } = lines;
  const handDiscount = handDiscountIn(wish, booking);
  const priced = await pricedAnew(tx, booking, lines, handDiscount, now);
  if (wish.discount && (priced.handDiscount?.paise ?? 0) < toPaise(wish.discount.amount))
    throw invalidField('discount.amount', 'max', { limit: toRupees(priced.handDiscount?.paise ?? 0) });
  const isSame = isSameServices(before, after);
  const isSameDiscount = isDeepStrictEqual(handDiscount, booking.handDiscount);
  return {
    ...{ before, after, priced, fit: await fitOfLines(tx, booking, lines, now) },
    needsAgreement: !isSame || priced.finalPaise > booking.finalPaise,
    changes: isSame && isSameDiscount ? 'NOTHING' : isSame && priced.finalPaise === booking.finalPaise ? 'REASON' : 'VISIT',
  };
};

interface Target
  extends Lines,
    Pick<ServicesPrice, 'totalPaise' | 'discountPaise' | 'roundOffPaise' | 'finalPaise' | 'handDiscount'> {
  fit: ServicesFit;
}

/** Writes services, quarter hours and the event. Answers the booking's columns to write. */
const carryOut = async (
  deps: Deps,
  tx: Queries,
  booking: BookingRow,
  { fit, ...target }: Target,
  how: { caller: Caller; agreed: Agreed; now: Instant },
): Promise<Partial<BookingRow>> => {
  if (fit.visit) await resizeVisit(tx, fit.visit, fit.to);
  const written = await writeServices(tx, booking, target);
  await noteServices(deps, tx, booking, target, how);
  const durationInMinutes = minutesWith(booking, target.after);
  const changes = { ...written, endMinute: fit.span.endMinute, durationInMinutes };
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
  const show = (state: Schemas['ServicesPreview']['state']) => {
    const minutes = minutesWith(booking, plan.after);
    return previewOf(booking, { ...plan, minutes, warnings: plan.fit.warnings }, state, minimumOrderValue);
  };
  if (preview) return show('PREVIEW');
  if (plan.changes === 'NOTHING') return show('CHANGED');
  const { handDiscount, roundOffPaise } = plan.priced;
  const changes = plan.needsAgreement
    ? await propose(deps, tx, booking, plan, caller, now)
    : plan.changes === 'REASON'
      ? { handDiscount, roundOffPaise }
      : await carryOut(deps, tx, booking, { ...plan, ...plan.priced }, { caller, agreed: 'NOT_NEEDED', now });
  await writeChanges(deps, tx, booking, changes, { caller, now });
  return show(plan.needsAgreement ? 'ASKED' : 'CHANGED');
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
  const before = await bookedLines(tx, booking.id);
  const fit = await fitOfLines(tx, booking, { before, after }, now);
  return carryOut(deps, tx, booking, { before, after, fit, ...price }, { caller, agreed: how, now });
}
