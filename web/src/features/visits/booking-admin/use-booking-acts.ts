import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { ApiError, hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { toast } from '../../../ui/toast.ts';
import type { Booking } from '../booking/booking.ts';
import { type Move, moveRequest, type RescheduleRequest } from '../booking/move.tsx';
import { touchedByBookings } from '../booking/staff-reads.ts';
import type { GuestsChange } from '../party/change-guests-dialog.tsx';
import type { Paid } from './paid-choice.tsx';

type Ending = { reason: 'NO_SHOW'; chargeFee: boolean } | { reason: 'REFUSED'; refusal: DoorRefusal };

/** How staff give money back. */
export const WAYS = ['CASH', 'UPI', 'CARD', 'BANK'] as const;
export type Way = (typeof WAYS)[number];

/**
 * What staff do to a booking. There are no optimistic updates, because most acts cannot be undone. Everything that shows the booking is
 * read again, also after a refusal, because the server knows better.
 */
export function useBookingActs(id: string) {
  const { mutate } = useSWRConfig();
  const params = { path: { id } };

  /** A refusal is a success when the booking is already as asked: by an earlier try without an answer, or by a colleague. */
  const unless = (isDone: (booking: Booking) => boolean) => async (error: unknown) => {
    if (!hasCode(error, 'INVALID_STATUS_TRANSITION') || !isDone(await readStaffBooking(id))) throw error;
  };

  async function act(call: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await call();
      toast.success(done);
    } finally {
      await mutate(touchedByBookings).catch(() => null);
    }
  }

  /** A visit that did not take place. */
  const end = (why: Ending, done: string) =>
    act(
      () =>
        ask(adminApi.PUT('/booking/admin/{id}/status', { params: { ...params, query: { status: 'CANCELLED', ...why } } })).catch(
          unless(({ cancelReason }) => cancelReason === why.reason),
        ),
      done,
    );

  const reschedule = (body: RescheduleRequest) =>
    act(() => ask(adminApi.PUT('/booking/{id}', { params, body })), 'Booking rescheduled.');

  return {
    /** Completes the visit with its money in one change, so that it gets one document. */
    complete: (paid: Paid) =>
      act(
        () =>
          ask(adminApi.PUT('/booking/admin/{id}/mark-completed', { params: { ...params, query: paid } })).catch(
            unless(({ status }) => status === 'COMPLETED'),
          ),
        'Booking status updated!',
      ),
    pay: ({ paidBy, takenBy }: Paid) => {
      const query = { ...(paidBy && paidBy !== 'NOT_YET' && { paidBy }), ...(takenBy && { takenBy }) };
      const call = () => ask(adminApi.PUT('/booking/admin/{id}/mark-paid', { params: { ...params, query } }));
      return act(() => call().catch(unless(isPaid)), 'Booking marked as paid.');
    },
    unpay: () =>
      act(
        async () => mustNotBeRefunded(await ask(adminApi.PUT('/booking/admin/{id}/mark-unpaid', { params }))),
        'Booking marked as unpaid.',
      ),
    refund: (method: Way) =>
      act(
        () => ask(adminApi.PUT('/booking/admin/{id}/mark-refunded', { params: { ...params, query: { method } } })),
        'Booking marked as refunded.',
      ),
    unrefund: () =>
      act(() => ask(adminApi.PUT('/booking/admin/{id}/mark-unrefunded', { params })), 'Booking marked as not refunded.'),
    cancel: (chargeFee: boolean) =>
      act(
        () =>
          ask(
            adminApi.PUT('/booking/admin/{id}/status', { params: { ...params, query: { status: 'CANCELLED', chargeFee } } }),
          ).catch(unless(({ status }) => status === 'CANCELLED')),
        'Booking status updated!',
      ),
    noShow: (chargeFee: boolean) => end({ reason: 'NO_SHOW', chargeFee }, 'Ended: nobody was there.'),
    refuse: (refusal: DoorRefusal) => end({ reason: 'REFUSED', refusal }, 'Ended: refused at the door.'),
    /** Says itself why it failed. */
    waitLonger: (part?: number) => {
      const query = part === undefined ? {} : { part };
      const call = () => ask(adminApi.DELETE('/booking/admin/{id}/nobody-here', { params: { ...params, query } }));
      return orSay(act(call, 'The professional waits longer.'));
    },
    /** Says itself why it failed. */
    withdraw: () => orSay(act(() => ask(adminApi.DELETE('/booking/admin/{id}/proposal', { params })), 'Proposal taken back.')),
    move: (move: Move) => reschedule(moveRequest(move)),
    /** Of a visit for several guests. */
    moveParty: reschedule,
    previewGuests: (body: GuestsChange) =>
      ask(adminApi.PUT('/booking/admin/{id}/guests', { params: { ...params, query: { preview: true } }, body })),
    changeGuests: (body: GuestsChange) =>
      act(() => ask(adminApi.PUT('/booking/admin/{id}/guests', { params, body })), 'Guests changed.'),
    remove: () =>
      act(
        () =>
          ask(adminApi.DELETE('/booking/{id}', { params })).catch(error => {
            if (!hasCode(error, 'BOOKING_NOT_FOUND')) throw error;
          }),
        'Booking deleted.',
      ),
  };
}

/** For acts without a question, which would say why they failed. */
async function orSay(acting: Promise<void>): Promise<void> {
  await acting.catch(error => {
    toast.error('That did not work', { detail: messageOf(error, 'Please check your connection and try again.') });
  });
}

/** Refuses when a colleague has marked the booking as refunded meanwhile: it is unpaid for that reason. */
function mustNotBeRefunded({ refundedAt }: Booking): void {
  if (refundedAt === null) return;
  const message = 'It was marked as refunded meanwhile. If no money went back, mark it not refunded first.';
  throw new ApiError({ status: 409, errorCode: 'INVALID_STATUS_TRANSITION', message });
}

function isPaid({ paymentStatus }: Booking): boolean {
  return paymentStatus === 'PAID';
}

/** Reads the booking now; throws ApiError. */
export function readStaffBooking(id: string): Promise<Booking> {
  return ask(adminApi.GET('/booking/{id}', { params: { path: { id } } }));
}

/** Any customer's booking, with all its facts. */
export function useStaffBooking(id: string): {
  booking: Booking | undefined;
  error: unknown;
  reload: () => Promise<Booking | undefined>;
} {
  const { data, error, reload } = useStaffRead(['/booking/{id}', id], () => readStaffBooking(id), { isLive: true });
  return { booking: data, error, reload };
}

/** Who did what to the booking, latest first; also of a deleted one. */
export function useBookingHistory(id: string) {
  return useStaffRead(
    ['/booking/admin/{id}/history', id],
    () => ask(adminApi.GET('/booking/admin/{id}/history', { params: { path: { id } } })),
    { isLive: true },
  );
}

// Why a visit did not take place, in words for staff (rules B40 and N84).
type Schemas = components['schemas'];
export type DoorRefusal = Schemas['DoorRefusal'];

export const cancelReasonWords: Record<Schemas['CancelReason'], string> = {
  NO_SHOW: 'Nobody was there',
  REFUSED: 'Refused at the door',
  NOT_PAID: 'Not paid in time, so never booked',
};

export const refusalWords: Record<DoorRefusal, string> = {
  UNSAFE: 'It did not feel safe',
  HEALTH: 'Illness, or the skin',
  NOT_AS_BOOKED: 'Something else than booked was wanted',
  NO_PLACE: 'No room, water or power',
  CUSTOMER_DECLINED: 'The customer did not want the visit',
  OTHER: 'Another reason',
};
