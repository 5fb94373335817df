// Requests of a passcode by a customer, each with what is kept of it. They throw ApiError. Not in session.tsx, because every page loads
// that one.

import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { onOurClock } from '../../../shared/clock.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';
import { type Audience, keepOtp, keptOtp, type SentOtp } from './otp-timer.ts';

/** Countdown when the server named no expiry (rule S11). */
const fallbackMs = 60_000;

/** The result of requesting a code. */
export interface Sending {
  otp: SentOtp;
  /** The server had sent this code before and sent no new one. */
  wasSent: boolean;
}

/** Keeps the server's answer, with its times by this device's clock. */
export function sentOtp(
  mobile: string,
  { verificationId, expiresAt, resendAt }: Partial<Challenge>,
  audience?: Audience,
): Sending {
  // Login repeats a code that is still valid (rule S6).
  const wasSent = verificationId !== undefined && keptOtp(mobile, audience)?.verificationId === verificationId;
  const otp: SentOtp = {
    mobile,
    ...(audience && { audience }),
    verificationId: verificationId ?? '',
    expiresAt: expiresAt ? onOurClock(expiresAt) : Date.now() + fallbackMs,
    resendAt: resendAt ? onOurClock(resendAt) : Date.now() + fallbackMs,
  };
  keepOtp(otp);
  return { otp, wasSent };
}

/**
 * When a code was sent before, register answers REQUEST_ALREADY_EXISTS (rule S7). Takes that code from the answer's data, else from the
 * local storage. Null for any other error.
 */
function alreadySentOtp(mobile: string, error: unknown): Sending | null {
  if (!hasCode(error, 'REQUEST_ALREADY_EXISTS')) return null;
  const told = asChallenge(error.data);
  const kept = told ? null : keptOtp(mobile);
  return { otp: kept ?? sentOtp(mobile, told ?? {}).otp, wasSent: true };
}

function asChallenge(value: unknown): Partial<Challenge> | null {
  if (typeof value !== 'object' || value === null) return null;
  const { verificationId, expiresAt, resendAt } = value as Record<string, unknown>;
  if (typeof verificationId !== 'string') return null;
  return {
    verificationId,
    ...(typeof expiresAt === 'number' && { expiresAt }),
    ...(typeof resendAt === 'number' && { resendAt }),
  };
}

/** A sent passcode. Times are epoch ms by the server's clock. */
export interface Challenge {
  verificationId: string;
  expiresAt: number;
  resendAt: number;
}

function login(mobile: string): Promise<Challenge> {
  return ask(api.POST('/auth/login', { body: { mobile, ...readerLanguage } }));
}

function register(fullName: string, mobile: string): Promise<Challenge> {
  return ask(api.POST('/auth/register', { body: { fullName, mobile, ...readerLanguage } }));
}

/** For an account. */
export async function sendToKnown(mobile: string): Promise<Sending> {
  return sentOtp(mobile, await login(mobile));
}

/** For somebody new. A registration that is under way keeps its code (rule S7). */
export async function sendToNew(fullName: string, mobile: string): Promise<Sending> {
  try {
    return sentOtp(mobile, await register(fullName.trim(), mobile));
  } catch (error) {
    const pending = alreadySentOtp(mobile, error);
    if (pending) return pending;
    throw error;
  }
}
