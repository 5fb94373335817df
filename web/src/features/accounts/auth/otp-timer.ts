// Keeps the passcode of a mobile in the local storage, so that it survives a closed dialog and a reload. Phones drop the page while their
// owner reads the SMS (rule S11).
import { isLike } from '../../../shared/is-like.ts';
import { keys, readJson, remove, writeJson } from '../../../shared/storage.ts';

export type Audience = 'professional' | 'wish' | 'enquiry' | undefined;

/** How long the code for this audience is (rule S3). */
export function digitsFor(audience: Audience): number {
  return audience === 'professional' || audience === 'enquiry' ? 6 : 4;
}

export interface SentOtp {
  mobile: string;
  /** A code for one does not open what another opens. */
  audience?: Audience;
  verificationId: string;
  /** This and the next one are in epoch ms. */
  expiresAt: number;
  resendAt: number;
}

export function keepOtp(otp: SentOtp): void {
  if (!isSpent(otp)) writeJson(keyOf(otp.mobile, otp.audience), otp);
}

/** Codes live for a shorter time (rule S3), with some tolerance between the two clocks. More means that this clock was set back. */
const longestMs = 150_000;

/**
 * The unexpired code of this mobile. If the record has only the fields that rule S11 names, its `verificationId` is empty: there is a
 * countdown, but no code to enter.
 */
export function keptOtp(mobile: string, audience?: Audience): SentOtp | null {
  const kept = readJson(keyOf(mobile, audience), isTimer);
  if (!kept) return null;
  const left = kept.expiresAt - Date.now();
  if (left > 0 && left < longestMs) return isSentOtp(kept) ? kept : { ...kept, verificationId: '', resendAt: kept.expiresAt };
  forgetOtp({ mobile, audience });
  return null;
}

// Codes that no longer work, though they have not expired. The server repeats the same code until it may send another one (rule S6).
const spent = new Set<string>();

/** Marks a code that was used or tried too often. */
export function spendOtp(otp: SentOtp): void {
  spent.add(otp.verificationId);
  forgetOtp(otp);
}

export function isSpent({ verificationId }: SentOtp): boolean {
  return spent.has(verificationId);
}

export function forgetOtp({ mobile, audience }: Pick<SentOtp, 'mobile' | 'audience'>): void {
  remove(keyOf(mobile, audience));
}

function keyOf(mobile: string, audience: Audience): string {
  return keys.otpTimer(audience ? `${audience}_${mobile}` : mobile);
}

type Timer = Pick<SentOtp, 'mobile' | 'expiresAt'>;

const timer: Timer = { mobile: '', expiresAt: 0 };
const isTimer = (value: unknown): value is Timer => isLike(timer, value);
const sample: SentOtp = { ...timer, verificationId: '', resendAt: 0 };
const isSentOtp = (value: unknown): value is SentOtp => isLike(sample, value);
