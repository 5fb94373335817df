import { useEffect, useState } from 'react';
import * as words from '#words/auth';
import { useCountdown } from '../../../shared/use-countdown.ts';
import { Button } from '../../../ui/button.tsx';
import type { SentOtp } from './otp-timer.ts';

interface Props {
  otp: SentOtp;
  isSending: boolean;
  onResend: () => void;
}

/** Countdowns until the code expires and until another one can be requested. */
export function ResendOtp({ otp, isSending, onResend }: Props) {
  const resendIn = useCountdown(otp.resendAt);
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 text-sm">
      <ValidFor otp={otp} />
      {resendIn > 0 ? (
        <span role="timer" aria-live="off" className="figures font-medium text-muted">
          {words.resendIn(resendIn)}
        </span>
      ) : (
        <Button variant="quiet" size="sm" className="-mr-4" busy={isSending} onClick={onResend}>
          {isSending ? words.sendingOtp : words.resend}
        </Button>
      )}
    </div>
  );
}

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

/** Calls `onExpired` once, when the code has expired and no request is running. */
export function useExpiry(expiresAt: number, isBusy: boolean, onExpired: (() => void) | undefined): void {
  // The expiry that has passed. A request may bring a later one meanwhile.
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver(expiresAt), Math.max(0, expiresAt - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt]);
  const isOver = over === expiresAt;
  useEffect(() => {
    if (isOver && !isBusy) onExpired?.();
  }, [isOver, isBusy, onExpired]);
}
