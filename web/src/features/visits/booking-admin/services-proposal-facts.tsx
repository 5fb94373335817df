import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { Allowed } from '../../../api/staff-role.tsx';
import { money, plainTime } from '../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Booking } from '../booking/booking.ts';
import { touchedByBookings } from '../booking/staff-reads.ts';

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
      <Allowed to="PUT /booking/admin/{id}/services/answer">
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => void answer(proposalId, true)}>
            Agreed by Telephone
          </Button>
          <Button size="sm" variant="quiet" onClick={() => void answer(proposalId, false)}>
            Take Back
          </Button>
        </div>
      </Allowed>
    </section>
  );
}

/** What staff do about the services of a visit. Everything that shows the booking is read again, also after a refusal. */
export function useServicesActs(id: string) {
  const { mutate } = useSWRConfig();
  const params = { path: { id } };
  const reread = () => mutate(touchedByBookings).catch(() => null);

  return {
    /** Throws the server's refusal. */
    change: async (body: components['schemas']['ServicesChange']) => {
      try {
        const { state } = await ask(adminApi.PUT('/booking/admin/{id}/services', { params, body }));
        toast.success(state === 'ASKED' ? 'The customer is asked.' : 'Services and price saved.');
      } finally {
        await reread();
      }
    },
    /** Says itself why it failed. */
    answer: async (proposalId: string, agreed: boolean) => {
      const body = { proposalId, agreed };
      try {
        await ask(adminApi.PUT('/booking/admin/{id}/services/answer', { params, body }));
        toast.success(agreed ? 'The visit has changed.' : 'The change is taken back.');
      } catch (error) {
        toast.error('That did not work', { detail: messageOf(error, 'Please check your connection and try again.') });
      } finally {
        await reread();
      }
    },
  };
}
