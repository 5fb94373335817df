import { SearchX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { hasCode } from '../../../api/api-error.ts';
import { messageOf } from '../../../api/message-of.ts';
import { Allowed, useMay } from '../../../api/staff-role.tsx';
import { longDate, time } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useUrlValue } from '../../../shared/use-url.ts';
import { SidePanel } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BookingMessages } from '../../messages/message-log/booking-messages.tsx';
import { BookingDocuments } from '../../money/document/booking-documents.tsx';
import { type Booking, referenceOf } from '../booking/booking.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingHistory } from './booking-history.tsx';
import { BookingQuestion, nameOf, nextAct } from './booking-question.tsx';
import { NobodyHereNote } from './nobody-here-note.tsx';
import { type Doing, MainActs, OtherActs } from './panel-acts.tsx';
import { useStaffBooking } from './use-booking-acts.ts';

const RescheduleVisit = lazy(async () => ({ default: (await import('./reschedule-visit.tsx')).RescheduleVisit }));
const MoveParty = lazy(() => import('./move-party.tsx'));
const ServicesDialog = lazy(() => import('./services-dialog.tsx'));
const BookingSeries = lazy(() => import('../series-admin/booking-series.tsx'));
const GiveDialog = lazy(() => import('../hand-over/give-dialog.tsx'));

/** The booking that the address names, beside whatever page is shown. */
export function BookingPanel() {
  const [id, , close] = useUrlValue('booking');
  if (!id) return null;
  return <Panel key={id} id={id} onClose={close} />;
}

/** What is being asked or chosen, and about which booking; both stay when the booking is deleted meanwhile. */
interface Asked {
  doing: Doing;
  booking: Booking;
}

function Panel({ id, onClose }: { id: string; onClose: () => void }) {
  const { booking, error, reload } = useStaffBooking(id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const stop = () => setAsked(null);
  const may = useMay();
  // The accountant reads bookings and changes none.
  const mayAct = may('PUT /booking/{id}');

  function ask(doing: Doing) {
    if (!booking) return;
    const asked = { doing, booking };
    setAsked(asked);
    // The customer may have moved the visit since it was read. If nothing is due any more, the question stays: the server says why.
    const renew = (booking = asked.booking) => {
      const isPointless = doing === 'pay' && booking.amountDue === 0;
      setAsked(now => (now === asked && !isPointless ? { doing, booking } : now));
    };
    reload().then(renew, () => null);
  }

  /** A colleague may mark it paid while cancelling or deleting is asked about: then there is money to give back. */
  const bookingIn = ({ doing, booking: before }: Asked) =>
    doing === 'cancel' || doing === 'delete' ? (booking ?? before) : before;

  return (
    <SidePanel
      onClose={onClose}
      title={booking ? `Booking ${referenceOf(booking).toUpperCase()}` : 'Booking'}
      footer={booking && nextAct(booking) && mayAct && <MainActs booking={booking} onAct={ask} />}
    >
      {booking ? (
        <>
          {mayAct && <NobodyHereNote booking={booking} onAct={ask} />}
          <BookingFacts booking={booking} />
          {mayAct && <OtherActs booking={booking} onAct={ask} />}
          <Allowed to="GET /series/admin">
            <ErrorBoundary fallback={null}>
              <Suspense fallback={null}>
                <BookingSeries booking={booking} />
              </Suspense>
            </ErrorBoundary>
          </Allowed>
          <BookingDocuments id={id} changedBy={[booking.status, booking.amountPaid, booking.paidAt, booking.refundedAt].join()} />
          <BookingMessages id={id} />
          <BookingHistory id={id} />
        </>
      ) : error ? (
        <Problem id={id} error={error} onRetry={reload} />
      ) : (
        <BookingFactsSkeleton />
      )}
      {asked && <Question of={asked.doing} booking={bookingIn(asked)} onClose={stop} onDeleted={onClose} />}
    </SidePanel>
  );
}

interface QuestionProps {
  of: Doing;
  booking: Booking;
  onClose: () => void;
  onDeleted: () => void;
}

function Question({ of, booking, onClose, onDeleted }: QuestionProps) {
  // Drawn anew when the visit was moved meanwhile.
  if (of === 'reschedule')
    return (
      <LateDialog onClose={onClose}>
        {booking.guests ? (
          <MoveParty key={visitOf(booking)} booking={booking} onClose={onClose} />
        ) : (
          <RescheduleVisit key={visitOf(booking)} booking={booking} onClose={onClose} />
        )}
      </LateDialog>
    );
  if (of === 'services')
    return (
      <LateDialog onClose={onClose}>
        <ServicesDialog booking={booking} onClose={onClose} />
      </LateDialog>
    );
  if (of !== 'give') return <BookingQuestion act={of} booking={booking} onClose={onClose} onDeleted={onDeleted} />;
  const { bookingId, bookingDate, bookingTime, user, professional, professionalChosen } = booking;
  return (
    <LateDialog onClose={onClose}>
      <GiveDialog
        visit={{ bookingId, from: professional, canGoBack: true, wasForced: false, wasChosen: professionalChosen }}
        hint={`${nameOf(user)}, ${longDate(bookingDate)}, ${time(bookingTime)}`}
        onClose={onClose}
      />
    </LateDialog>
  );
}

function visitOf({ bookingDate, bookingTime }: Booking): string {
  return `${bookingDate} ${bookingTime}`;
}

function Problem({ id, error, onRetry }: { id: string; error: unknown; onRetry: () => Promise<unknown> }) {
  if (hasCode(error, 'BOOKING_NOT_FOUND', 'VALIDATION_ERROR')) {
    return (
      <>
        <EmptyState icon={SearchX} title="There is no such booking">
          <p>It was deleted, or the address was mistyped.</p>
        </EmptyState>
        <BookingHistory id={id} />
      </>
    );
  }
  return (
    <ErrorState title="Failed to fetch the booking" onRetry={onRetry}>
      <p>{messageOf(error, 'Please check your connection and try again.')}</p>
    </ErrorState>
  );
}

function BookingFactsSkeleton() {
  return (
    <div aria-busy className="grid gap-6">
      <span className="sr-only">Loading the booking</span>
      <div className="grid gap-2">
        <Skeleton className="h-6 w-40 rounded-full" />
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-5 w-44" />
      </div>
      <Repeat times={3}>
        <div className="grid gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-2/3" />
        </div>
      </Repeat>
    </div>
  );
}
