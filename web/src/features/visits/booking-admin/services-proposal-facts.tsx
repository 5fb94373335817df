import { money, plainTime } from '../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import type { Booking } from '../booking/booking.ts';
import { useServicesActs } from './use-services-acts.ts';

/** Other services that wait for the customer's yes (rule B60). */
export function ServicesProposalFacts({ booking }: { booking: Booking }) {
  const { answer } = useServicesActs(booking.bookingId);
  const { servicesProposal: proposal, finalPrice } = booking;
  if (!proposal) return null;
  const { proposalId, items, to, by } = proposal;
  return (
    <section aria-label="Other services">
      <h3 className="mb-1 text-sm font-semibold text-muted">
        {by === 'PROFESSIONAL' ? 'Asked at the door, waiting for the customer' : 'Other services, waiting for the customer'}
      </h3>
      <p className="font-semibold">
        {items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')}
      </p>
      <p className="figures">
        {money(finalPrice)} → {money(proposal.finalPrice)}, until {plainTime(to)}
      </p>
      <p className="text-sm text-muted">Nothing changes before. It is checked again when the customer says yes.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => void answer(proposalId, true)}>
          Agreed by Telephone
        </Button>
        <Button size="sm" variant="quiet" onClick={() => void answer(proposalId, false)}>
          Take Back
        </Button>
      </div>
    </section>
  );
}
