import type { Tokens } from '../../platform/contract/security.ts';
import { created, type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { adminLogin } from './admin.ts';
import { createApiKey, listApiKeys, readOwnKey, revokeAllApiKeys, revokeApiKey } from './api-keys.ts';
import { loginOf, registrationOf } from './customer-sign-in.ts';
import { clientOf } from './limits.ts';
import { requestPasscode } from './passcode.ts';
import { changeProfile, noteVisit, readProfile } from './profile.ts';
import { endSessionsOf } from './session.ts';
import { addStaff, listStaff } from './staff.ts';
import { removeSession } from './store.ts';

export function authRoutes(deps: Deps, tokens: Tokens) {
  const [login, registration] = [loginOf(tokens), registrationOf(tokens)];
  return {
    register: async ({ body, clientAddress, apiKey }) =>
      ok(await requestPasscode(deps, registration, { ...body, client: clientOf(clientAddress, apiKey) }), 'OTP sent'),
    login: async ({ body, clientAddress, apiKey }) =>
      ok(await requestPasscode(deps, login, { ...body, client: clientOf(clientAddress, apiKey) }), 'OTP sent'),
    adminLogin: async ({ body, clientAddress }) =>
      ok(await adminLogin(deps, tokens, { ...body, clientAddress }), 'Admin login successful!'),
    logout: async ({ caller }) => {
      await deps.db.tx(tx => removeSession(tx, caller.sessionId));
      return ok(null, 'Logged out');
    },
    signOutEverywhere: async ({ caller }) => {
      await deps.db.tx(tx => endSessionsOf(tx, caller.id));
      return ok(null, 'Signed out everywhere');
    },
    validateToken: async ({ caller, log }) => {
      // A failed record must not stop the call.
      if (caller.role === 'USER') await noteVisit(deps, caller.id).catch(err => log.warn({ err }, 'Visit not noted'));
      return ok({ userId: caller.id, role: caller.role }, 'Token is valid');
    },
    getProfile: async ({ caller }) => ok(await readProfile(deps, caller.id), 'Profile'),
    listStaff: async ({ caller }) => ok(await listStaff(deps, caller), 'Staff'),
    addStaff: async ({ caller, body: { currentPassword, ...credentials }, clientAddress, once }) =>
      created(await addStaff(deps, { caller, currentPassword, clientAddress }, credentials, once), 'Staff added'),
    listApiKeys: async () => ok(await listApiKeys(deps), 'API keys'),
    createApiKey: async ({ caller, body: { currentPassword, ...key }, clientAddress, once }) =>
      created(await createApiKey(deps, { caller, currentPassword, clientAddress }, key, once), 'API key made'),
    revokeApiKey: async ({ params }) => {
      await revokeApiKey(deps, params.id);
      return ok(null, 'API key revoked');
    },
    revokeAllApiKeys: async () => ok({ revoked: await revokeAllApiKeys(deps) }, 'All API keys revoked'),
    getOwnApiKey: async ({ caller }) => ok(await readOwnKey(deps, caller), 'API key'),
    updateProfile: async ({ caller, body }) => ok(await changeProfile(deps, caller.id, body), 'Profile updated'),
  } satisfies Partial<Handlers>;
}
