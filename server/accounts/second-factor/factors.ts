/** What a member of staff signs in with beside the password, and what follows from the first factor and the last (rules S33, S35). */

import { type Instant, toRfc3339 } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { needsSecondFactor } from '../auth/rules.ts';
import { endOtherSessionsOf, noteConfirmed } from '../auth/session.ts';
import { noteSecondFactor, staffOf } from '../auth/staff.ts';
import { hashRecoveryCode, newRecoveryCode, passkeyPlace, plainCode, RECOVERY_CODES } from './rules.ts';
import { countCodesLeft, findPasskeys, findTotp, type Passkey, removeCodes, replaceCodes } from './store.ts';

const toRfc3339OrNull = (instant: Instant | null | undefined) => (instant ? toRfc3339(instant) : null);

const toPasskey = ({ id, name, createdAt, lastUsedAt }: Passkey): Schemas['Passkey'] => ({
  id,
  name,
  createdAt: toRfc3339(createdAt),
  lastUsedAt: toRfc3339OrNull(lastUsedAt),
});

export async function ownSignInOf({ config }: Pick<Deps, 'config'>, db: Queries, id: string): Promise<Schemas['OwnSignIn']> {
  const account = await staffOf(db, id);
  const { email, secondFactorSince } = account;
  return {
    email,
    isNeeded: needsSecondFactor(account, await readSettings(db)),
    secondFactorSince: toRfc3339OrNull(secondFactorSince),
    totpSince: toRfc3339OrNull((await findTotp(db, id))?.since),
    mayAddPasskeys: passkeyPlace(config) !== undefined,
    passkeys: (await findPasskeys(db, id)).map(toPasskey),
    recoveryCodesLeft: await countCodesLeft(db, id),
  };
}

/** Those from before end. */
export async function newCodes(tx: Queries, adminId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const rows = codes.map(code => ({ id: newId(), adminId, codeHash: hashRecoveryCode(adminId, plainCode(code)) }));
  await replaceCodes(tx, adminId, rows);
  return codes;
}

/** The first factor brings recovery codes and ends the person's other sessions. Null if there are codes from before. */
export async function noteAdded(tx: Queries, caller: Caller, now: Instant): Promise<string[] | null> {
  const { secondFactorSince } = await staffOf(tx, caller.id);
  await noteConfirmed(tx, caller.sessionId, now);
  if (secondFactorSince === null) {
    await noteSecondFactor(tx, caller.id, now);
    await endOtherSessionsOf(tx, caller);
  }
  return (await countCodesLeft(tx, caller.id)) > 0 ? null : newCodes(tx, caller.id);
}

/**
 * Without a factor, recovery codes open nothing. Throws FORBIDDEN if the salon asks for a factor: then the last one is replaced before it
 * goes.
 */
export async function noteRemoved(tx: Queries, adminId: string): Promise<void> {
  const hasOther = (await findTotp(tx, adminId))?.key || (await findPasskeys(tx, adminId)).length > 0;
  if (hasOther) return;
  if (needsSecondFactor(await staffOf(tx, adminId), await readSettings(tx)))
    throw new AppError('FORBIDDEN', { params: { reason: 'SECOND_FACTOR_NEEDED' } });
  await removeCodes(tx, adminId);
  await noteSecondFactor(tx, adminId, null);
}

/** Throws FORBIDDEN if this member of staff has no second factor. */
export async function mustHaveSecondFactor(tx: Queries, adminId: string): Promise<void> {
  const { secondFactorSince } = await staffOf(tx, adminId);
  if (secondFactorSince === null) throw new AppError('FORBIDDEN', { params: { reason: 'SECOND_FACTOR_FIRST' } });
}
