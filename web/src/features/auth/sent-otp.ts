import { ApiError } from '../../api/api-error.ts';
import { onOurClock } from '../../api/clock.ts';
import { keepOtp, keptOtp, type SentOtp } from './otp-timer.ts';
import type { Challenge } from './session.tsx';

/** Spec 9: how long is counted when nobody said until when. */
const fallbackMs = 60_000;

/** What the server answered, as it is kept; the times are now on this device's clock. */
export function sentOtp(mobile: string, { verificationId, expiresAt, resendAt }: Partial<Challenge>): SentOtp {
  const otp = {
    mobile,
    verificationId: verificationId ?? '',
    expiresAt: expiresAt ? onOurClock(expiresAt) : Date.now() + fallbackMs,
    resendAt: resendAt ? onOurClock(resendAt) : Date.now() + fallbackMs,
  };
  keepOtp(otp);
  return otp;
}

/**
 * Register answers REQUEST_ALREADY_EXISTS when a code is on its way (rulings R3): the code it speaks of, from its
 * data, else from the JSON in its message, else from what we kept. Null for any other error.
 */
export function alreadySentOtp(mobile: string, error: unknown): SentOtp | null {
  if (!(error instanceof ApiError)) return null;
  if (error.errorCode !== 'REQUEST_ALREADY_EXISTS' && !error.message.includes('REQUEST_ALREADY_EXISTS')) return null;
  const told = asChallenge(error.data) ?? asChallenge(jsonIn(error.message));
  if (told) return sentOtp(mobile, told);
  return keptOtp(mobile) ?? sentOtp(mobile, {});
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
