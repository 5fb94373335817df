/** The numbers and decisions of sign-in (rules S3, S4, X1 to X3). Pure. */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { addDays, DAY, HOUR, type Instant, istDate, istMidnight, MINUTE, SECOND } from '../../../common/time.ts';
import { readEmail } from '../../../common/typed.ts';
import { wordsOf } from '../../../common/words/all.ts';
import type { Language } from '../../../common/words/languages.ts';
import type { Schemas } from '../../platform/contract/types.ts';

export const PASSCODE = { lifetime: 120 * SECOND, ofNumber: 10 * MINUTE, resend: 60 * SECOND, maxWrongTries: 5 } as const;
/** Customers know four digits. Six guard what shows other people's data, and a guardian's consent (rule S3). */
export type PasscodeDigits = 4 | 6;
export const SESSION_LIFETIME = { USER: 30 * DAY, ADMIN: 8 * HOUR, PROFESSIONAL: 30 * DAY } as const;
/** How long a member of staff stays signed in who asked for it, on a phone of their own (rule S13). */
export const KEPT_LIFETIME = 30 * DAY;

/** How long a second factor counts for what needs the own password (rule S40). */
const CONFIRMED_FOR = 10 * MINUTE;

/** Whether the second factor of a session is too old, or was never given. */
export function isUnconfirmed({ confirmedAt }: { confirmedAt: Instant | null }, now: Instant): boolean {
  return confirmedAt === null || now >= confirmedAt + CONFIRMED_FOR;
}

/** Whether the salon asks this member of staff for a second factor: everybody but the desk, where a phone may not be at hand (rule S38). */
export function needsSecondFactor(
  { role }: { role: Schemas['StaffRole'] },
  { staffSecondFactor }: { staffSecondFactor: boolean },
): boolean {
  return staffSecondFactor && role !== 'DESK';
}

/** Operators give a number out again after 90 days. Most customers come more often than once a year (rule S23). */
export const SILENT_AFTER = 365 * DAY;

/**
 * Whether what was kept under a mobile alone, and changed last at `changedAt`, may belong to the account that got the mobile later.
 * It may be about somebody who had the mobile before (rule S26).
 */
export function mayBeTheirs(account: { createdAt: Instant; mobileSince: Instant | null }, changedAt: Instant): boolean {
  return changedAt >= (account.mobileSince ?? account.createdAt) - SILENT_AFTER;
}

export const LIMITS = {
  sendsPerMobile: [
    // This limit holds even if the last passcode was deleted with its account.
    { max: 1, within: PASSCODE.resend },
    { max: 5, within: HOUR },
    { max: 10, within: DAY },
  ],
  sendsPerClient: { max: 30, within: HOUR },
  wrongTriesPerClient: { max: 60, within: HOUR },
  /** The salon's calendar day: the next one starts fresh. */
  wrongTriesPerMobileADay: 15,
  /** First names of an account that nobody has used for long (rule S24). */
  wrongNamesPerPasscode: 3,
  wrongNamesPerAccount: [
    { max: 5, within: DAY },
    { max: 10, within: 7 * DAY },
  ],
  /** New places among the addresses of one account (rule N8). */
  positionsPerAccount: [
    { max: 5, within: DAY },
    { max: 10, within: 7 * DAY },
  ],
  /** A customer's own moves, and cancellations (rule X12). */
  changesPerAccount: [
    { max: 10, within: MINUTE },
    { max: 30, within: HOUR },
  ],
  /** SMS to new numbers that an account asks for (rule S28). */
  numbersPerAccount: [
    { max: 10, within: HOUR },
    { max: 20, within: DAY },
  ],
  /** For one e-mail from one client address (rule K3). */
  wrongPasswords: { max: 10, within: 15 * MINUTE, lock: 15 * MINUTE },
  /** Codes of an app, for one member of staff: one guess in 333,000 is right. The next calendar day starts fresh (rule S36). */
  wrongFactorsADay: 20,
} as const;

/**
 * How many SMS of an hour passcodes, or all other messages, may be. A quarter of the ceiling is kept for each of the two, so that
 * messages keep nobody from signing in, and sign-ins no message from anybody (rule X2). `others` is how many the other one has sent.
 */
export function smsShare(ceiling: number, others: number): number {
  return ceiling - Math.max(others, Math.floor(ceiling / 4));
}

/**
 * The newest instant that counts: another instance's clock may be a little ahead. Anything later was written before a clock was
 * set back.
 */
export function latest(now: Instant): Instant {
  return now + MINUTE;
}

interface Sent {
  sentAt: Instant;
  expiresAt: Instant;
  resendAt: Instant;
}
/** Whether a passcode was just sent, so that no other is sent now. */
export function isUnderWay({ sentAt, resendAt }: Sent, now: Instant): boolean {
  return sentAt <= latest(now) && now < resendAt;
}
export function isExpired({ sentAt, expiresAt }: Sent, now: Instant): boolean {
  return sentAt > latest(now) || now >= expiresAt;
}

/** Ended by wrong tries, whatever time it has left (rule S4). */
export function isTriedOut({ wrongTries }: { wrongTries: number }): boolean {
  return wrongTries >= PASSCODE.maxWrongTries;
}

/** When the lock of an e-mail and client ends, given their failures, newest first; null if there is no lock. */
export function passwordLockEnd(failures: Instant[]): Instant | null {
  const { max, within, lock } = LIMITS.wrongPasswords;
  const [newest = 0, oldest = 0] = [failures[0], failures[max - 1]];
  return failures.length >= max && newest - oldest < within ? newest + lock : null;
}

/** E-mails are compared, stored and counted in this form. */
export function sameEmail(email: string): string {
  return readEmail(email.normalize('NFC')).toLowerCase();
}

export function newCode(digits: PasscodeDigits): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** The last line binds the code to the site: Android then offers to fill it in there only (WebOTP). */
export function smsText(
  { code, salonName, language }: { code: string; salonName: string; language: Language },
  publicUrl: string | undefined,
): string {
  const text = wordsOf[language].messages.passcode(code, salonName);
  return publicUrl ? `${text}\n\n@${new URL(publicUrl).hostname} #${code}` : text;
}

/** Bound to its challenge, so equal codes have different hashes; keyed, because so few codes are quickly tried. */
export function hashCode(secret: string, verificationId: string, code: string): string {
  return createHmac('sha256', secret).update(`passcode:${verificationId}:${code}`).digest('base64url');
}

/** Compares two hashes of hashCode, which have equal length. */
export function sameHash(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

export function startOfDay(now: Instant): Instant {
  return istMidnight(istDate(now));
}
export function startOfNextDay(now: Instant): Instant {
  return istMidnight(addDays(istDate(now), 1));
}

export function secondsUntil(instant: Instant, now: Instant): number {
  return Math.max(1, Math.ceil((instant - now) / SECOND));
}
