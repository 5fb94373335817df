import * as words from '#words/auth';
import { useCountdown } from '../../../shared/use-countdown.ts';
import type { SentOtp } from './otp-timer.ts';

/** How long the code is still valid. */
export function ValidFor({ otp }: { otp: SentOtp }) {
  const left = useCountdown(otp.expiresAt);
  return (
    <span role="timer" aria-live="off" className="figures text-sm text-muted">
      {left > 0 ? words.validFor(minutesAndSeconds(left)) : words.otpHasExpired}
    </span>
  );
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
