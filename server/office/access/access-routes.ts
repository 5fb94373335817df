import { changeOwnPassword, removeStaff } from '../../accounts/auth/staff.ts';
import type { Tokens } from '../../platform/contract/security.ts';
import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { endAll, endTheirs } from './end-access.ts';

/** The operations of Staff that end what staff made elsewhere. */
export function accessRoutes(deps: Deps, tokens: Tokens) {
  return {
    changePassword: async ({ caller, body: { currentPassword, newPassword, revokeKeys = false }, clientAddress }) => {
      const confirmation = { caller, currentPassword, clientAddress };
      const afterwards = endAll(revokeKeys, deps.clock);
      return ok(await changeOwnPassword(deps, tokens, confirmation, newPassword, afterwards), 'Password changed');
    },
    removeStaff: async ({ caller, params, query: { revokeKeys } }) => {
      const ended = await removeStaff(deps, caller, params.id, endTheirs(revokeKeys, deps.clock));
      return ok({ ended }, 'Staff removed');
    },
  } satisfies Partial<Handlers>;
}
