import { type ReactNode, useCallback, useState } from 'react';
import { type FieldPath, type UseFormReturn, useWatch } from 'react-hook-form';
import * as words from '#words/auth';
import * as common from '#words/common';
import { writtenMobile } from '../../../../../common/phone.ts';
import { Form } from '../../../forms/form.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AuthBanner, KeptOtpNote } from './auth-banner.tsx';
import { expiredOtp, registerBanner, sendFailed } from './auth-errors.ts';
import { OtpStep, useOtpSteps } from './otp-step.tsx';
import type { Audience } from './otp-timer.ts';
import { type Challenge, sentOtp } from './sent-otp.ts';

interface Props<Values extends { mobile: string }> {
  title: string;
  hint: string;
  size?: 'sm' | 'md';
  form: UseFormReturn<Values>;
  /** The fields, with a MobileField among them. */
  children: ReactNode;
  audience: Audience;
  /** Sends a code to the mobile. Throws ApiError. */
  requestOtp: (values: Values) => Promise<Challenge>;
  /** Sends the values with the code. Throws ApiError. */
  send: (values: Values, entered: { verificationId: string; otp: string }) => Promise<unknown>;
  /** What it says once they are sent. */
  thanks: string;
  onClose: () => void;
}

const bannerOf = (error: unknown) => registerBanner(error, sendFailed);

/** A form that is sent with a passcode for its mobile. No account is needed. */
export function OtpDialog<Values extends { mobile: string }>(props: Props<Values>) {
  const { form, audience, onClose } = props;
  const mobile = useWatch({ control: form.control, compute: (values: Values) => values.mobile });
  const { otp, setOtp, kept, shown, ask } = useOtpSteps(mobile, requestOtp, bannerOf, audience);
  const { say } = shown;
  const { isSubmitting } = form.formState;
  const [isSent, setSent] = useState(false);

  async function requestOtp() {
    const values = form.getValues();
    return sentOtp(values.mobile, await props.requestOtp(values), audience);
  }

  async function verify(_mobile: string, verificationId: string, code: string) {
    await props.send(form.getValues(), { verificationId, otp: code });
  }

  const backToForm = useCallback(() => {
    setOtp(null);
    // Once the form is rendered. TypeScript cannot see that the values of every such form have this path.
    setTimeout(() => form.setFocus('mobile' as FieldPath<Values>));
  }, [setOtp, form]);
  const expire = useCallback(() => {
    backToForm();
    say({ tone: 'bad', text: expiredOtp });
  }, [backToForm, say]);

  if (isSent)
    return (
      <Dialog title={words.thankYou} onClose={onClose}>
        <div className="grid gap-4 pt-1">
          <Alert tone="good">{props.thanks}</Alert>
          <Button block onClick={onClose} data-autofocus>
            {common.close}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog
      {...(props.size && { size: props.size })}
      title={otp ? words.verifyOtp : props.title}
      hint={otp ? words.sentTo(writtenMobile(otp.mobile)) : props.hint}
      onClose={onClose}
    >
      <AuthBanner shown={shown} />
      {otp ? (
        <OtpStep
          otp={otp}
          shown={shown}
          userNotFound={sendFailed}
          onChangePhone={() => {
            say(null);
            backToForm();
          }}
          onResend={requestOtp}
          resendBanner={bannerOf}
          onResent={setOtp}
          verify={verify}
          onVerified={() => setSent(true)}
          onExpired={expire}
        />
      ) : (
        <Form form={form} onSubmit={ask} fallback={sendFailed}>
          {props.children}
          <KeptOtpNote otp={kept} onEnter={setOtp} />
          <Button type="submit" block size="lg" busy={isSubmitting}>
            {isSubmitting ? words.sendingOtp : words.sendOtp}
          </Button>
        </Form>
      )}
    </Dialog>
  );
}
