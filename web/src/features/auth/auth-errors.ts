// What the sign-in dialogs say, by error code (rule S22).
import { ApiError } from '../../api/api-error.ts';
import { messageOf } from '../../api/message-of.ts';
import { type Problem, problemOf } from '../../api/problem.ts';
import { plural } from '../../shared/format.ts';

export type Banner = Problem & {
  tone: 'bad' | 'info';
  /** Shows a button to this dialog. */
  offers?: 'register' | 'login' | undefined;
};

export const sendFailed = 'Failed to send OTP.';
export const missingVerificationId = 'Verification ID is missing. Please request a new OTP.';
export const expiredOtp = 'OTP has expired. Please request a new OTP.';
/** Either the code was right and its answer was lost, or it was wrong twice. In both cases a new code helps. */
export const usedOtp: Banner = {
  tone: 'bad',
  text: 'This OTP is wrong or already used. Please request a new OTP.',
};
export const alreadySent: Banner = { tone: 'info', text: 'OTP already sent. Please enter it below.' };

/** For a sent code that no longer works: when the next one can be requested. */
export function spentBanner({ resendAt }: { resendAt: number }): Banner {
  const seconds = Math.max(1, Math.ceil((resendAt - Date.now()) / 1000));
  return bad(`That OTP cannot be used any more. Please request a new one in ${plural(seconds, 'second')}.`);
}

export function loginBanner(error: unknown): Banner {
  switch (codeOf(error)) {
    case 'USER_NOT_REGISTERED':
      return bad(messageOf(error, 'Mobile number not registered. Please register first.'), 'register');
    case 'USER_NOT_FOUND':
    case '':
      return bad('User not found. Please register.', 'register');
    case 'USER_INACTIVE':
      return bad('Account is inactive. Please contact support.');
    default:
      return failed(error, sendFailed);
  }
}

export function registerBanner(error: unknown, fallback = 'Failed to register'): Banner {
  return codeOf(error) === 'MOBILE_ALREADY_EXISTS'
    ? bad('Mobile number already registered. Please login.', 'login')
    : failed(error, fallback);
}

export function verifyBanner(error: unknown, userNotFound: string): Banner {
  switch (codeOf(error)) {
    case 'OTP_INVALID':
      return bad('Invalid OTP. Please try again.');
    case 'OTP_EXPIRED':
      return bad(expiredOtp);
    case 'USER_NOT_FOUND':
      return bad(userNotFound);
    default:
      return failed(error, 'Failed to verify OTP');
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
