import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { toast } from '../../../ui/toast.ts';
import { touchedByBookings } from './use-booking-acts.ts';

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
