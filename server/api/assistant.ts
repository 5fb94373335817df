/** What there is to do today. */
import { listToday, markToday } from '../office/today/today.ts';
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';

export function assistant(deps: Deps) {
  return {
    listToday: async ({ caller, query }) => ok(await listToday(deps, caller, query), 'Today'),
    markToday: async ({ caller, params, body }) =>
      ok(await markToday(deps, caller, params.key, body), body.state === 'OPEN' ? 'Line taken back' : 'Line put aside'),
  } satisfies Partial<Handlers>;
}
