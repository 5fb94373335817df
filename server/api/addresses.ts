/** Where visits go. */

import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { addressesOf, deleteAddress, replaceAddress, saveAddress } from '../schedule/address/address.ts';

export function addresses(deps: Deps) {
  return {
    listAddresses: async ({ caller }) => ok(await addressesOf(deps.db.read, caller.id), 'Addresses'),
    createAddress: async ({ caller, body, once }) => created(await saveAddress(deps, caller.id, body, once), 'Address saved'),
    updateAddress: async ({ caller, params, body }) =>
      ok(await replaceAddress(deps, caller.id, params.id, body), 'Address updated'),
    deleteAddress: async ({ caller, params }) => {
      await deleteAddress(deps, caller.id, params.id);
      return ok(null, 'Address deleted');
    },
  } satisfies Partial<Handlers>;
}
