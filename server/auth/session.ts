/** Signing in with a passcode, and sessions (rulings R2, R3). */
import { AppError } from '../contract/errors.ts';
import type { FindSession, Tokens } from '../contract/security.ts';
import type { Caller } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../shared/ids.ts';
import type { Instant } from '../shared/time.ts';
import { noterOfUse } from './api-keys.ts';
import { mustAllowClientGuess, mustAllowMobileGuess, recordWrongCode } from './limits.ts';
import { hashCode, isExpired, isTriedOut, SESSION_LIFETIME, sameHash, secondsUntil } from './rules.ts';
import {
  addSession,
  addUser,
  changeUser,
  countWrongTry,
  findPasscode,
  findSession,
  findUserByMobile,
  type Passcode,
  spendPasscode,
} from './store.ts';

interface Verification {
  mobile: string;
  verificationId: string;
  otp: string;
  clientAddress: string;
}

/** A session for `ownerId`, as the token that stands for it. */
export const startSession = async (
  tx: Queries,
  tokens: Tokens,
  role: Caller['role'],
  ownerId: string,
  now: Instant,
): Promise<string> => {
  const id = newId();
  await addSession(tx, { id, role, ownerId, createdAt: now, expiresAt: now + SESSION_LIFETIME[role] });
  return tokens.sign({ sub: ownerId, jti: id, role });
};

/** The live session of a token, or none. */
export const sessionFinder = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): FindSession => {
  const noteUse = noterOfUse(db);
  return async id => {
    const now = clock.now();
    const found = await findSession(db.read, id, now);
    if (found?.keyAccess) noteUse(id, now);
    return found;
  };
};

/** The account a used passcode opens; a registration makes it now. */
const openAccount = async (tx: Queries, { mobile, purpose, fullName }: Passcode, now: Instant): Promise<string> => {
  const account = await findUserByMobile(tx, mobile);
  if (purpose === 'LOGIN') {
    if (!account) throw new AppError('USER_NOT_FOUND');
    if (!account.active) throw new AppError('USER_INACTIVE');
    await changeUser(tx, account.id, { lastActive: now });
    return account.id;
  }
  if (account) throw new AppError('MOBILE_ALREADY_EXISTS');
  const id = newId();
  await addUser(tx, { id, mobile, fullName: fullName ?? '', createdAt: now, lastActive: now });
  return id;
};

/**
 * A token and the customer's id, or OTP_INVALID, OTP_EXPIRED, OTP_ATTEMPTS_EXCEEDED, RATE_LIMITED; or, when the account
 * changed since the code was sent, USER_NOT_FOUND, USER_INACTIVE, MOBILE_ALREADY_EXISTS. A wrong guess is counted even
 * though it is refused, so it is returned out of the transaction and thrown after it.
 */
export const verifyPasscode = async ({ db, config, clock }: Deps, tokens: Tokens, request: Verification) => {
  const { mobile, verificationId, otp, clientAddress } = request;
  const outcome = await db.tx(async tx => {
    const now = clock.now();
    await mustAllowClientGuess(tx, config, clientAddress, now);
    const passcode = await findPasscode(tx, verificationId);
    if (!passcode || passcode.usedAt !== null) {
      await recordWrongCode(tx, config, null, clientAddress, now);
      return new AppError('OTP_INVALID');
    }
    await mustAllowMobileGuess(tx, config, passcode.mobile, now);
    if (isTriedOut(passcode)) {
      return new AppError('OTP_ATTEMPTS_EXCEEDED', { retryAfter: secondsUntil(passcode.resendAt, now) });
    }
    if (passcode.mobile === mobile && isExpired(passcode, now)) return new AppError('OTP_EXPIRED');
    const right = passcode.mobile === mobile && sameHash(passcode.codeHash, hashCode(config.jwtSecret, passcode.id, otp));
    if (!right) {
      await countWrongTry(tx, passcode.id);
      await recordWrongCode(tx, config, passcode.mobile, clientAddress, now);
      return new AppError('OTP_INVALID');
    }
    await spendPasscode(tx, passcode.id, now);
    const userId = await openAccount(tx, passcode, now);
    return { userId, token: await startSession(tx, tokens, 'USER', userId, now) };
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
};
