import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { useSave } from '../../../api/use-save.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { money } from '../../../shared/format.ts';
import { toast } from '../../../ui/toast.ts';
import { touchedByBookings } from '../booking/staff-reads.ts';

type Schemas = components['schemas'];
export type Payment = Schemas['Payment'];
export type Refund = Schemas['Refund'];

/** The payments and refunds of a booking, in order of time. */
export function usePayments(bookingId: string) {
  return useStaffRead(
    ['/booking/{id}/payment', bookingId],
    () => ask(adminApi.GET('/booking/{id}/payment', { params: { path: { id: bookingId } } })),
    { isLive: true },
  );
}

/** What can still be given back of a payment, in rupees. */
export function refundable({ state, amount, refunded }: Payment): number {
  return state === 'PAID' ? Math.round((amount - refunded) * 100) / 100 : 0;
}

/** Whether the provider pays it back. All other money staff give back by hand. */
export function isOnline({ provider }: Payment): boolean {
  return provider !== 'NONE';
}

/** Records money that came and money that goes back. Tries with the same input share an idempotency key (rule V21). */
export function usePaymentActs(bookingId: string) {
  const { mutate } = useSWRConfig();
  const save = useSave();
  const path = { id: bookingId };

  async function act<Done>(body: object, send: (key: { 'idempotency-key': string }) => Promise<Done>, done: string) {
    try {
      await save(body, send);
      toast.success(done);
    } finally {
      // A refusal shows that something has changed, too.
      await mutate(touchedByBookings).catch(() => null);
    }
  }

  return {
    record: (body: Schemas['ReceivedPayment']) =>
      act(
        body,
        header => ask(adminApi.POST('/booking/admin/{id}/payment', { params: { path, header }, body })),
        `${money(body.amount)} recorded.`,
      ),
    refund: (body: Schemas['RefundRequest'], isByProvider: boolean) =>
      act(
        body,
        header => ask(adminApi.POST('/booking/admin/{id}/refund', { params: { path, header }, body })),
        isByProvider ? `${money(body.amount)} is on its way back.` : `${money(body.amount)} noted as given back.`,
      ),
  };
}

export const methodWords: Record<Payment['method'], string> = {
  CASH: 'Cash',
  UPI: 'UPI',
  CARD: 'Card',
  BANK: 'Bank transfer',
  ONLINE: 'Online',
  OTHER: 'Paid, nobody noted how',
};

export const providerWords: Record<Payment['provider'], string> = {
  NONE: 'The salon',
  DEV: 'The development gateway',
  RAZORPAY: 'Razorpay',
};

/** No word for money that is there. */
export const stateWords: Record<Payment['state'], string | null> = {
  PAID: null,
  PENDING: 'Waits for the customer',
  FAILED: 'Failed',
  EXPIRED: 'Not paid in time',
  VOID: 'Entered by mistake',
};

export const refundWords: Record<Refund['state'], string> = {
  PENDING: 'On its way back',
  DONE: 'Given back',
  FAILED: 'Refused by the provider, so it is due again',
  VOID: 'Entered by mistake',
};
