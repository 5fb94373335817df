/** A member of staff turns the own second factor on and off (rules S33 to S35). Each change but the last step asks for the password. */

import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { qrCodeOf } from '../../platform/shared/qr-code.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { byOwnPassword, type Confirmation } from '../auth/by-password.ts';
import { newCodes, noteAdded, noteRemoved, ownSignInOf } from './factors.ts';
import { opened, sealed } from './key.ts';
import { addressOf, isOfApp, NEW_KEY_LIFETIME, newKey, plainCode, stepOf } from './rules.ts';
import { lockTotp, putNewKey, removeTotp, useNewKey } from './store.ts';

export function readOwn({ db, config }: Deps, caller: Caller): Promise<Schemas['OwnSignIn']> {
  return ownSignInOf({ config }, db.read, caller.id);
}

/** A new key of an app, which counts once `turnAppOn` had a code of it. Throws VALIDATION_ERROR (`currentPassword`), RATE_LIMITED, OVERLOADED. */
export async function beginWithApp(deps: Deps, confirmation: Confirmation): Promise<Schemas['TotpKey']> {
  const key = newKey();
  const address = await byOwnPassword(deps, confirmation, async (tx, { id, email }, now) => {
    await putNewKey(tx, id, sealed(deps, key), now);
    return addressOf(key, (await readSettings(tx)).salonName, email);
  });
  return { key, address, qrCode: await qrCodeOf(address) };
}

/** The first code of a new key. Throws SECOND_FACTOR_WRONG, also if the key is older than 15 minutes. */
export function turnAppOn(deps: Deps, caller: Caller, typed: string): Promise<Schemas['RecoveryCodes']> {
  return deps.db.tx(async tx => {
    const now = deps.clock.now();
    const totp = await lockTotp(tx, caller.id);
    const key = totp?.newKeyAt && now < totp.newKeyAt + NEW_KEY_LIFETIME ? opened(deps, totp.newKey) : null;
    const code = plainCode(typed);
    const step = key && isOfApp(code) ? stepOf(key, code, now) : null;
    if (!totp || step === null) throw new AppError('SECOND_FACTOR_WRONG');
    await useNewKey(tx, caller.id, totp, step, now);
    await deps.tellFactor(tx, caller.id, 'APP_ADDED', now);
    return { recoveryCodes: await noteAdded(tx, caller, now) };
  });
}

/** Turns the app off, even if it is off. Throws VALIDATION_ERROR (`currentPassword`), RATE_LIMITED, OVERLOADED. */
export function turnAppOff(deps: Deps, confirmation: Confirmation): Promise<Schemas['OwnSignIn']> {
  return byOwnPassword(deps, confirmation, async (tx, { id }, now) => {
    if (await removeTotp(tx, id)) await deps.tellFactor(tx, id, 'APP_REMOVED', now);
    await noteRemoved(tx, id);
    return ownSignInOf(deps, tx, id);
  });
}

/** Ten new recovery codes; those from before end. Throws SECOND_FACTOR_MISSING, VALIDATION_ERROR (`currentPassword`), RATE_LIMITED, OVERLOADED. */
export function makeRecoveryCodes(deps: Deps, confirmation: Confirmation): Promise<Schemas['RecoveryCodes']> {
  return byOwnPassword(deps, confirmation, async (tx, { id, secondFactorSince }, now) => {
    if (secondFactorSince === null) throw new AppError('SECOND_FACTOR_MISSING');
    await deps.tellFactor(tx, id, 'CODES_NEW', now);
    return { recoveryCodes: await newCodes(tx, id) };
  });
}
