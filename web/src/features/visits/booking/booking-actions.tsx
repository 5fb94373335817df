import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/booking';
import * as common from '#words/common';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { BookAgain } from './book-again.tsx';
import { type Booking, canCancel, canMove, hasDocuments, isAskedAnew, referenceOf } from './booking.ts';
import { StatusBadge } from './booking-badges.tsx';
import { CancelQuestion } from './cancel-question.tsx';
import { PayOnline, UpiPayment } from './pay-visit.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { ProposalQuestion } from './proposal-question.tsx';
import { RescheduleOwn } from './reschedule-own.tsx';
import { ServicesQuestion } from './services-question.tsx';
import { useBookings } from './use-bookings.ts';
import { useChangeBooking } from './use-change-booking.ts';

const DocumentsDialog = lazy(() => import('../../money/document/documents-dialog.tsx'));

/** What the customer is about to do. `booking` stays as it was when they began. */
export interface BookingAct {
  doing: Doing;
  booking: Booking;
}

type Doing = 'pay' | 'reschedule' | 'cancel';

interface Props {
  booking: Booking;
  onAct: (act: BookingAct) => void;
}

export function BookingActions({ booking, onAct }: Props) {
  const start = (doing: Doing) => onAct({ doing, booking });
  return (
    <>
      <PayOnline booking={booking} size="sm" />
      {booking.upi && (
        <Button size="sm" onClick={() => start('pay')} className="max-sm:min-w-full">
          {common.payByUpi}
        </Button>
      )}
      {canCancel(booking) ? (
        <>
          {canMove(booking) && !isAskedAnew(booking) && (
            <Button size="sm" variant="secondary" onClick={() => start('reschedule')}>
              {words.reschedule}
            </Button>
          )}
          {!isAskedAnew(booking) && (
            <Button size="sm" variant="quiet" onClick={() => start('cancel')}>
              {booking.seriesId === undefined ? common.cancel : words.skipVisit}
            </Button>
          )}
          {booking.payBy === null && <AddToCalendar booking={booking} />}
        </>
      ) : (
        <BookAgain booking={booking} />
      )}
      {hasDocuments(booking) && <Documents booking={booking} />}
    </>
  );
}

/** Whether another time or other services suit, on the booking's card. */
export function OwnProposal({ booking, onAct }: Props) {
  const { agree, answerServices } = useChangeBooking(booking.bookingId);
  const start = (doing: Doing) => onAct({ doing, booking });
  return (
    <>
      <ProposalQuestion booking={booking} onAgree={agree} onOther={() => start('reschedule')} onCancel={() => start('cancel')} />
      <ServicesQuestion key={booking.servicesProposal?.proposalId} booking={booking} onAnswer={answerServices} />
    </>
  );
}

/** Rendered above the list: a booking may leave its place in the list, and its dialog must stay to say why something was refused. */
export function BookingActDialog({ act: { doing, booking }, onClose }: { act: BookingAct; onClose: () => void }) {
  if (doing === 'cancel') return <CancelDialog booking={booking} onClose={onClose} />;
  if (doing === 'reschedule') return <RescheduleOwn booking={booking} onClose={onClose} />;
  return <PayOwn booking={booking} onClose={onClose} />;
}

/** Shows the current state: the salon may confirm the payment or cancel the visit while the payment app is open. */
function PayOwn({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { bookings } = useBookings();
  const now = bookings?.find(({ bookingId }) => bookingId === booking.bookingId) ?? booking;
  return <UpiDialog booking={now} onClose={onClose} />;
}

/** Loads the bills of the booking when the customer asks for them. */
function Documents({ booking }: { booking: Booking }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        <ReceiptText aria-hidden className="size-4.5" strokeWidth={1.75} />
        {booking.status === 'COMPLETED' ? words.bill : words.receipt}
      </Button>
      {isOpen && (
        <LateDialog onClose={close}>
          <DocumentsDialog bookingId={booking.bookingId} reference={referenceOf(booking)} onClose={close} />
        </LateDialog>
      )}
    </>
  );
}

interface UpiDialogProps {
  booking: Booking;
  onClose: () => void;
}

function UpiDialog({ booking, onClose }: UpiDialogProps) {
  return (
    <Dialog onClose={onClose} title={common.payByUpi}>
      {booking.upi ? (
        <UpiPayment booking={booking} upi={booking.upi} />
      ) : (
        <div role="status" className="grid gap-3">
          <p>{words.noLongerUpi}</p>
          <p className="flex flex-wrap gap-2">
            <StatusBadge isOwn status={booking.status} reason={booking.cancelReason} />
            <PaymentBadge booking={booking} />
          </p>
        </div>
      )}
    </Dialog>
  );
}

interface CancelDialogProps {
  booking: Booking;
  onClose: () => void;
}

function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const { cancel } = useChangeBooking(booking.bookingId);
  const { bookings } = useBookings();
  const isCompleted = bookings?.some(({ bookingId, status }) => bookingId === booking.bookingId && status === 'COMPLETED');
  return (
    <CancelQuestion
      booking={booking}
      hasPromise={!isCompleted}
      onCancel={async seenFee => {
        await cancel(seenFee);
        onClose();
      }}
      onClose={onClose}
    >
      {isCompleted && (
        <p className="mt-4">
          <StatusBadge status="COMPLETED" />
        </p>
      )}
    </CancelQuestion>
  );
}
