/**
 * Somebody changes the own mobile: a passcode for the present number shows that it is the owner, one for the new number that it can be reached
 * (rule S28). Customers and professionals alike.
 */

import type { Instant } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import { judgePasscode, spendAll } from '../../accounts/auth/judge-passcode.ts';
import { type Client, countNumber } from '../../accounts/auth/limits.ts';
import { type Purpose, requestPasscode } from '../../accounts/auth/passcode.ts';
import { PASSCODE } from '../../accounts/auth/rules.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';

interface Reached {
  mobile: string;
  language: Language;
}

/** Who changes a number. */
export interface Side<Owner extends Reached> extends Pick<Purpose<unknown>, 'digits'> {
  name: 'NUMBER' | 'OWN_NUMBER';
  /** Throws UNAUTHORIZED for an account that is gone or switched off. */
  find(db: Queries, id: string): Promise<Owner>;
  /** Throws if another account has the number. */
  give(tx: Queries, caller: Caller, owner: Owner, mobile: string, now: Instant): Promise<void>;
}

const purposeOf = <Owner extends Reached>(side: Side<Owner>, { id }: Caller): Purpose<undefined> => ({
  name: side.name,
  digits: side.digits,
  lifetime: PASSCODE.ofNumber,
  // Says nothing of whose the new number is.
  mustFit: async tx => (await side.find(tx, id)).language,
  maySend: async (tx, to, now) => {
    if (to !== (await side.find(tx, id)).mobile) await countNumber(tx, id, now);
  },
  open: async () => undefined,
});

/** Sends a passcode to the present number, or to a new one. Throws VALIDATION_ERROR, and what requestPasscode throws. */
export async function askForNumber<Owner extends Reached>(
  deps: Deps,
  side: Side<Owner>,
  caller: Caller,
  { to, mobile, language }: Schemas['NumberPasscodeRequest'],
  client: Client,
) {
  if (to === 'NEW' && mobile === undefined) throw invalidField('mobile', 'required');
  const number = to === 'NEW' ? mobile : undefined;
  const owner = await side.find(deps.db.read, caller.id);
  return requestPasscode(deps, purposeOf(side, caller), { mobile: number ?? owner.mobile, language, client });
}

const ofPresent = (refusal: AppError): AppError =>
  refusal.code === 'OTP_INVALID' || refusal.code === 'OTP_EXPIRED'
    ? new AppError(refusal.code, { params: { reason: 'CURRENT_NUMBER' } })
    : refusal;

/**
 * The number changes with both passcodes, or nothing does. A wrong one is counted, so the transaction returns the refusal. Throws what
 * judgePasscode answers, and only after both are right that the number has another account.
 */
export async function changeNumber<Owner extends Reached>(
  { db, config, clock }: Deps,
  side: Side<Owner>,
  caller: Caller,
  { mobile, verificationId, otp, currentVerificationId, currentOtp }: Schemas['LongNumberChange'],
  client: Client,
): Promise<void> {
  const refusal = await db.tx(async tx => {
    const now = clock.now();
    const owner = await side.find(tx, caller.id);
    // The answer to a first call was lost.
    if (owner.mobile === mobile) return undefined;
    const purposes = [purposeOf(side, caller)];
    const present = { mobile: owner.mobile, verificationId: currentVerificationId, otp: currentOtp, client };
    const judgedPresent = await judgePasscode(tx, config, purposes, present, now);
    if (judgedPresent instanceof AppError) return ofPresent(judgedPresent);
    const judgedNew = await judgePasscode(tx, config, purposes, { mobile, verificationId, otp, client }, now);
    if (judgedNew instanceof AppError) return judgedNew;
    for (const number of [owner.mobile, mobile]) await spendAll(tx, number, [side.name], now);
    await side.give(tx, caller, owner, mobile, now);
    return undefined;
  });
  if (refusal) throw refusal;
}
