import { created, type Handlers, ok } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { readDay, readDetails, readOwnCash, settleDay } from './cash-up.ts';

export function cashUpRoutes(deps: Deps) {
  return {
    getCashUpDay: async ({ query }) => ok(await readDay(deps, query.date), 'Cash up'),
    getCashUpDetails: async ({ params, query }) => ok(await readDetails(deps, params.professionalId, query.date), 'Cash up'),
    settleCashUp: async ({ caller, body, once }) => created(await settleDay(deps, caller, body, once), 'Settled'),
    getOwnCash: async ({ caller, query }) => ok(await readOwnCash(deps, caller, query.date), 'Cash'),
  } satisfies Partial<Handlers>;
}
