/** Sign-ins of staff, their passwords, and API keys for programs. */
import { createApiKey, listApiKeys, revokeAllApiKeys, revokeApiKey } from '../accounts/auth/api-keys.ts';
import { addStaff, changeOwnPassword, listStaff, ownStaff, removeStaff, setStaffRole } from '../accounts/auth/staff.ts';
import { beginWithApp, makeRecoveryCodes, readOwn, turnAppOff, turnAppOn } from '../accounts/second-factor/own.ts';
import { addOwnPasskey, beginWithPasskey, removeOwnPasskey } from '../accounts/second-factor/passkeys.ts';
import { resetSecondFactor } from '../accounts/second-factor/reset.ts';
import { confirmAgain } from '../accounts/second-factor/sign-in.ts';
import { listStaffLog } from '../accounts/staff-log/staff-log.ts';
import { endAll, endTheirs } from '../office/access/end-access.ts';
import type { Tokens } from '../platform/contract/security.ts';
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';

export function staff(deps: Deps, tokens: Tokens) {
  return {
    changePassword: async ({ caller, body: { currentPassword, newPassword, revokeKeys = false }, clientAddress }) => {
      const confirmation = { caller, currentPassword, clientAddress };
      const afterwards = endAll(revokeKeys, deps.clock);
      return ok(await changeOwnPassword(deps, tokens, confirmation, newPassword, afterwards), 'Password changed');
    },
    listStaff: async ({ caller }) => ok(await listStaff(deps, caller), 'Staff'),
    addStaff: async ({ caller, body: { currentPassword, ...credentials }, clientAddress, once }) =>
      created(await addStaff(deps, { caller, currentPassword, clientAddress }, credentials, once), 'Staff added'),
    setStaffRole: async ({ caller, params: { id }, body: { role, currentPassword }, clientAddress }) =>
      ok(await setStaffRole(deps, { caller, currentPassword, clientAddress }, id, role), 'Role saved'),
    getOwnStaff: async ({ caller }) => ok(await ownStaff(deps, caller), 'You'),
    removeStaff: async ({ caller, params, query: { revokeKeys } }) => {
      const ended = await removeStaff(deps, caller, params.id, endTheirs(revokeKeys, deps.clock));
      return ok({ ended }, 'Staff removed');
    },
    listStaffLog: async ({ query: { page, size, ...filter } }) =>
      ok(await listStaffLog(deps, filter, page, size), 'What staff changed'),
    confirmAgain: async ({ caller }) => ok(await confirmAgain(deps, caller), 'Confirm with your second factor'),
    getOwnSignIn: async ({ caller }) => ok(await readOwn(deps, caller), 'Sign-in'),
    beginTotp: async ({ caller, body, clientAddress }) =>
      ok(await beginWithApp(deps, { caller, ...body, clientAddress }), 'Scan the QR code with your app'),
    confirmTotp: async ({ caller, body }) => ok(await turnAppOn(deps, caller, body.code), 'The app is on'),
    removeTotp: async ({ caller, body, clientAddress }) =>
      ok(await turnAppOff(deps, { caller, ...body, clientAddress }), 'The app is off'),
    beginPasskey: async ({ caller, body: { name, currentPassword }, clientAddress }) =>
      ok(await beginWithPasskey(deps, { caller, currentPassword, clientAddress }, name), 'Make a passkey'),
    addPasskey: async ({ caller, body }) => ok(await addOwnPasskey(deps, caller, body), 'Passkey added'),
    removePasskey: async ({ caller, params, body, clientAddress }) =>
      ok(await removeOwnPasskey(deps, { caller, ...body, clientAddress }, params.id), 'Passkey removed'),
    makeRecoveryCodes: async ({ caller, body, clientAddress }) =>
      ok(await makeRecoveryCodes(deps, { caller, ...body, clientAddress }), 'New recovery codes made'),
    resetSecondFactor: async ({ caller, params, body, clientAddress }) =>
      ok(await resetSecondFactor(deps, { caller, ...body, clientAddress }, params.id), 'Second factor taken away'),
    listApiKeys: async () => ok(await listApiKeys(deps), 'API keys'),
    createApiKey: async ({ caller, body: { currentPassword, ...key }, clientAddress, once }) =>
      created(await createApiKey(deps, { caller, currentPassword, clientAddress }, key, once), 'API key made'),
    revokeAllApiKeys: async () => ok({ revoked: await revokeAllApiKeys(deps) }, 'All API keys revoked'),
    revokeApiKey: async ({ params }) => {
      await revokeApiKey(deps, params.id);
      return ok(null, 'API key revoked');
    },
  } satisfies Partial<Handlers>;
}
