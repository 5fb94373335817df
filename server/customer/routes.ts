import { type Handlers, ok } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { listCustomers, readCustomer, setCustomerNote, setCustomerStatus } from './customer.ts';
import { deleteAccount, exportAccount } from './own-account.ts';

/** The Customers operations, and the two of Auth about the caller's whole account. */
export const customerRoutes = (deps: Deps) =>
  ({
    listCustomers: async ({ query: { page, size, search } }) => ok(await listCustomers(deps, search, page, size), 'Customers'),
    getCustomer: async ({ params }) => ok(await readCustomer(deps, params.id), 'Customer'),
    setCustomerNote: async ({ params, body }) => ok(await setCustomerNote(deps, params.id, body), 'Note saved'),
    setCustomerStatus: async ({ params, query }) =>
      ok(await setCustomerStatus(deps, params.id, query.active), 'Customer updated'),
    exportProfile: async ({ caller }) => ok(await exportAccount(deps, caller), 'Your data'),
    deleteProfile: async ({ caller }) => {
      await deleteAccount(deps, caller.id);
      return ok(null, 'Your account was deleted');
    },
  }) satisfies Partial<Handlers>;
