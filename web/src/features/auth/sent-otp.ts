import { ApiError } from '../../api/api-error.ts';
import { onOurClock } from '../../shared/clock.ts';
import type { Challenge } from './ask-otp.ts';
import { keepOtp, keptOtp, type SentOtp } from './otp-timer.ts';

/** Rule S11: how long is counted when nobody said until when. */
const fallbackMs = 60_000;

/** What asking for a code came to. */
export interface Sending {
  otp: SentOtp;
  /** It was on its way before, so this asking sent no other one. */
  wasSent: boolean;
}

/** What the server answered, as it is kept; the times are now on this device's clock. */
export function sentOtp(mobile: string, { verificationId, expiresAt, resendAt }: Partial<Challenge>): Sending {
  // While a code is under way login answers with the same one (rule S6).
  const wasSent = verificationId !== undefined && keptOtp(mobile)?.verificationId === verificationId;
  const otp = {
    mobile,
    verificationId: verificationId ?? '',
    expiresAt: expiresAt ? onOurClock(expiresAt) : Date.now() + fallbackMs,
    resendAt: resendAt ? onOurClock(resendAt) : Date.now() + fallbackMs,
  };
  keepOtp(otp);
  return { otp, wasSent };
}

/**
 * Register answers REQUEST_ALREADY_EXISTS when a code is on its way (rule S7): the code it speaks of, from its
 * data, else from the JSON in its message, else from what we kept. Null for any other error.
 */
export function alreadySentOtp(mobile: string, error: unknown): Sending | null {
  if (!(error instanceof ApiError)) return null;
  if (error.errorCode !== 'REQUEST_ALREADY_EXISTS' && !error.message.includes('REQUEST_ALREADY_EXISTS')) return null;
  const told = asChallenge(error.data) ?? asChallenge(jsonIn(error.message));
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

function jsonIn(message: string): unknown {
  try {
    return JSON.parse(message.slice(message.indexOf('{'), message.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
