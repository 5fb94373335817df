import * as words from '#words/auth';
import { useCountdown } from '../../../shared/use-countdown.ts';
import { Button } from '../../../ui/button.tsx';
import type { SentOtp } from './otp-timer.ts';
import { ValidFor } from './valid-for.tsx';

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
