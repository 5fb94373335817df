import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useSave } from '../../../api/use-save.ts';
import { clockOf } from '../../../shared/format.ts';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAreOffersOff } from './offers-off.tsx';
import { forStaff, type StaffWait, touchedByWaits } from './waits.ts';

type OfferRequest = components['schemas']['OfferRequest'];

/** What staff do with a wait. Everything that shows it is read again, also after a refusal, because the server knows better. */
export function useWaitActs({ wait, customer: { fullName } }: StaffWait) {
  const { mutate } = useSWRConfig();
  const save = useSave();
  const isOff = useAreOffersOff();
  const params = { path: { id: wait.id } };

  async function thenRead<Done>(act: () => Promise<Done>): Promise<Done> {
    try {
      return await act();
    } finally {
      await mutate(touchedByWaits).catch(() => null);
    }
  }

  async function end() {
    await thenRead(() => ask(adminApi.DELETE('/wait/{id}', { params })));
    toast.success(`${fullName} waits no longer.`);
  }

  return {
    /** Throws ApiError. */
    async offer(wanted: OfferRequest): Promise<void> {
      const send = (header: { 'idempotency-key': string }) =>
        ask(adminApi.POST('/wait/admin/{id}/offer', { params: { ...params, header }, body: wanted }));
      const { wait: after } = await thenRead(() => save({ ...wanted, waitId: wait.id }, send));
      const until = after.offer ? ` until ${clockOf(after.offer.expiresAt)}` : '';
      toast.success(`The time is held for ${fullName}${until}.`, {
        detail: isOff ? 'No message goes out: call the customer.' : 'A message with the link is on its way.',
      });
    },
    /** Goes on with a paused wait. */
    async goOn(): Promise<void> {
      try {
        await thenRead(() => ask(adminApi.PUT('/wait/{id}', { params, body: { paused: false } })));
        toast.success(`${fullName} gets offers again.`);
      } catch (error) {
        toast.error('The wait is still paused', {
          detail: messageOf(forStaff(error), 'Please check your connection and try again.'),
        });
      }
    },
    /** Ends the wait, after a question. */
    askToEnd(): void {
      confirm({
        title: `End the wait of ${fullName}?`,
        body: (
          <>
            <p>No more times are offered for it. The customer can wait again at any time.</p>
            {wait.offer && <p className="mt-2">The time that is held now goes to the next who waits.</p>}
          </>
        ),
        confirm: 'End the Wait',
        confirming: 'Ending...',
        cancel: 'Keep Waiting',
        danger: true,
        fallback: 'Failed to end the wait.',
        isFinal: error => hasCode(error, 'NOT_FOUND'),
        act: end,
      });
    },
  };
}
