/** Free slots, bookings, and their life: PENDING, then COMPLETED or CANCELLED. */
import { customerEntry } from '../messages/calendar/customer-entry.ts';
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { bookAgain, offerAgain } from '../visits/booking/again.ts';
import { bookVisit } from '../visits/booking/book.ts';
import { bookForCustomer } from '../visits/booking/book-for-customer.ts';
import { enterPastVisit } from '../visits/booking/enter-past.ts';
import { planParty } from '../visits/booking/plan-party.ts';
import { availableSlots, bookableDays } from '../visits/booking/slots.ts';
import { cancel, remove } from '../visits/change/cancel.ts';
import { changeGuests } from '../visits/change/change-guests.ts';
import { answerServices, changeServices } from '../visits/change/change-services.ts';
import { complete } from '../visits/change/complete.ts';
import { reschedule } from '../visits/change/move.ts';
import { setState } from '../visits/change/set-state.ts';
import { setStatus } from '../visits/change/set-status.ts';
import { answerHelp, letWaitLonger, waiveStartCode } from '../visits/change/steps.ts';
import { markPaid, markRefunded, markUnpaid, markUnrefunded } from '../visits/change/take-money.ts';
import { setExternal } from '../visits/change/write.ts';
import { listChanges } from '../visits/list/changed-since.ts';
import { readDay } from '../visits/list/day.ts';
import { exportBookings } from '../visits/list/export.ts';
import { listAllBookings } from '../visits/list/list.ts';
import { readWeek } from '../visits/list/week.ts';
import { assignProfessional, listCandidates, listUncovered } from '../visits/plan/assign.ts';
import { listFittingTimes } from '../visits/plan/fitting-times.ts';
import { applyDay, proposeDay } from '../visits/plan/plan-day.ts';
import { agreeToTime, proposeTime, withdrawProposal } from '../visits/plan/propose-time.ts';
import { readHistory } from '../visits/record/history.ts';
import { bookingsOf, mustFindBooking, readBooking } from '../visits/record/read.ts';
import { calendarFile, csvFile } from './file-answers.ts';

