import { useState } from 'react';
import { type ApiError, hasCode } from '../../../api/api-error.ts';
import { NameStep } from './name-step.tsx';
import { OtpStep, type OtpStepProps } from './otp-step.tsx';
import { forgetOtp } from './otp-timer.ts';
import { type Proof, useSession } from './session.tsx';

type Props = Omit<OtpStepProps, 'verify' | 'onRefused'> & {
  /** Whether the first name is asked for, for the title of the dialog. */
  onAsksName: (isAsked: boolean) => void;
};

/** The passcode of a customer, and the first name if nobody has used the account for a year (rule S23). */
export function SignInStep({ onAsksName, ...step }: Props) {
  const { otp, shown, onVerified } = step;
  const { verify } = useSession();
  const [asked, setAsked] = useState<{ code: string; refusal: ApiError } | null>(null);

  function ask(to: typeof asked) {
    setAsked(to);
    onAsksName(to !== null);
  }

  function leave() {
    ask(null);
    step.onChangePhone();
  }

  async function answer(code: string, proof: Proof) {
    await verify(otp.mobile, otp.verificationId, code, proof);
    forgetOtp(otp);
    onVerified();
  }

  if (asked)
    return (
      <NameStep
        {...asked}
        otp={otp}
        answer={proof => answer(asked.code, proof)}
        onChangePhone={leave}
        onCodeRefused={banner => {
          leave();
          shown.say(banner);
        }}
      />
    );
  return (
    <OtpStep
      {...step}
      verify={verify}
      onRefused={(refusal, code) => {
        if (!hasCode(refusal, 'NAME_NEEDED')) return false;
        shown.say(null);
        ask({ code, refusal });
        return true;
      }}
    />
  );
}
