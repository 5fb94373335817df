/** The salon's customers. */

import { setCustomerMobile } from '../office/change-mobile/customer-mobile.ts';
import {
  addCustomer,
  changeCustomer,
  listCustomers,
  readCustomer,
  readCustomerNote,
  setCustomerNote,
  setCustomerStatus,
} from '../office/customer/customer.ts';
import { okByEtag } from '../platform/contract/etag.ts';
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';

export function customers(deps: Deps) {
  return {
    listCustomers: async ({ query: { page, size, search } }) => ok(await listCustomers(deps, search, page, size), 'Customers'),
    addCustomer: async ({ body, once }) => created(await addCustomer(deps, body, once), 'Customer added'),
    getCustomer: async ({ params }) => ok(await readCustomer(deps, params.id), 'Customer'),
    updateCustomer: async ({ params, body }) => ok(await changeCustomer(deps, params.id, body), 'Customer updated'),
    getCustomerNote: async ({ params }) => okByEtag(await readCustomerNote(deps.db.read, params.id), 'Note'),
    setCustomerNote: async ({ params, body, headers }) =>
      okByEtag(await setCustomerNote(deps, params.id, body, headers['if-match']), 'Note saved'),
    setCustomerMobile: async ({ caller, params, body }) =>
      ok(await setCustomerMobile(deps, caller, params.id, body), 'Number changed'),
    setCustomerStatus: async ({ params, query }) =>
      ok(await setCustomerStatus(deps, params.id, query.active), 'Customer updated'),
  } satisfies Partial<Handlers>;
}