export function bookings(deps: Deps) {
  const { db } = deps;
  return {
    listAvailableSlots: async ({ query, caller }) => ok(await availableSlots(deps, query, caller), 'Slots'),
    listBookableDays: async ({ query, caller }) => ok(await bookableDays(deps, query, caller), 'Days'),
    listBookings: async ({ caller }) => ok(await bookingsOf(deps, caller.id, caller), 'Bookings'),
    planParty: async ({ caller, body }) => ok(await planParty(deps, caller, body), 'Plans'),
    createBooking: async ({ caller, body, once }) =>
      created(await bookVisit(deps, caller, body, once), 'Your order has been placed successfully'),
    listBookingsOfUser: async ({ params, caller }) => ok(await bookingsOf(deps, params.id, caller), 'Bookings'),
    getBooking: async ({ params, caller }) => ok(await readBooking(deps, params.id, caller), 'Booking'),
    rescheduleBooking: async ({ params, caller, body }) => ok(await reschedule(deps, params.id, caller, body), 'Booking moved'),
    deleteBooking: async ({ params, caller }) => {
      await remove(deps, params.id, caller);
      return ok(null, 'Booking deleted');
    },
    cancelBooking: async ({ params, query, caller }) => ok(await cancel(deps, params.id, caller, query), 'Booking cancelled'),
    agreeToTime: async ({ params, caller, body }) => ok(await agreeToTime(deps, params.id, caller, body), 'Booking moved'),
    changeGuests: async ({ params, query, caller, body }) =>
      ok(await changeGuests(deps, params.id, caller, body, query.preview), 'Guests'),
    answerServices: async ({ params, caller, body }) => ok(await answerServices(deps, params.id, caller, body), 'Booking'),
    getBookingCalendar: async ({ params, caller }) => {
      await mustFindBooking(db.read, params.id, caller);
      return calendarFile(await customerEntry(deps, params.id, null));
    },
    offerAgain: async ({ params, query, caller }) => ok(await offerAgain(deps, params.id, query, caller), 'Offer'),
    bookAgain: async ({ params, caller }) => ok(await bookAgain(deps, params.id, caller), 'Cart'),
    listAllBookings: async ({ query: { page, size, order, ...choice } }) =>
      ok(await listAllBookings(deps, choice, { order, page, size }), 'Bookings'),
    bookForCustomer: async ({ caller, body, once }) =>
      created(await bookForCustomer(deps, caller, body, once), 'The visit is booked'),
    enterPastVisit: async ({ caller, body, once }) =>
      created(await enterPastVisit(deps, caller, body, once), 'The visit is entered'),
    listBookingChanges: async ({ query: { after, size } }) => ok(await listChanges(deps, after, size), 'Changes'),
    exportBookings: async ({ query }) => {
      const { fileName, lines } = exportBookings(deps, query);
      return csvFile(fileName, lines);
    },
    getBookingWeek: async ({ query }) => ok(await readWeek(deps, query), 'Week'),
    getBookingDay: async ({ query }) => ok(await readDay(deps, query.date), 'Day'),
    proposeDay: async ({ query }) => ok(await proposeDay(deps, query.date), 'Proposal'),
    applyDay: async ({ body, caller }) => ok(await applyDay(deps, body, caller), 'Applied'),
    listUncovered: async () => ok(await listUncovered(deps), 'Uncovered visits'),
    listCandidates: async ({ params, query, caller }) =>
      ok(await listCandidates(deps, params.id, caller, query.part), 'Candidates'),
    assignProfessional: async ({ params, query, caller }) =>
      ok(await assignProfessional(deps, params.id, caller, query), 'The visit has its professional'),
    waiveStartCode: async ({ params, query, caller }) =>
      ok(await waiveStartCode(deps, params.id, caller, query), 'Start code waived'),
    answerHelp: async ({ params, query, caller }) =>
      ok(await answerHelp(deps, params.id, caller, query), 'Call for help answered'),
    letWaitLonger: async ({ params, query, caller }) =>
      ok(await letWaitLonger(deps, params.id, caller, query), 'She waits longer'),
    listFittingTimes: async ({ params, query, caller }) =>
      ok(await listFittingTimes(deps, params.id, caller, query.part), 'Times'),
    proposeTime: async ({ params, query, caller, body }) =>
      ok(await proposeTime(deps, params.id, caller, body, query.part), 'The customer is asked'),
    withdrawProposal: async ({ params, query, caller }) =>
      ok(await withdrawProposal(deps, params.id, caller, query.part), 'Proposal taken back'),
    changeGuestsAsStaff: async ({ params, query, caller, body }) =>
      ok(await changeGuests(deps, params.id, caller, body, query.preview), 'Guests'),
    changeServices: async ({ params, query, caller, body }) => {
      const data = await changeServices(deps, params.id, caller, body, query.preview);
      return ok(data, data.state === 'ASKED' ? 'The customer is asked' : 'Services');
    },
    answerServicesAsStaff: async ({ params, caller, body }) => ok(await answerServices(deps, params.id, caller, body), 'Booking'),
    setBookingExternal: async ({ params, caller, body }) =>
      ok(await setExternal(deps, params.id, caller, body), 'Booking updated'),
    setBookingStatus: async ({ params, query, caller }) =>
      ok(await setStatus(deps, params.id, caller, query), 'Booking status updated!'),
    markBookingCompleted: async ({ params, query, caller }) =>
      ok(await complete(deps, params.id, caller, query), 'Booking status updated!'),
    markBookingCompletedByPost: async ({ params, caller }) =>
      ok(await complete(deps, params.id, caller, {}), 'Booking status updated!'),
    markBookingPaid: async ({ params, query, caller }) =>
      ok(await markPaid(deps, params.id, caller, query), 'Booking marked as paid'),
    markBookingUnpaid: async ({ params, caller }) => ok(await markUnpaid(deps, params.id, caller), 'Booking marked as unpaid'),
    markBookingRefunded: async ({ params, query, caller }) =>
      ok(await markRefunded(deps, params.id, caller, query), 'Booking marked as refunded'),
    setBookingState: async ({ params, caller, body }) => ok(await setState(deps, params.id, caller, body), 'State saved'),
    markBookingUnrefunded: async ({ params, caller }) =>
      ok(await markUnrefunded(deps, params.id, caller), 'Booking marked as not refunded'),
    getBookingHistory: async ({ params }) => ok(await readHistory(deps, params.id), 'History'),
  } satisfies Partial<Handlers>;
}
