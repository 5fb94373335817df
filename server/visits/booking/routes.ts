import { summariesOfBooking } from '../../money/document/read.ts';
import { okByEtag } from '../../platform/contract/etag.ts';
import { created, type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { offerAgain } from './again.ts';
import { assignProfessional, listCandidates, listUncovered } from './assign.ts';
import { bookVisit } from './book.ts';
import { bookAgain } from './book-again.ts';
import { bookForCustomer } from './book-for-customer.ts';
import { saveSettings } from './capacity.ts';
import { cancel, remove, reschedule, setExternal } from './change.ts';
import { answerServices, changeServices } from './change-services.ts';
import { listChanges } from './changes.ts';
import { complete } from './complete.ts';
import { readDay } from './day.ts';
import { setStatus } from './door.ts';
import { enterPastVisit } from './enter-past.ts';
import { exportBookings } from './export.ts';
import { readHistory } from './history.ts';
import { listAllBookings } from './list.ts';
import { markPaid, markRefunded, markUnpaid, markUnrefunded, readPayment, recordPayment } from './money.ts';
import { offeredProfessionals } from './offered.ts';
import { payAfter } from './pay-after.ts';
import { applyDay, proposeDay } from './plan-day.ts';
import { agreeToTime, proposeTime, withdrawProposal } from './proposal.ts';
import { bookingsOf, mustFindBooking, readBooking } from './read.ts';
import { setState } from './set-state.ts';
import { previewSettings } from './settings-preview.ts';
import { availableSlots, bookableDays } from './slots.ts';
import { listFittingTimes } from './times.ts';
import { answerHelp, letWaitLonger, waiveStartCode } from './visit.ts';
import { readWeek } from './week.ts';

/** The operations of Bookings, and those of Settings and Professionals that need the bookings. */
export function bookingRoutes(deps: Deps) {
  return {
    listAvailableSlots: async ({ query, caller }) => ok(await availableSlots(deps, query, caller), 'Slots'),
    listBookableDays: async ({ query, caller }) => ok(await bookableDays(deps, query, caller), 'Days'),
    listProfessionals: async ({ query, caller }) => ok(await offeredProfessionals(deps, query, caller), 'Professionals'),
    createBooking: async ({ caller, body, once }) =>
      created(await bookVisit(deps, caller, body, once), 'Your order has been placed successfully'),
    listBookings: async ({ caller }) => ok(await bookingsOf(deps, caller.id, caller), 'Bookings'),
    listBookingsOfUser: async ({ params, caller }) => ok(await bookingsOf(deps, params.id, caller), 'Bookings'),
    getBooking: async ({ params, caller }) => ok(await readBooking(deps, params.id, caller), 'Booking'),
    listDocumentsOfBooking: async ({ params, caller }) => {
      await mustFindBooking(deps.db.read, params.id, caller);
      return ok(await summariesOfBooking(deps.db.read, params.id), 'Documents');
    },
    rescheduleBooking: async ({ params, caller, body }) => ok(await reschedule(deps, params.id, caller, body), 'Booking moved'),
    cancelBooking: async ({ params, query, caller }) => ok(await cancel(deps, params.id, caller, query), 'Booking cancelled'),
    offerAgain: async ({ params, query, caller }) => ok(await offerAgain(deps, params.id, query, caller), 'Offer'),
    bookAgain: async ({ params, caller }) => ok(await bookAgain(deps, params.id, caller), 'Cart'),
    deleteBooking: async ({ params, caller }) => {
      await remove(deps, params.id, caller);
      return ok(null, 'Booking deleted');
    },
    listAllBookings: async ({ query: { page, size, order, ...choice } }) =>
      ok(await listAllBookings(deps, choice, { order, page, size }), 'Bookings'),
    enterPastVisit: async ({ caller, body, once }) =>
      created(await enterPastVisit(deps, caller, body, once), 'The visit is entered'),
    bookForCustomer: async ({ caller, body, once }) =>
      created(await bookForCustomer(deps, caller, body, once), 'The visit is booked'),
    listBookingChanges: async ({ query: { after, size } }) => ok(await listChanges(deps, after, size), 'Changes'),
    getBookingWeek: async ({ query }) => ok(await readWeek(deps, query), 'Week'),
    exportBookings: async ({ query }) => {
      const { fileName, lines } = exportBookings(deps, query);
      const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${fileName}"` };
      return { status: 200, headers, body: lines };
    },
    setBookingStatus: async ({ params, query, caller }) =>
      ok(await setStatus(deps, params.id, caller, query), 'Booking status updated!'),
    markBookingCompleted: async ({ params, query, caller }) =>
      ok(await complete(deps, params.id, caller, query), 'Booking status updated!'),
    markBookingCompletedByPost: async ({ params, caller }) =>
      ok(await complete(deps, params.id, caller, {}), 'Booking status updated!'),
    payAfterService: async ({ params, caller }) => ok(await payAfter(deps, params.id, caller), 'You pay after the service'),
    getBookingPayment: async ({ params, caller }) => ok(await readPayment(deps, params.id, caller), 'Payment'),
    recordPayment: async ({ params, body, caller, once }) =>
      ok(await recordPayment(deps, params.id, caller, body, once), 'Payment recorded'),
    markBookingPaid: async ({ params, query, caller }) =>
      ok(await markPaid(deps, params.id, caller, query), 'Booking marked as paid'),
    markBookingUnpaid: async ({ params, caller }) => ok(await markUnpaid(deps, params.id, caller), 'Booking marked as unpaid'),
    markBookingRefunded: async ({ params, query, caller }) =>
      ok(await markRefunded(deps, params.id, caller, query), 'Booking marked as refunded'),
    setBookingState: async ({ params, caller, body }) => ok(await setState(deps, params.id, caller, body), 'State saved'),
    markBookingUnrefunded: async ({ params, caller }) =>
      ok(await markUnrefunded(deps, params.id, caller), 'Booking marked as not refunded'),
    getBookingDay: async ({ query }) => ok(await readDay(deps, query.date), 'Day'),
    proposeDay: async ({ query }) => ok(await proposeDay(deps, query.date), 'Proposal'),
    applyDay: async ({ body, caller }) => ok(await applyDay(deps, body, caller), 'Applied'),
    listUncovered: async () => ok(await listUncovered(deps), 'Uncovered visits'),
    listCandidates: async ({ params, caller }) => ok(await listCandidates(deps, params.id, caller), 'Candidates'),
    assignProfessional: async ({ params, query, caller }) =>
      ok(await assignProfessional(deps, params.id, caller, query), 'The visit has its professional'),
    waiveStartCode: async ({ params, caller }) => ok(await waiveStartCode(deps, params.id, caller), 'Start code waived'),
    answerHelp: async ({ params, caller }) => ok(await answerHelp(deps, params.id, caller), 'Call for help answered'),
    letWaitLonger: async ({ params, caller }) => ok(await letWaitLonger(deps, params.id, caller), 'She waits longer'),
    listFittingTimes: async ({ params, caller }) => ok(await listFittingTimes(deps, params.id, caller), 'Times'),
    proposeTime: async ({ params, caller, body }) =>
      ok(await proposeTime(deps, params.id, caller, body), 'The customer is asked'),
    withdrawProposal: async ({ params, caller }) => ok(await withdrawProposal(deps, params.id, caller), 'Proposal taken back'),
    agreeToTime: async ({ params, caller, body }) => ok(await agreeToTime(deps, params.id, caller, body), 'Booking moved'),
    changeServices: async ({ params, query, caller, body }) => {
      const data = await changeServices(deps, params.id, caller, body, query.preview);
      return ok(data, data.state === 'ASKED' ? 'The customer is asked' : 'Services');
    },
    answerServicesAsStaff: async ({ params, caller, body }) => ok(await answerServices(deps, params.id, caller, body), 'Booking'),
    answerServices: async ({ params, caller, body }) => ok(await answerServices(deps, params.id, caller, body), 'Booking'),
    getBookingHistory: async ({ params }) => ok(await readHistory(deps, params.id), 'History'),
    setBookingExternal: async ({ params, caller, body }) =>
      ok(await setExternal(deps, params.id, caller, body), 'Booking updated'),
    updateSettings: async ({ caller, body: { currentPassword, ...settings }, headers, clientAddress }) => {
      const confirmation = { caller, currentPassword, clientAddress };
      return okByEtag(await saveSettings(deps, confirmation, settings, headers['if-match']), 'Settings saved');
    },
    previewSettings: async ({ body: { currentPassword: _, ...settings } }) =>
      ok(await previewSettings(deps, settings), 'Preview'),
  } satisfies Partial<Handlers>;
}
