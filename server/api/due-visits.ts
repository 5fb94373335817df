/** How often customers come, and who is due. */
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { listDueCustomers } from '../visits/due/customers.ts';
import { hideDue, listDue } from '../visits/due/propose.ts';

export function dueVisits(deps: Deps) {
  return {
    listDueVisits: async ({ caller }) => ok(await listDue(deps, caller), 'Due'),
    hideDueVisit: async ({ caller, params }) => ok(await hideDue(deps, params.id, caller), 'Not now'),
    listDueCustomers: async ({ query }) => ok(await listDueCustomers(deps, query), 'Due'),
  } satisfies Partial<Handlers>;
}
