import type { components } from '#contract';
import { MOBILE } from '../../../../../../common/phone.ts';
import { adminApi, ask } from '../../../../api/client.ts';
import { useStaffRead } from '../../../../api/use-staff-read.ts';

export type Caller = components['schemas']['CustomerDetail'];

interface CallerState {
  /** The customer with this mobile; null when there is none, undefined while the number is incomplete or looked up. */
  caller: Caller | null | undefined;
  /** The number is complete and being looked up. */
  isAwaited: boolean;
  error: unknown;
  reload: () => Promise<unknown>;
}

/** Looks up the caller as soon as the number is complete. */
export function useCaller(mobile: string): CallerState {
  const isWhole = MOBILE.test(mobile);
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
