import { clientOf } from '../../accounts/auth/limits.ts';
import { requestPasscode, verifyPasscode } from '../../accounts/auth/passcode.ts';
import type { Tokens } from '../../platform/contract/security.ts';
import { created, type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { listLeave, takeBackLeave } from '../../schedule/professional/people.ts';
import { listNobodyHere, reportDoor } from './door.ts';
import { callForHelp, listHelpCalls } from './help.ts';
import { readOwnDays } from './own-days.ts';
import { addOwnLeave } from './own-leave.ts';
import { answerOwnServices, changeOwnServices } from './own-services.ts';
import { chooseLanguage, professionalSignIn } from './sign-in.ts';
import { takeStep } from './take-step.ts';

/** What a professional does on her phone, with her sign-in. */
export function visitRoutes(deps: Deps, tokens: Tokens) {
  const signIn = professionalSignIn(tokens);
  return {
    professionalLogin: async ({ body, clientAddress, apiKey }) =>
      ok(await requestPasscode(deps, signIn, { ...body, client: clientOf(clientAddress, apiKey) }), 'OTP sent'),
    verifyProfessionalOtp: async ({ body, clientAddress, apiKey }) =>
      ok(await verifyPasscode(deps, [signIn], { ...body, client: clientOf(clientAddress, apiKey) }), 'Signed in'),
    setOwnLanguage: async ({ caller, body }) => {
      await chooseLanguage(deps, caller, body.language);
      return ok(null, 'Language saved');
    },
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
  } satisfies Partial<Handlers>;
}
