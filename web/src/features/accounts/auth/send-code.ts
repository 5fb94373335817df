// Requests of a passcode by a customer, each with what is kept of it. They throw ApiError.
import { login, register } from './ask-otp.ts';
import { alreadySentOtp, type Sending, sentOtp } from './sent-otp.ts';

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
