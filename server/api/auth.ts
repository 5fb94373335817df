/** Sign in with a mobile number and a one-time passcode; profile; the admin's sign-in. */

import { readMarketingConsent, setMarketingConsent } from '../accounts/auth/advertising.ts';
import { readOwnKey } from '../accounts/auth/api-keys.ts';
import { loginOf, registrationOf } from '../accounts/auth/customer-sign-in.ts';
import { clientOf } from '../accounts/auth/limits.ts';
import { requestPasscode, verifyPasscode } from '../accounts/auth/passcode.ts';
import { changeProfile, noteVisit, readProfile } from '../accounts/auth/profile.ts';
import { endSession, endSessionsOf } from '../accounts/auth/session.ts';
import { adminLogin, askForPasskey, proveByCode, proveByPasskey } from '../accounts/second-factor/sign-in.ts';
import { askForNumber, changeNumber } from '../office/change-mobile/change-mobile.ts';
import { ofCustomer } from '../office/change-mobile/customer-mobile.ts';
import { ofProfessional } from '../office/change-mobile/professional-mobile.ts';
import { signIn as signInByPasscode } from '../office/customer/changed-hands.ts';
import { deleteAccount, exportAccount } from '../office/customer/own-account.ts';
import type { Tokens } from '../platform/contract/security.ts';
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { chooseLanguage, professionalSignIn } from '../visits/professional-app/sign-in.ts';

export function auth(deps: Deps, tokens: Tokens) {
  const [login, registration] = [loginOf(tokens), registrationOf(tokens)];
  const professional = professionalSignIn(tokens);
  return {
    register: async ({ body, clientAddress, apiKey }) =>
      ok(await requestPasscode(deps, registration, { ...body, client: clientOf(clientAddress, apiKey) }), 'OTP sent'),
    login: async ({ body, clientAddress, apiKey }) =>
      ok(await requestPasscode(deps, login, { ...body, client: clientOf(clientAddress, apiKey) }), 'OTP sent'),
    verifyOtp: async ({ body, clientAddress, apiKey }) =>
      ok(await signInByPasscode(deps, tokens, { ...body, client: clientOf(clientAddress, apiKey) }), 'Signed in'),
    professionalLogin: async ({ body, clientAddress, apiKey }) =>
      ok(await requestPasscode(deps, professional, { ...body, client: clientOf(clientAddress, apiKey) }), 'OTP sent'),
    verifyProfessionalOtp: async ({ body, clientAddress, apiKey }) =>
      ok(await verifyPasscode(deps, [professional], { ...body, client: clientOf(clientAddress, apiKey) }), 'Signed in'),
    setOwnLanguage: async ({ caller, body }) => {
      await chooseLanguage(deps, caller, body.language);
      return ok(null, 'Language saved');
    },
    askForOwnNumber: async ({ caller, body, clientAddress }) =>
      ok(await askForNumber(deps, ofProfessional, caller, body, clientOf(clientAddress, undefined)), 'OTP sent'),
    changeOwnNumber: async ({ caller, body, clientAddress }) => {
      await changeNumber(deps, ofProfessional, caller, body, clientOf(clientAddress, undefined));
      return ok(null, 'Number changed');
    },
    logout: async ({ caller }) => {
      await deps.db.tx(tx => endSession(tx, caller.sessionId));
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
    getMarketingConsent: async ({ caller }) => ok(await readMarketingConsent(deps, caller.id), 'Reminders and offers'),
    setMarketingConsent: async ({ caller, body }) => ok(await setMarketingConsent(deps, caller.id, body), 'Reminders and offers'),
    updateProfile: async ({ caller, body }) => ok(await changeProfile(deps, caller.id, body), 'Profile updated'),
    deleteProfile: async ({ caller }) => {
      await deleteAccount(deps, caller.id);
      return ok(null, 'Your account was deleted');
    },
    exportProfile: async ({ caller }) => ok(await exportAccount(deps, caller), 'Your data'),
    askForNumber: async ({ caller, body, clientAddress }) =>
      ok(await askForNumber(deps, ofCustomer, caller, body, clientOf(clientAddress, undefined)), 'OTP sent'),
    changeNumber: async ({ caller, body, clientAddress }) => {
      await changeNumber(deps, ofCustomer, caller, body, clientOf(clientAddress, undefined));
      return ok(await readProfile(deps, caller.id), 'Number changed');
    },
    adminLogin: async ({ body, clientAddress }) =>
      ok(await adminLogin(deps, tokens, { ...body, clientAddress }), 'Admin login successful!'),
    proveSecondFactor: async ({ body }) => ok(await proveByCode(deps, tokens, body), 'Admin login successful!'),
    askForPasskey: async ({ body }) => ok(await askForPasskey(deps, body.ticket), 'Use your passkey'),
    provePasskey: async ({ body }) => ok(await proveByPasskey(deps, tokens, body), 'Admin login successful!'),
    getOwnApiKey: async ({ caller }) => ok(await readOwnKey(deps, caller), 'API key'),
  } satisfies Partial<Handlers>;
}
