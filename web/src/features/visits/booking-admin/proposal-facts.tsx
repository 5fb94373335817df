import { longDate, plainTime } from '../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import type { Booking } from '../booking/booking.ts';
import { ProposalChat } from '../hand-over/proposal-chat.tsx';
import { useBookingActs } from './use-booking-acts.ts';

/** Another time that the customer was asked about, and has not answered (rule N82). */
export function ProposalFacts({ booking }: { booking: Booking }) {
  const { withdraw } = useBookingActs(booking.bookingId);
  const { proposal } = booking;
  if (!proposal) return null;
  return (
    <section aria-label="Another time">
      <h3 className="mb-1 text-sm font-semibold text-muted">Another time, waiting for the customer</h3>
      <p className="figures font-semibold">
        {longDate(proposal.bookingDate)}, {plainTime(proposal.bookingTime)}
        {proposal.professional && `, ${proposal.professional.name}`}
      </p>
      <p className="text-sm text-muted">The time is not kept. It is checked again when the customer says yes.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ProposalChat booking={booking} />
        <Button size="sm" variant="quiet" onClick={() => void withdraw()}>
          Take Back
        </Button>
      </div>
    </section>
  );
}
