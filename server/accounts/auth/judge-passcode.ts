/** Whether what somebody typed is a passcode that was sent (rules S4, S5, X3). */

import type { Instant } from '../../../common/time.ts';
import type { Config } from '../../platform/config/config.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import { type Client, mustAllowClientGuess, mustAllowMobileGuess, recordWrongCode } from './limits.ts';
import { countWrongTry, findPasscode, findPasscodesOf, type Passcode, spendPasscodes } from './passcode-store.ts';
import { hashCode, isExpired, isTriedOut, sameHash, secondsUntil } from './rules.ts';

export interface Verification {
  mobile: string;
  verificationId: string;
  otp: string;
  client: Client;
}

/** The passcodes that the code may match: all of the mobile that were sent for the same purpose (decision 004), newest first. */
const candidates = async (tx: Queries, named: Passcode, mobile: string): Promise<Passcode[]> => {
  if (named.mobile !== mobile) return [named];
  const sent = await findPasscodesOf(tx, mobile);
  return sent.filter(({ purpose, usedAt }) => purpose === named.purpose && usedAt === null);
};

/**
 * The purpose and the row of the passcode that was typed, or why it opens nothing: OTP_INVALID, OTP_EXPIRED or OTP_ATTEMPTS_EXCEEDED. A
 * wrong guess is counted although it is refused, so the caller's transaction must not fail for it. Throws RATE_LIMITED and
 * OTP_ATTEMPTS_EXCEEDED for what was guessed before.
 */
export async function judgePasscode<P extends { name: Passcode['purpose'] }>(
  tx: Queries,
  config: Config,
  purposes: P[],
  { mobile, verificationId, otp, client }: Verification,
  now: Instant,
): Promise<AppError | { purpose: P; named: Passcode }> {
  await mustAllowClientGuess(tx, config, client, now);
  const named = await findPasscode(tx, verificationId);
  const purpose = purposes.find(({ name }) => name === named?.purpose);
  if (!named || !purpose || named.usedAt !== null) {
    await recordWrongCode(tx, config, null, client, now);
    return new AppError('OTP_INVALID');
  }
  await mustAllowMobileGuess(tx, config, named.mobile, now);
  const sent = await candidates(tx, named, mobile);
  const untried = sent.filter(passcode => !isTriedOut(passcode));
  if (untried.length === 0) {
    const { resendAt } = sent[0] ?? named;
    return new AppError('OTP_ATTEMPTS_EXCEEDED', { retryAfter: secondsUntil(resendAt, now) });
  }
  const isOwner = named.mobile === mobile;
  const live = untried.filter(passcode => !isExpired(passcode, now));
  if (isOwner && live.length === 0) return new AppError('OTP_EXPIRED');
  const isRight = isOwner && live.some(({ id, codeHash }) => sameHash(codeHash, hashCode(config.jwtSecret, id, otp)));
  if (isRight) return { purpose, named };
  await countWrongTry(
    tx,
    named.mobile,
    purposes.map(({ name }) => name),
  );
  await recordWrongCode(tx, config, named.mobile, client, now);
  return new AppError('OTP_INVALID');
}

/** One use ends all passcodes of a mobile that were sent for the same. */
export async function spendAll(tx: Queries, mobile: string, purposes: Passcode['purpose'][], now: Instant): Promise<void> {
  await spendPasscodes(tx, mobile, purposes, now);
}
