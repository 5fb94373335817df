import { clientOf } from '../../accounts/auth/limits.ts';
import { okByEtag } from '../../platform/contract/etag.ts';
import type { Tokens } from '../../platform/contract/security.ts';
import { created, type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { signIn } from './changed-hands.ts';
import {
  addCustomer,
  changeCustomer,
  listCustomers,
  readCustomer,
  readCustomerNote,
  setCustomerNote,
  setCustomerStatus,
} from './customer.ts';
import { deleteAccount, exportAccount } from './own-account.ts';

/** The operations of Customers, and those of Auth that may concern a whole account. */
export function customerRoutes(deps: Deps, tokens: Tokens) {
  return {
    verifyOtp: async ({ body, clientAddress, apiKey }) =>
      ok(await signIn(deps, tokens, { ...body, client: clientOf(clientAddress, apiKey) }), 'Signed in'),
    listCustomers: async ({ query: { page, size, search } }) => ok(await listCustomers(deps, search, page, size), 'Customers'),
    addCustomer: async ({ body, once }) => created(await addCustomer(deps, body, once), 'Customer added'),
    updateCustomer: async ({ params, body }) => ok(await changeCustomer(deps, params.id, body), 'Customer updated'),
    getCustomer: async ({ params }) => ok(await readCustomer(deps, params.id), 'Customer'),
    getCustomerNote: async ({ params }) => okByEtag(await readCustomerNote(deps.db.read, params.id), 'Note'),
    setCustomerNote: async ({ params, body, headers }) =>
      okByEtag(await setCustomerNote(deps, params.id, body, headers['if-match']), 'Note saved'),
    setCustomerStatus: async ({ params, query }) =>
      ok(await setCustomerStatus(deps, params.id, query.active), 'Customer updated'),
    exportProfile: async ({ caller }) => ok(await exportAccount(deps, caller), 'Your data'),
    deleteProfile: async ({ caller }) => {
      await deleteAccount(deps, caller.id);
      return ok(null, 'Your account was deleted');
    },
  } satisfies Partial<Handlers>;
}
