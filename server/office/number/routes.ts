import { clientOf } from '../../accounts/auth/limits.ts';
import { readProfile } from '../../accounts/auth/profile.ts';
import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { ofCustomer, setCustomerMobile } from './customer-number.ts';
import { askForNumber, changeNumber } from './number.ts';
import { changeProfessionalAsStaff, ofProfessional } from './professional-number.ts';

/** A new SIM is not a new person (rule S28). */
export function numberRoutes(deps: Deps) {
  return {
    askForNumber: async ({ caller, body, clientAddress }) =>
      ok(await askForNumber(deps, ofCustomer, caller, body, clientOf(clientAddress, undefined)), 'OTP sent'),
    changeNumber: async ({ caller, body, clientAddress }) => {
      await changeNumber(deps, ofCustomer, caller, body, clientOf(clientAddress, undefined));
      return ok(await readProfile(deps, caller.id), 'Number changed');
    },
    askForOwnNumber: async ({ caller, body, clientAddress }) =>
      ok(await askForNumber(deps, ofProfessional, caller, body, clientOf(clientAddress, undefined)), 'OTP sent'),
    changeOwnNumber: async ({ caller, body, clientAddress }) => {
      await changeNumber(deps, ofProfessional, caller, body, clientOf(clientAddress, undefined));
      return ok(null, 'Number changed');
    },
    setCustomerMobile: async ({ caller, params, body }) =>
      ok(await setCustomerMobile(deps, caller, params.id, body), 'Number changed'),
    updateProfessional: async ({ caller, params, body }) =>
      ok(await changeProfessionalAsStaff(deps, caller, params.id, body), 'Professional saved'),
  } satisfies Partial<Handlers>;
}
