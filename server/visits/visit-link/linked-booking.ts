/** What a link opens: the booking, its free days and slots, moving and cancelling. The booking's own use cases decide. */

import { addDays, type IsoDate, istDate } from '../../../common/time.ts';
import { mustOpenLink } from '../../messages/link/link.ts';
import { documentHtml, documentPdf, summariesOfBooking } from '../../money/document/read.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { addressOf } from '../../schedule/address/address.ts';
import { availableSlots, bookableDays } from '../booking/slots.ts';
import { cancel } from '../change/cancel.ts';
import { answerServices } from '../change/change-services.ts';
import { reschedule } from '../change/move.ts';
import { agreeToTime } from '../plan/propose-time.ts';
import { readBooking } from '../record/read.ts';

type Booking = Schemas['Booking'];
type Linked = Schemas['LinkedBooking'];

const open = ({ db, clock }: Deps, token: string) => mustOpenLink(db.read, token, clock.now());

/** The holder may have got the link from the customer, so they learn nothing of the account and not where exactly the visit goes. */
const asHolderSees = ({ address, ...booking }: Booking): Linked => ({
  bookingId: booking.bookingId,
  reference: booking.reference,
  name: booking.name,
  items: booking.items,
  bookingDate: booking.bookingDate,
  bookingTime: booking.bookingTime,
  durationInMinutes: booking.durationInMinutes,
  address: address && { building: address.building, city: address.city, postalCode: address.postalCode },
  discount: booking.discount,
  ...(booking.travelFee !== undefined && { travelFee: booking.travelFee }),
  ...(booking.quietDiscount !== undefined && { quietDiscount: booking.quietDiscount }),
  couponCode: booking.couponCode,
  finalPrice: booking.finalPrice,
  paymentType: booking.paymentType,
  paymentStatus: booking.paymentStatus,
  paymentState: booking.paymentState,
  amountPaid: booking.amountPaid,
  amountDue: booking.amountDue,
  amountPending: booking.amountPending,
  dueNow: booking.dueNow,
  refundDue: booking.refundDue,
  payBy: booking.payBy,
  cancellation: booking.cancellation,
  refundedAt: booking.refundedAt,
  upi: booking.upi,
  status: booking.status,
  professional: booking.professional,
  professionalChosen: booking.professionalChosen,
  professionalWished: booking.professionalWished,
  womenOnly: booking.womenOnly,
  visit: booking.visit,
  startCode: booking.startCode,
  cancelReason: booking.cancelReason,
  proposal: booking.proposal,
  ...(booking.servicesProposal && { servicesProposal: booking.servicesProposal }),
  ...(booking.laterDue !== undefined && { laterDue: booking.laterDue }),
  ...(booking.laterDueOn !== undefined && { laterDueOn: booking.laterDueOn }),
  ...(booking.discountByHand && { discountByHand: booking.discountByHand }),
  ...(booking.seriesId !== undefined && { seriesId: booking.seriesId }),
  ...(booking.guests && { guests: booking.guests.map(guest => ({ ...guest, label: null })), parts: booking.parts ?? [] }),
  ...(booking.readyBy !== undefined && { readyBy: booking.readyBy }),
});

/** Throws NOT_FOUND. */
export async function readLinked(deps: Deps, token: string): Promise<Linked> {
  const { bookingId, caller } = await open(deps, token);
  return asHolderSees(await readBooking(deps, bookingId, caller));
}

/** Throws NOT_FOUND, and what `reschedule` throws. */
export async function moveLinked(deps: Deps, token: string, to: Schemas['LinkMoveRequest']): Promise<Linked> {
  const { bookingId, caller } = await open(deps, token);
  return asHolderSees(await reschedule(deps, bookingId, caller, to));
}

/** Throws NOT_FOUND, and what `cancel` throws. `seenFee` is in rupees. */
export async function cancelLinked(deps: Deps, token: string, seenFee?: number): Promise<Linked> {
  const { bookingId, caller } = await open(deps, token);
  return asHolderSees(await cancel(deps, bookingId, caller, { seenFee }));
}

