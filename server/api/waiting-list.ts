/** Who waits for a time that is full, and the times that are held for them. */
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { addWaitForCustomer, listWaitsOfDay, offerToWait } from '../visits/offer/staff.ts';
import { answerOffer, readOffer } from '../visits/offer/take.ts';
import { addWait, changeWait, endWait, listWaits } from '../visits/wait/wait.ts';

export function waitingList(deps: Deps) {
  return {
    listWaits: async ({ caller }) => ok(await listWaits(deps, caller), 'Waits'),
    addWait: async ({ caller, body, once }) =>
      created(await addWait(deps, caller, body, once), 'We tell you if a time gets free'),
    changeWait: async ({ caller, params, body }) => ok(await changeWait(deps, params.id, caller, body), 'Wait changed'),
    endWait: async ({ caller, params }) => ok(await endWait(deps, params.id, caller), 'Wait ended'),
    readOffer: async ({ params }) => ok(await readOffer(deps, params.token), 'Offer'),
    answerOffer: async ({ params, body }) =>
      ok(await answerOffer(deps, params.token, body), body.accept ? 'Time taken' : 'Time declined'),
    listWaitsOfDay: async ({ caller, query }) => ok(await listWaitsOfDay(deps, caller, query), 'Waits'),
    addWaitForCustomer: async ({ body, once }) => created(await addWaitForCustomer(deps, body, once), 'Wait added'),
    offerToWait: async ({ caller, params, body, once }) =>
      created(await offerToWait(deps, params.id, caller, body, once), 'Time offered'),
  } satisfies Partial<Handlers>;
}
