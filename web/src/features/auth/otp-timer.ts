// The passcode under way for a mobile, kept so that it outlives a closed dialog and a reload: telephones drop the
// page while their owner reads the SMS (spec 4, rulings R3).
import { isLike } from '../../shared/is-like.ts';
import { keys, readJson, remove, writeJson } from '../../shared/storage.ts';

export type SentOtp = {
  mobile: string;
  verificationId: string;
  /** Both in epoch ms. */
  expiresAt: number;
  resendAt: number;
};

export function keepOtp(otp: SentOtp): void {
  writeJson(keys.otpTimer(otp.mobile), otp);
}

/** The unexpired one of this mobile, if any. */
export function keptOtp(mobile: string): SentOtp | null {
  const kept = readJson(keys.otpTimer(mobile), isSentOtp);
  if (kept && kept.expiresAt > Date.now()) return kept;
  if (kept) forgetOtp(mobile);
  return null;
}

export function forgetOtp(mobile: string): void {
  remove(keys.otpTimer(mobile));
}

const sample: SentOtp = { mobile: '', verificationId: '', expiresAt: 0, resendAt: 0 };
const isSentOtp = (value: unknown): value is SentOtp => isLike(sample, value);
