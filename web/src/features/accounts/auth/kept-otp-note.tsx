import * as words from '#words/auth';
import { useCountdown } from '../../../shared/use-countdown.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { SentOtp } from './otp-timer.ts';

interface Props {
  otp: SentOtp | null;
  onEnter: (otp: SentOtp) => void;
}

/** On the phone step: a code for this mobile is still valid. If its id is unknown, Send OTP finds it (rule S6). */
export function KeptOtpNote({ otp, onEnter }: Props) {
  const left = useCountdown(otp?.expiresAt ?? null);
  if (!otp || left === 0) return null;
  return (
    <Alert
      action={
        otp.verificationId && (
          <Button size="sm" variant="secondary" onClick={() => onEnter(otp)}>
            {words.enterOtp}
          </Button>
        )
      }
    >
      {words.alreadySentShort}{' '}
      <span role="timer" aria-live="off" className="figures">
        {words.validForSeconds(left)}
      </span>
      {!otp.verificationId && ` ${words.pressSend}`}
    </Alert>
  );
}
