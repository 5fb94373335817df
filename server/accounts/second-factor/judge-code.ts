/** Whether a code of somebody's app, or a recovery code, is right. It counts once (rules S34, S35). */

import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { mustAllowFactor, recordWrongFactor } from '../auth/limits.ts';
import { opened } from './key.ts';
import { hashRecoveryCode, isOfApp, plainCode, stepOf } from './rules.ts';
import { lockTotp, noteStep, spendCode } from './store.ts';

/**
 * Uses the code up if it is right, and counts a wrong one of six digits: the caller must commit both. Throws RATE_LIMITED after 20 wrong
 * ones a day. Recovery codes cannot be guessed, so they work then, too.
 */
export async function judgeCode(deps: Deps, tx: Queries, adminId: string, typed: string, now: Instant): Promise<boolean> {
  const code = plainCode(typed);
  if (!isOfApp(code)) {
    const isRight = await spendCode(tx, adminId, hashRecoveryCode(adminId, code), now);
    if (isRight) await deps.tellFactor(tx, adminId, 'CODE_USED', now);
    return isRight;
  }
  const totp = await lockTotp(tx, adminId);
  await mustAllowFactor(tx, adminId, now);
  const key = opened(deps, totp?.key);
  const step = key && stepOf(key, code, now);
  if (totp && typeof step === 'number' && step > totp.lastStep) {
    await noteStep(tx, adminId, step);
    return true;
  }
  await recordWrongFactor(tx, adminId, now);
  return false;
}
