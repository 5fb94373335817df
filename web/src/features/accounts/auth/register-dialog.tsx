import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as words from '#words/auth';
import { writtenMobile } from '../../../../../common/phone.ts';
import { Form } from '../../../forms/form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { AuthBanner, KeptOtpNote } from './auth-banner.tsx';
import { registerBanner, sendFailed } from './auth-errors.ts';
import { useOtpSteps } from './otp-step.tsx';
import { FullNameField, MobileField } from './person-fields.tsx';
import { type Sending, sendToNew } from './sent-otp.ts';
import {
  type AuthDialogProps,
  keepTypedName,
  SignInStep,
  SwitchLink,
  TermsNote,
  typedNameFor,
  useSignedInElsewhere,
  wishOf,
} from './sign-in-step.tsx';

/** The dialog stays open for this long after success (rule S21). */
const closeDelayMs = 300;

export function RegisterDialog({ mobile: given, onClose, onSwitch, onSignedIn, ...purpose }: AuthDialogProps) {
  const form = useForm({ defaultValues: { fullName: typedNameFor(given), mobile: given } });
  const mobile = useWatch({ control: form.control, name: 'mobile' });
  const { otp, setOtp, kept, shown, ask } = useOtpSteps(mobile, send, registerBanner);
  const { say } = shown;
  const { isSubmitting } = form.formState;
  const wish = wishOf(purpose);
  const [asksName, setAsksName] = useState(false);
  useSignedInElsewhere(onSignedIn);

  function goToLogin() {
    keepTypedName(form.getValues());
    onSwitch(mobile);
  }

  function send(): Promise<Sending> {
    const { fullName, mobile: to } = form.getValues();
    return sendToNew(fullName, to);
  }

  return (
    <Dialog
      onClose={onClose}
      title={asksName ? words.whoseAccount : otp ? words.verifyOtp : words.register}
      hint={
        asksName
          ? writtenMobile(mobile)
          : otp
            ? words.sentTo(writtenMobile(otp.mobile))
            : wish
              ? words.registerTo(wish)
              : words.nameAndMobile
      }
    >
      <AuthBanner shown={shown} onSwitch={goToLogin} />
      {otp ? (
        <SignInStep
          otp={otp}
          shown={shown}
          userNotFound={words.userNotFoundAgain}
          onChangePhone={() => {
            say(null);
            setOtp(null);
            setTimeout(() => form.setFocus('mobile', { shouldSelect: true }));
          }}
          onResend={send}
          resendBanner={error => registerBanner(error, sendFailed)}
          onResent={setOtp}
          onAsksName={setAsksName}
          onVerified={() => {
            toast.success(words.welcome, { detail: words.signedIn, durationMs: 3000 });
            setTimeout(onSignedIn, closeDelayMs);
          }}
        >
          <TermsNote />
        </SignInStep>
      ) : (
        <Form form={form} onSubmit={ask} fallback={words.registerFailed}>
          <FullNameField autoFocus />
          <MobileField />
          {/* Submits the form, because requesting another code needs the name. */}
          <KeptOtpNote otp={kept} onEnter={() => void form.handleSubmit(() => setOtp(kept))()} />
          <Button type="submit" block size="lg" busy={isSubmitting}>
            {isSubmitting ? words.sendingOtp : words.sendOtp}
          </Button>
          <TermsNote />
          <SwitchLink onClick={goToLogin}>{words.haveAccount}</SwitchLink>
        </Form>
      )}
    </Dialog>
  );
}
