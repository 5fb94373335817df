/** Signing in with a passcode, and sessions (rules S3, S13). */
import { AppError } from '../contract/errors.ts';
import type { FindSession, Tokens } from '../contract/security.ts';
import type { Caller } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../shared/ids.ts';
import type { Instant } from '../shared/time.ts';
import { type Client, mustAllowClientGuess, mustAllowMobileGuess, recordWrongCode } from './limits.ts';
import { hashCode, isExpired, isTriedOut, SESSION_LIFETIME, sameHash, secondsUntil } from './rules.ts';
import {
  addSession,
  addUser,
  changeUser,
  countWrongTry,
  findPasscode,
  findPasscodesOf,
  findSession,
  findUserByMobile,
  type Passcode,
  spendPasscodes,
} from './store.ts';

interface Verification {
  mobile: string;
  verificationId: string;
  otp: string;
  client: Client;
}

/** Begins a session for `ownerId` and returns its token. */
export async function startSession(
  tx: Queries,
  tokens: Tokens,
  role: Caller['role'],
  ownerId: string,
  now: Instant,
): Promise<string> {
  const id = newId();
  await addSession(tx, { id, role, ownerId, createdAt: now, expiresAt: now + SESSION_LIFETIME[role] });
  return tokens.sign({ sub: ownerId, jti: id, role });
}

/** The live session of a token; undefined if there is none. */
export function sessionFinder({ db, clock }: Pick<Deps, 'db' | 'clock'>): FindSession {
  return id => findSession(db.read, id, clock.now());
}

/** The account that a used passcode opens. A registration creates it now (rule S9). */
const openAccount = async (tx: Queries, { mobile, purpose, fullName }: Passcode, now: Instant): Promise<string> => {
  const account = await findUserByMobile(tx, mobile);
  if (purpose === 'LOGIN') {
    if (!account) throw new AppError('USER_NOT_FOUND');
    if (!account.active) throw new AppError('USER_INACTIVE');
    await changeUser(tx, account.id, { lastActive: now, verified: true });
    return account.id;
  }
  if (account) throw new AppError('MOBILE_ALREADY_EXISTS');
  const id = newId();
  await addUser(tx, { id, mobile, fullName: fullName ?? '', createdAt: now, lastActive: now });
  return id;
};

/** The passcodes that the code may match: all of the mobile that were sent for the same purpose (decision 004), newest first. */
const candidates = async (tx: Queries, named: Passcode, mobile: string): Promise<Passcode[]> => {
  if (named.mobile !== mobile) return [named];
  const sent = await findPasscodesOf(tx, mobile);
  return sent.filter(({ purpose, usedAt }) => purpose === named.purpose && usedAt === null);
};

/**
 * Returns a token and the customer's id. Throws OTP_INVALID, OTP_EXPIRED, OTP_ATTEMPTS_EXCEEDED, RATE_LIMITED, or, if the account
 * changed since the passcode was sent, USER_NOT_FOUND, USER_INACTIVE, MOBILE_ALREADY_EXISTS. A wrong guess must be counted
 * although it is refused, so the transaction returns the refusal, which is thrown after it.
 */
export async function verifyPasscode({ db, config, clock }: Deps, tokens: Tokens, request: Verification) {
  const { mobile, verificationId, otp, client } = request;
  const outcome = await db.tx(async tx => {
    const now = clock.now();
    await mustAllowClientGuess(tx, config, client, now);
    const named = await findPasscode(tx, verificationId);
    if (!named || named.usedAt !== null) {
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
    if (!isRight) {
      await countWrongTry(tx, named.mobile);
      await recordWrongCode(tx, config, named.mobile, client, now);
      return new AppError('OTP_INVALID');
    }
    await spendPasscodes(tx, mobile, now);
    // The id tells which dialog it was typed in, and so which name a registration uses.
    const userId = await openAccount(tx, named, now);
    return { userId, token: await startSession(tx, tokens, 'USER', userId, now) };
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
