import { type ReactNode, Suspense, useState } from 'react';
import * as words from '#words/booking';
import { ApiError, hasCode } from '../../../api/api-error.ts';
import { longDate, time } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { isAskedAnew, type ShownBooking, titleOf } from './booking.ts';
import { feeNow, freeUntilOf, isRefusedForGood, keptWords } from './cancel-terms.ts';

const OthersStay = lazy(() => import('./others-stay.tsx'));

interface Props {
  booking: ShownBooking;
  /** False once there is nothing left to promise. */
  hasPromise?: boolean;
  /** Gets the fee that the customer saw. Throws the server's refusal. */
  onCancel: (seenFee: number) => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
}

const alone = {
  title: words.cancelQuestion,
  confirm: words.cancelBooking,
  confirming: words.cancelling,
  fallback: words.cancelFailed,
};
/** The next ones stay. */
const ofSeries = {
  title: words.skipQuestion,
  confirm: words.skipVisit,
  confirming: words.skipping,
  fallback: words.skipFailed,
};

/** Asks before a customer cancels, signed in or by the link of a message. */
export function CancelQuestion({ booking, hasPromise = true, onCancel, onClose, children }: Props) {
  /** The fee that the server named, because it grew while the question was open. */
  const [named, setNamed] = useState<number | null>(null);
  const fee = named ?? feeNow(booking);

  async function cancel() {
    try {
      await onCancel(fee);
    } catch (error) {
      if (error instanceof ApiError && hasCode(error, 'FEE_CHANGED')) setNamed(error.params.fee ?? null);
      throw error;
    }
  }

  return (
    <ConfirmDialog
      danger
      {...(booking.seriesId === undefined ? alone : ofSeries)}
      cancel={words.keepBooking}
      isFinal={isRefusedForGood}
      onConfirm={cancel}
      onClose={onClose}
      promise={hasPromise && <WhatItMeans booking={booking} fee={fee} />}
    >
      <p className="font-semibold wrap-anywhere">{titleOf(booking)}</p>
      <p className="figures text-muted">
        {longDate(booking.bookingDate)}, {time(booking.bookingTime)}
      </p>
      {booking.seriesId !== undefined && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <OthersStay />
          </Suspense>
        </ErrorBoundary>
      )}
      {children}
    </ConfirmDialog>
  );
}

function WhatItMeans({ booking, fee }: { booking: ShownBooking; fee: number }) {
  const { amountPaid } = booking;
  const again = words.cannotBeUndone;
  if (fee > 0)
    return (
      <>
        <p className="mt-4 font-semibold">{keptWords(fee, amountPaid)}</p>
        <p className="mt-2">
          {fee < amountPaid && `${words.moneyGoesBack} `}
          {again}
        </p>
      </>
    );
  const freeUntil = freeUntilOf(booking);
  return (
    <>
      <p className="mt-4">
        {isAskedAnew(booking) ? words.freeBecauseOfUs : freeUntil === null ? words.freeUntilStart : words.freeUntil(freeUntil)}{' '}
        {again}
      </p>
      {amountPaid > 0 && <p className="mt-2">{words.alreadyPaid}</p>}
    </>
  );
}
