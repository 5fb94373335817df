// The passcode under way for a mobile, kept so that it outlives a closed dialog and a reload: telephones drop the
// page while their owner reads the SMS (rule S11).
import { isLike } from '../../shared/is-like.ts';
import { keys, readJson, remove, writeJson } from '../../shared/storage.ts';

export interface SentOtp {
  mobile: string;
  verificationId: string;
  /** Both in epoch ms. */
  expiresAt: number;
  resendAt: number;
}

export function keepOtp(otp: SentOtp): void {
  if (!isSpent(otp)) writeJson(keys.otpTimer(otp.mobile), otp);
}

/** No code lives longer (rule S3), give or take what is made of the two clocks: this one's was set back since. */
const longestMs = 150_000;

/**
 * The unexpired one of this mobile, if any. A record of no more than rule S11 names has a countdown and no code to enter: its
 * `verificationId` is empty.
 */
export function keptOtp(mobile: string): SentOtp | null {
  const kept = readJson(keys.otpTimer(mobile), isTimer);
  if (!kept) return null;
  const left = kept.expiresAt - Date.now();
  if (left > 0 && left < longestMs) return isSentOtp(kept) ? kept : { ...kept, verificationId: '', resendAt: kept.expiresAt };
  forgetOtp(mobile);
  return null;
}

// What can be entered no more though it has time left. The server hands out the same one until it may send another (rule S6).
const spent = new Set<string>();

/** It was used, or tried too often. */
export function spendOtp({ mobile, verificationId }: SentOtp): void {
  spent.add(verificationId);
  forgetOtp(mobile);
}

export function isSpent({ verificationId }: SentOtp): boolean {
  return spent.has(verificationId);
}

export function forgetOtp(mobile: string): void {
  remove(keys.otpTimer(mobile));
}

type Timer = Pick<SentOtp, 'mobile' | 'expiresAt'>;

const timer: Timer = { mobile: '', expiresAt: 0 };
const isTimer = (value: unknown): value is Timer => isLike(timer, value);
const sample: SentOtp = { ...timer, verificationId: '', resendAt: 0 };
const isSentOtp = (value: unknown): value is SentOtp => isLike(sample, value);
