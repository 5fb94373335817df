/** What a professional sees and does on her phone, and her calls for help. */
import { readOwnCash } from '../money/cash-up/cash-up.ts';
import { readOwnPay } from '../money/commission/pay.ts';
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { listLeave, takeBackLeave } from '../schedule/professional/leave.ts';
import { listNobodyHere, reportDoor } from '../visits/professional-app/door.ts';
import { callForHelp, listHelpCalls } from '../visits/professional-app/help.ts';
import { readOwnDays } from '../visits/professional-app/own-days.ts';
import { addOwnLeave } from '../visits/professional-app/own-leave.ts';
import { answerOwnServices, changeOwnServices } from '../visits/professional-app/own-services.ts';
import { takeStep } from '../visits/professional-app/take-step.ts';

export function visits(deps: Deps) {
  return {
    listOwnVisits: async ({ caller, query }) => ok(await readOwnDays(deps, caller, query.date), 'Visits'),
    setVisitState: async ({ caller, params, body }) => ok(await takeStep(deps, caller, params.bookingId, body), 'Visit'),
    reportDoor: async ({ caller, params, body }) => ok(await reportDoor(deps, caller, params.bookingId, body), 'Visit'),
    changeServicesAtVisit: async ({ caller, params, query, body }) => {
      const data = await changeOwnServices(deps, caller, params.bookingId, body, query.preview);
      return ok(data, data.state === 'ASKED' ? 'The customer is asked' : 'Services');
    },
    answerServicesAtVisit: async ({ caller, params, body }) =>
      ok(await answerOwnServices(deps, caller, params.bookingId, body), 'Visit'),
    callForHelp: async ({ caller, params }) => ok(await callForHelp(deps, caller, params.bookingId), 'Visit'),
    listOwnLeave: async ({ caller }) => ok(await listLeave(deps, caller.id), 'Leave'),
    addOwnLeave: async ({ caller, body, once }) => created(await addOwnLeave(deps, caller, body, once), 'Leave saved'),
    deleteOwnLeave: async ({ caller, params }) => {
      await takeBackLeave(deps, caller.id, params.leaveId, true);
      return ok(null, 'Leave taken back');
    },
    listNobodyHere: async () => ok(await listNobodyHere(deps), 'Nobody is there'),
    listHelpCalls: async () => ok(await listHelpCalls(deps), 'Calls for help'),
    getOwnCash: async ({ caller, query }) => ok(await readOwnCash(deps, caller, query.date), 'Cash'),
    getOwnPay: async ({ caller, query }) => ok(await readOwnPay(deps, caller, query), 'Pay'),
  } satisfies Partial<Handlers>;
}
