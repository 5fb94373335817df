import type { components } from '#contract';
import { adminApi, ask } from '../../api/client.ts';
import { mobilePattern } from '../../shared/phone.ts';
import { useStaffRead } from '../admin-shell/use-staff-read.ts';

export type Caller = components['schemas']['CustomerDetail'];

interface CallerState {
  /** Who has this mobile; null when nobody has registered it, undefined while it is no whole number or is looked up. */
  caller: Caller | null | undefined;
  /** The number is whole, and nobody knows yet whose it is. */
  isAwaited: boolean;
  error: unknown;
  reload: () => Promise<unknown>;
}

/** Whoever is on the phone: looked up as soon as the number is whole. */
export function useCaller(mobile: string): CallerState {
  const isWhole = mobilePattern.test(mobile);
  const { data, error, isBehind, reload } = useStaffRead(isWhole ? ['/customer/admin', 'caller', mobile] : null, () =>
    load(mobile),
  );
  const caller = isWhole && !isBehind ? data : undefined;
  return { caller, isAwaited: isWhole && caller === undefined, error: isWhole ? error : undefined, reload };
}

async function load(mobile: string): Promise<Caller | null> {
  const { content } = await ask(adminApi.GET('/customer/admin', { params: { query: { search: mobile, size: 20 } } }));
  const found = content.find(customer => customer.mobile === mobile);
  return found ? ask(adminApi.GET('/customer/admin/{id}', { params: { path: { id: found.id } } })) : null;
}
