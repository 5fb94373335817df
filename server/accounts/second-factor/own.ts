/** A member of staff turns the own second factor on and off (rules S33 to S35). Each change but the last step asks for the password. */

import { type Instant, toRfc3339 } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { qrCodeOf } from '../../platform/shared/qr-code.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { byOwnPassword, type Confirmation } from '../auth/by-password.ts';
import { endOtherSessionsOf, noteConfirmed } from '../auth/session.ts';
import { noteSecondFactor, staffOf } from '../auth/staff.ts';
import { opened, sealed } from './key.ts';
import {
  addressOf,
  hashRecoveryCode,
  isOfApp,
  NEW_KEY_LIFETIME,
  newKey,
  newRecoveryCode,
  plainCode,
  RECOVERY_CODES,
  stepOf,
} from './rules.ts';
import { countCodesLeft, findTotp, lockTotp, putNewKey, removeCodes, removeTotp, replaceCodes, useNewKey } from './store.ts';

const toRfc3339OrNull = (instant: Instant | null | undefined) => (instant ? toRfc3339(instant) : null);

const ownOf = async (db: Queries, id: string): Promise<Schemas['OwnSignIn']> => {
  const { email, secondFactorSince } = await staffOf(db, id);
  return {
    email,
    secondFactorSince: toRfc3339OrNull(secondFactorSince),
    totpSince: toRfc3339OrNull((await findTotp(db, id))?.since),
    recoveryCodesLeft: await countCodesLeft(db, id),
  };
};

export function readOwn({ db }: Deps, caller: Caller): Promise<Schemas['OwnSignIn']> {
  return ownOf(db.read, caller.id);
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
    return { recoveryCodes: await noteAdded(tx, caller, now) };
  });
}

/** Turns the app off, even if it is off. Throws VALIDATION_ERROR (`currentPassword`), RATE_LIMITED, OVERLOADED. */
export function turnAppOff(deps: Deps, confirmation: Confirmation): Promise<Schemas['OwnSignIn']> {
  return byOwnPassword(deps, confirmation, async (tx, { id }) => {
    await removeTotp(tx, id);
    await noteRemoved(tx, id);
    return ownOf(tx, id);
  });
}

/** Ten new recovery codes; those from before end. Throws SECOND_FACTOR_MISSING, VALIDATION_ERROR (`currentPassword`), RATE_LIMITED, OVERLOADED. */
export function makeRecoveryCodes(deps: Deps, confirmation: Confirmation): Promise<Schemas['RecoveryCodes']> {
  return byOwnPassword(deps, confirmation, async (tx, { id, secondFactorSince }) => {
    if (secondFactorSince === null) throw new AppError('SECOND_FACTOR_MISSING');
    return { recoveryCodes: await newCodes(tx, id) };
  });
}

const newCodes = async (tx: Queries, adminId: string): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const rows = codes.map(code => ({ id: newId(), adminId, codeHash: hashRecoveryCode(adminId, plainCode(code)) }));
  await replaceCodes(tx, adminId, rows);
  return codes;
};

/** With the first factor come recovery codes, and whoever has the password alone is signed out. Null if there are codes from before. */
const noteAdded = async (tx: Queries, caller: Caller, now: Instant): Promise<string[] | null> => {
  const { secondFactorSince } = await staffOf(tx, caller.id);
  await noteConfirmed(tx, caller.sessionId, now);
  if (secondFactorSince === null) {
    await noteSecondFactor(tx, caller.id, now);
    await endOtherSessionsOf(tx, caller);
  }
  return (await countCodesLeft(tx, caller.id)) > 0 ? null : newCodes(tx, caller.id);
};

/** Without a factor, recovery codes open nothing. */
const noteRemoved = async (tx: Queries, adminId: string): Promise<void> => {
  if ((await findTotp(tx, adminId))?.key) return;
  await removeCodes(tx, adminId);
  await noteSecondFactor(tx, adminId, null);
};
