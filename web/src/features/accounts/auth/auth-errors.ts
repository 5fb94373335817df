// What the sign-in dialogs say, by error code (rule S22).
import * as words from '#words/auth';
import { seconds as secondsOf } from '#words/wait';
import { ApiError } from '../../../api/api-error.ts';
import { messageOf, type Problem, problemOf } from '../../../api/message-of.ts';

export type Banner = Problem & {
  tone: 'bad' | 'info';
  /** Shows a button to this dialog. */
  offers?: 'register' | 'login' | undefined;
};

export const sendFailed = words.sendFailed;
export const missingVerificationId = words.missingVerification;
export const expiredOtp = words.otpExpired;
/** Either the code was right and its answer was lost, or it was wrong twice. In both cases a new code helps. */
export const usedOtp: Banner = {
  tone: 'bad',
  text: words.otpUsed,
};
export const alreadySent: Banner = { tone: 'info', text: words.alreadySent };

/** For a sent code that no longer works: when the next one can be requested. */
export function spentBanner({ resendAt }: { resendAt: number }): Banner {
  const seconds = Math.max(1, Math.ceil((resendAt - Date.now()) / 1000));
  return bad(words.otpSpent(secondsOf(seconds)));
}

export function loginBanner(error: unknown): Banner {
  switch (codeOf(error)) {
    case 'USER_NOT_REGISTERED':
      return bad(messageOf(error, words.notRegistered), 'register');
    case 'USER_NOT_FOUND':
    case '':
      return bad(words.userNotFound, 'register');
    case 'USER_INACTIVE':
      return bad(words.inactive);
    default:
      return failed(error, sendFailed);
  }
}

export function registerBanner(error: unknown, fallback = words.registerFailed): Banner {
  return codeOf(error) === 'MOBILE_ALREADY_EXISTS' ? bad(words.alreadyRegistered, 'login') : failed(error, fallback);
}

export function verifyBanner(error: unknown, userNotFound: string): Banner {
  switch (codeOf(error)) {
    case 'OTP_INVALID':
      return bad(words.otpInvalid);
    case 'OTP_EXPIRED':
      return bad(expiredOtp);
    case 'USER_NOT_FOUND':
      return bad(userNotFound);
    default:
      return failed(error, words.verifyFailed);
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.errorCode : null;
}

function failed(error: unknown, fallback: string): Banner {
  return { tone: 'bad', ...problemOf(error, fallback) };
}

function bad(text: string, offers?: Banner['offers']): Banner {
  return { tone: 'bad', text, offers };
}
