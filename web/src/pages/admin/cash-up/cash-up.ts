import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { useSave } from '../../../api/use-save.ts';
import { readOf, useStaffRead } from '../../../api/use-staff-read.ts';

type Schemas = components['schemas'];
export type CashUpDay = Schemas['CashUpDay'];
export type CashUpEntry = Schemas['CashUpEntry'];
export type DeskMoney = Schemas['DeskMoney'];
export type OpenBalance = Schemas['OpenBalance'];
export type BalanceRequest = Schemas['BalanceRequest'];
export type BalanceEntry = Schemas['BalanceEntry'];
export type CashUpSettlement = Schemas['CashUpSettlement'];

/** What each professional took on a day. Payments arrive while she looks. */
export function useCashUpDay(date: string) {
  const load = () => ask(adminApi.GET('/cash-up/admin', { params: { query: { date } } }));
  return useStaffRead(['/cash-up/admin', date], load, { isLive: true });
}

export function useCashUpDetails(professionalId: string, date: string) {
  const params = { path: { professionalId }, query: { date } };
  const load = () => ask(adminApi.GET('/cash-up/admin/{professionalId}', { params }));
  return useStaffRead(['/cash-up/admin/{professionalId}', professionalId, date], load);
}

/** Saves once, also after a lost answer, and reads what is shown again. Throws `ApiError` for the form to show. */
function useSaved<Body, Answer>(send: (header: { 'idempotency-key': string }, body: Body) => Promise<Answer>) {
  const { mutate } = useSWRConfig();
  const save = useSave();
  return async (body: Body): Promise<Answer> => {
    try {
      return await save(body, header => send(header, body));
    } finally {
      // If the session has ended, this read fails; ignore that.
      mutate(readOf('/cash-up/admin', '/cash-up/admin/{professionalId}')).catch(() => null);
    }
  };
}

/** Settles a day. */
export function useSettle() {
  return useSaved((header, body: Schemas['CashUpRequest']) => ask(adminApi.POST('/cash-up/admin', { params: { header }, body })));
}

/** Settles what stayed open. */
export function useSettleBalance() {
  return useSaved((header, body: BalanceRequest) => ask(adminApi.POST('/cash-up/admin/balance', { params: { header }, body })));
}
