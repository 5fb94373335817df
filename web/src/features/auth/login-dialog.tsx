import { useCallback, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as words from '#words/auth';
import { Form } from '../../forms/form.tsx';
import { writtenMobile } from '../../shared/phone.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { login } from './ask-otp.ts';
import { AuthBanner } from './auth-banner.tsx';
import type { AuthDialogProps } from './auth-dialog-props.ts';
import { expiredOtp, loginBanner, sendFailed } from './auth-errors.ts';
import { KeptOtpNote } from './kept-otp-note.tsx';
import { MobileField } from './mobile-field.tsx';
import { sentOtp } from './sent-otp.ts';
import { SignInStep } from './sign-in-step.tsx';
import { SwitchLink } from './switch-link.tsx';
import { TermsNote } from './terms-note.tsx';
import { useOtpSteps } from './use-otp-steps.ts';
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts';
import { wishOf } from './wish.ts';

export function LoginDialog({ mobile: given, onClose, onSwitch, onSignedIn, ...purpose }: AuthDialogProps) {
  const form = useForm({ defaultValues: { mobile: given } });
  const mobile = useWatch({ control: form.control, name: 'mobile' });
  const { otp, setOtp, kept, shown, ask } = useOtpSteps(mobile, send, loginBanner);
  const { say } = shown;
  const { isSubmitting } = form.formState;
  const wish = wishOf(purpose);
  const [asksName, setAsksName] = useState(false);
  useSignedInElsewhere(onSignedIn);

  async function send() {
    const { mobile: to } = form.getValues();
    return sentOtp(to, await login(to));
  }

  // At 0 the dialog returns to the phone step (rule S11).
  const expire = useCallback(() => {
    setOtp(null);
    say({ tone: 'bad', text: expiredOtp });
    // Once the phone step is rendered.
    setTimeout(() => form.setFocus('mobile'));
  }, [setOtp, say, form]);

  return (
    <Dialog
      onClose={onClose}
      title={asksName ? words.whoseAccount : otp ? words.verifyOtp : words.welcomeBack}
      hint={
        asksName
          ? writtenMobile(mobile)
          : otp
            ? words.sentTo(writtenMobile(otp.mobile))
            : wish
              ? words.logInTo(wish)
              : words.weText
      }
    >
      <AuthBanner shown={shown} onSwitch={() => onSwitch(mobile)} />
      {otp ? (
        <SignInStep
          otp={otp}
          shown={shown}
          userNotFound={words.userNotFound}
          onChangePhone={() => {
            say(null);
            setOtp(null);
            setTimeout(() => form.setFocus('mobile', { shouldSelect: true }));
          }}
          onResend={send}
          resendBanner={loginBanner}
          onResent={setOtp}
          onAsksName={setAsksName}
          onVerified={onSignedIn}
          onExpired={expire}
        >
          <TermsNote />
        </SignInStep>
      ) : (
        <Form form={form} onSubmit={ask} fallback={sendFailed}>
          <MobileField autoFocus />
          <KeptOtpNote otp={kept} onEnter={setOtp} />
          <Button type="submit" block size="lg" busy={isSubmitting}>
            {isSubmitting ? words.sendingOtp : words.sendOtp}
          </Button>
          <SwitchLink onClick={() => onSwitch(mobile)}>{words.noAccount}</SwitchLink>
        </Form>
      )}
    </Dialog>
  );
}
