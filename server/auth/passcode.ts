/** Sends a passcode for register and login (rules S6, S7). */
import { AppError } from '../contract/errors.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { NoAnswer } from '../outside/call.ts';
import { readSettings } from '../settings/settings.ts';
import { newId } from '../shared/ids.ts';
import { type Client, mustAllowMobileGuess, mustAllowSend, recordSend } from './limits.ts';
import { hashCode, isExpired, isTriedOut, isUnderWay, newCode, PASSCODE, secondsUntil, smsText } from './rules.ts';
import {
  addPasscode,
  disownAttempt,
  findPasscodesOf,
  findUserByMobile,
  type Passcode,
  removeAttempt,
  removePasscodes,
  turnIntoLogins,
} from './store.ts';

interface Request {
  mobile: string;
  client: Client;
  /** The name to register; null to sign in. */
  fullName: string | null;
}
/** Epoch milliseconds, as the contract has them. */
interface Issued {
  verificationId: string;
  expiresAt: number;
  resendAt: number;
}

const issued = ({ id, expiresAt, resendAt }: Passcode): Issued => ({ verificationId: id, expiresAt, resendAt });

const mustFitAccount = async (db: Queries, { mobile, fullName }: Request) => {
  const account = await findUserByMobile(db, mobile);
  if (fullName !== null && account) throw new AppError('MOBILE_ALREADY_EXISTS');
  if (fullName === null && !account) throw new AppError('USER_NOT_REGISTERED');
  if (fullName === null && !account?.active) throw new AppError('USER_INACTIVE');
};

/** Older clients read the id from the message (rule S8). The id is no secret (rule S7). */
const alreadyPending = (pending: Passcode): AppError => {
  const data = issued(pending);
  const { verificationId, expiresAt } = data;
  return new AppError('REQUEST_ALREADY_EXISTS', {
    message: `REQUEST_ALREADY_EXISTS ${JSON.stringify({ verificationId, expiresAt })}`,
    data,
  });
};

/**
 * Sends a passcode, or answers with the one that was just sent. Earlier passcodes stay valid for their own time (decision 004).
 * Throws the limits' refusals, SMS_FAILED, and what the account forbids. The SMS is sent between two transactions: a failed one
 * leaves no passcode and uses up none of the mobile's allowance.
 */
export async function requestPasscode({ db, config, clock, sms }: Deps, request: Request): Promise<Issued> {
  const { mobile, client, fullName } = request;
  const code = newCode();
  const { salonName } = await readSettings(db.read);

  const prepared = await db.tx(async tx => {
    const now = clock.now();
    await mustFitAccount(tx, request);
    await mustAllowMobileGuess(tx, config, mobile, now);
    // Staff may have created the account while its owner was registering.
    if (fullName === null) await turnIntoLogins(tx, mobile);
    const sent = await findPasscodesOf(tx, mobile);
    const last = sent.find(one => isUnderWay(one, now));
    if (last) {
      const retryAfter = secondsUntil(last.resendAt, now);
      if (last.usedAt !== null) throw new AppError('RATE_LIMITED', { retryAfter });
      if (fullName !== null)
        throw isTriedOut(last) ? new AppError('OTP_ATTEMPTS_EXCEEDED', { retryAfter }) : alreadyPending(last);
      return { passcode: last, sendId: null };
    }
    await mustAllowSend(tx, config, mobile, client, now);

    const over = sent.filter(one => one.usedAt !== null || isExpired(one, now));
    await removePasscodes(
      tx,
      over.map(one => one.id),
    );
    const id = newId();
    const passcode: Passcode = {
      id,
      mobile,
      purpose: fullName === null ? 'LOGIN' : 'REGISTER',
      fullName,
      codeHash: hashCode(config.jwtSecret, id, code),
      sentAt: now,
      expiresAt: now + PASSCODE.lifetime,
      resendAt: now + PASSCODE.resend,
      wrongTries: 0,
      usedAt: null,
    };
    await addPasscode(tx, passcode);
    return { passcode, sendId: await recordSend(tx, config, mobile, client, now) };
  });

  const { passcode, sendId } = prepared;
  if (sendId === null) return issued(passcode);
  try {
    await sms.send({ to: mobile, code, body: smsText(code, salonName, config.PUBLIC_URL) });
  } catch (error) {
    await db.tx(async tx => {
      await removePasscodes(tx, [passcode.id]);
      // An SMS that a slow provider may have sent costs money, so it counts, but not against the mobile, whose owner waits in
      // vain.
      await (error instanceof NoAnswer ? disownAttempt(tx, sendId) : removeAttempt(tx, sendId));
    });
    throw new AppError('SMS_FAILED', { cause: error });
  }
  return issued(passcode);
}
