/** Passcodes by SMS: sends one, and checks what somebody typed (rules S3, S4, S6, S7). */

import type { Instant } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { NoAnswer } from '../../platform/outside/call.ts';
import { newId } from '../../platform/shared/ids.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { judgePasscode, type Verification } from './judge-passcode.ts';
import { CeilingMet, type Client, mustAllowMobileGuess, mustAllowSend, recordSend } from './limits.ts';
import {
  addPasscode,
  disownAttempt,
  findPasscodesOf,
  type Passcode,
  removeAttempt,
  removePasscodes,
  spendPasscodes,
} from './passcode-store.ts';
import {
  hashCode,
  isExpired,
  isTriedOut,
  isUnderWay,
  newCode,
  PASSCODE,
  type PasscodeDigits,
  secondsUntil,
  smsText,
} from './rules.ts';
import { noteCeiling } from './sent.ts';

/**
 * What a passcode is for. A passcode of one purpose opens nothing of another. Limits count all of them together, because they
 * protect the mobile and the salon's SMS.
 */
export interface Purpose<Opened> {
  name: Passcode['purpose'];
  digits: PasscodeDigits;
  /** In ms, if it is not that of a sign-in. */
  lifetime?: number;
  /** Throws what the account of this mobile forbids, before anything is sent. Answers the account's language, if there is one. */
  mustFit(tx: Queries, mobile: string): Promise<Language | undefined>;
  /** Counts an SMS, and throws what else limits them. */
  maySend?: (tx: Queries, mobile: string, now: Instant) => Promise<void>;
  /**
   * What else is asked once the passcode is right (rule S23). A refusal leaves the passcode valid for its time, and what this has written
   * stays.
   */
  hold?: (tx: Queries, passcode: Passcode, now: Instant) => Promise<AppError | undefined>;
  /** Runs in the transaction that spends the passcode. */
  open(tx: Queries, passcode: Passcode, now: Instant): Promise<Opened>;
}

interface Request {
  mobile: string;
  client: Client;
  /** The name to register. */
  fullName?: string;
  /** The language of the dialog. */
  language?: Language | undefined;
}
/** Epoch milliseconds, as the contract has them. */
interface Issued {
  verificationId: string;
  expiresAt: number;
  resendAt: number;
}

/** Staff see on the dashboard that no passcode is sent, and the log has it once an hour. */
const tellOfCeiling = async ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) => {
  const isNews = await db.tx(tx => noteCeiling(tx, 'PASSCODES', 'SMS', clock.now()));
  if (isNews) log.warn('the ceiling of SMS was met: passcodes are refused');
};

const issued = ({ id, expiresAt, resendAt }: Passcode): Issued => ({ verificationId: id, expiresAt, resendAt });

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
 * The passcode that was just sent for this purpose. Undefined if another may be sent. Throws RATE_LIMITED if it was used, and for a
 * registration OTP_ATTEMPTS_EXCEEDED or REQUEST_ALREADY_EXISTS.
 */
const underWay = (sent: Passcode[], now: Instant): Passcode | undefined => {
  const last = sent.find(one => isUnderWay(one, now));
  if (!last) return undefined;
  const retryAfter = secondsUntil(last.resendAt, now);
  if (last.usedAt !== null) throw new AppError('RATE_LIMITED', { retryAfter });
  if (last.purpose !== 'REGISTER') return last;
  throw isTriedOut(last) ? new AppError('OTP_ATTEMPTS_EXCEEDED', { retryAfter }) : alreadyPending(last);
};

/**
 * Sends a passcode, or answers with the one that was just sent. Earlier passcodes stay valid for their own time (decision 004).
 * Throws the limits' refusals, SMS_FAILED, and what the purpose forbids. The SMS is sent between two transactions: a failed one
 * leaves no passcode and uses up none of the mobile's allowance.
 */
export async function requestPasscode(
  { db, config, clock, sms, log }: Deps,
  purpose: Purpose<unknown>,
  { mobile, client, fullName, language }: Request,
): Promise<Issued> {
  const code = newCode(purpose.digits);
  const settings = await readSettings(db.read);
  const salonName = settings.latinName ?? settings.salonName;

  const prepare = async (tx: Queries) => {
    const now = clock.now();
    const known = await purpose.mustFit(tx, mobile);
    const readers = language ?? known ?? 'en';
    await mustAllowMobileGuess(tx, config, mobile, now);
    const sent = await findPasscodesOf(tx, mobile);
    const last = underWay(
      sent.filter(one => one.purpose === purpose.name),
      now,
    );
    if (last) return { passcode: last, readers, sendId: null };
    await mustAllowSend(tx, config, mobile, client, now);
    await purpose.maySend?.(tx, mobile, now);

    const over = sent.filter(one => one.usedAt !== null || isExpired(one, now));
    await removePasscodes(
      tx,
      over.map(one => one.id),
    );
    const id = newId();
    const passcode: Passcode = {
      id,
      mobile,
      purpose: purpose.name,
      fullName: fullName ?? null,
      language: language ?? null,
      codeHash: hashCode(config.jwtSecret, id, code),
      sentAt: now,
      expiresAt: now + (purpose.lifetime ?? PASSCODE.lifetime),
      resendAt: now + PASSCODE.resend,
      wrongTries: 0,
      usedAt: null,
    };
    await addPasscode(tx, passcode);
    return { passcode, readers, sendId: await recordSend(tx, config, mobile, client, now) };
  };
  const prepared = await db.tx(prepare).catch(async error => {
    if (error instanceof CeilingMet) await tellOfCeiling({ db, clock, log });
    throw error;
  });

  const { passcode, readers, sendId } = prepared;
  if (sendId === null) return issued(passcode);
  try {
    await sms.send({
      to: mobile,
      code,
      language: readers,
      body: smsText({ code, salonName, language: readers }, config.PUBLIC_URL),
    });
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

/**
 * Opens what the passcode is for; it must be of one of these purposes. Throws OTP_INVALID, OTP_EXPIRED, OTP_ATTEMPTS_EXCEEDED,
 * RATE_LIMITED, and what the purpose forbids. The transaction returns a refusal, which is thrown after it.
 */
export async function verifyPasscode<Opened>(
  { db, config, clock }: Deps,
  purposes: Purpose<Opened>[],
  verification: Verification,
): Promise<Opened> {
  const outcome = await db.tx(async tx => {
    const now = clock.now();
    const judged = await judgePasscode(tx, config, purposes, verification, now);
    if (judged instanceof AppError) return judged;
    const { purpose, named } = judged;
    const held = await purpose.hold?.(tx, named, now);
    if (held) return held;
    await spendPasscodes(
      tx,
      verification.mobile,
      purposes.map(({ name }) => name),
      now,
    );
    // The id tells which dialog it was typed in, and so which name a registration uses.
    return { opened: await purpose.open(tx, named, now) };
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome.opened;
}