/** Throws NOT_FOUND, and what `agreeToTime` throws. */
export async function agreeLinked(deps: Deps, token: string, seen: Schemas['AgreedTime']): Promise<Linked> {
  const { bookingId, caller } = await open(deps, token);
  return asHolderSees(await agreeToTime(deps, bookingId, caller, seen));
}

/** Throws NOT_FOUND, and what `answerServices` throws. */
export async function answerServicesLinked(deps: Deps, token: string, answer: Schemas['ServicesAnswer']): Promise<Linked> {
  const { bookingId, caller } = await open(deps, token);
  return asHolderSees(await answerServices(deps, bookingId, caller, answer));
}

/** The bills and vouchers, without the buyer. Throws NOT_FOUND. */
export async function documentsOfLinked(deps: Deps, token: string): Promise<Schemas['LinkedDocument'][]> {
  const { bookingId } = await open(deps, token);
  const documents = await summariesOfBooking(deps.db.read, bookingId);
  return documents.map(({ id, type, number, date, total, cancelled }) => ({ id, type, number, date, total, cancelled }));
}

/** Throws NOT_FOUND, also for another booking's document. */
const mustOpenDocument = async (deps: Deps, token: string, id: string): Promise<Caller> => {
  const { bookingId, caller } = await open(deps, token);
  const documents = await summariesOfBooking(deps.db.read, bookingId);
  if (!documents.some(document => document.id === id)) throw new AppError('NOT_FOUND');
  return caller;
};

/** Throws NOT_FOUND, also for another booking's document. */
export async function pdfOfLinked(deps: Deps, token: string, id: string): Promise<{ fileName: string; bytes: Buffer }> {
  return documentPdf(deps, id, await mustOpenDocument(deps, token, id));
}

/** Throws NOT_FOUND, also for another booking's document. */
export async function htmlOfLinked(deps: Deps, token: string, id: string): Promise<string> {
  return documentHtml(deps, id, await mustOpenDocument(deps, token, id));
}

/** The visit as the list of slots asks for it: a saved address is the customer's own place. */
const askedOf = async ({ db }: Deps, booking: Booking, caller: Caller) => {
  const { bookingId, durationInMinutes, items, address, addressId, professional, professionalWished } = booking;
  const isSaved = addressId !== null && (await addressOf(db.read, addressId, caller.id)) !== undefined;
  return {
    exceptBookingId: bookingId,
    durationInMinutes,
    serviceIds: items.flatMap(({ serviceId, quantity }) => Array<string>(quantity).fill(serviceId)).join(),
    ...(isSaved ? { addressId } : address && { latitude: address.latitude, longitude: address.longitude }),
    ...(professionalWished && professional && { professionalId: professional.id }),
  };
};

const DAYS_AROUND = 21;

/** A visit of a series may lie beyond the days that can be booked otherwise. */
const aroundOf = ({ seriesId, bookingDate }: Booking, today: IsoDate): { from?: IsoDate; to?: IsoDate } => {
  if (seriesId === undefined) return {};
  const from = addDays(bookingDate, -DAYS_AROUND);
  return { from: from < today ? today : from, to: addDays(bookingDate, DAYS_AROUND) };
};

/** Throws NOT_FOUND. */
export async function daysOfLinked(deps: Deps, token: string): Promise<Schemas['BookableDay'][]> {
  const { bookingId, caller } = await open(deps, token);
  const booking = await readBooking(deps, bookingId, caller);
  return bookableDays(
    deps,
    { ...(await askedOf(deps, booking, caller)), ...aroundOf(booking, istDate(deps.clock.now())) },
    caller,
  );
}

/** Throws NOT_FOUND. */
export async function slotsOfLinked(deps: Deps, token: string, date: IsoDate): Promise<Schemas['Slot'][]> {
  const { bookingId, caller } = await open(deps, token);
  return availableSlots(deps, { date, ...(await askedOf(deps, await readBooking(deps, bookingId, caller), caller)) }, caller);
}
