import type { components } from '#contract';
import { setCustomerNote } from '../../../../../common/bounds/customers.gen.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { useResource } from '../../../records/use-resource.ts';

export type Customer = components['schemas']['Customer'];

/** The contract's limit. */
export const noteLength = setCustomerNote.properties.note.maxLength;

/** A customer with totals over all bookings and the latest 50 of them. Without an id it reads nothing. */
export function useCustomer(id: string | null) {
  return useStaffRead(id === null ? null : ['/customer/admin/{id}', id], () =>
    ask(adminApi.GET('/customer/admin/{id}', { params: { path: { id: id ?? '' } } })),
  );
}

/** Touches everything, because every booking shows the name. */
export function useChangeCustomers() {
  return useResource({ noun: 'customer', gone: 'USER_NOT_FOUND', touches: 'everything' });
}
