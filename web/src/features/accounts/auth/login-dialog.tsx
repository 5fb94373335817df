import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import * as words from '#words/auth';
import { writtenMobile } from '../../../../../common/phone.ts';
import { hasCode } from '../../../api/api-error.ts';
import { Form } from '../../../forms/form.tsx';
import { useHeldBack } from '../../../shared/use-held-back.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { AuthBanner, KeptOtpNote } from './auth-banner.tsx';
import { expiredOtp, loginBanner, registerBanner, sendFailed } from './auth-errors.ts';
import { customer } from './customer.ts';
import { useOtpSteps } from './otp-step.tsx';
import type { SentOtp } from './otp-timer.ts';
import { FullNameField, MobileField } from './person-fields.tsx';
import { type Sending, sendToKnown, sendToNew } from './sent-otp.ts';
import {
  type AuthDialogProps,
  SignInStep,
  SwitchLink,
  TermsNote,
  typedNameFor,
  useSignedInElsewhere,
  wishOf,
} from './sign-in-step.tsx';

/** The mobile, for somebody new the name, and the passcode (rules S21 and S27). */
export function LoginDialog({ mobile: given, onClose, onSwitch, onSignedIn, ...purpose }: AuthDialogProps) {
  const form = useForm({ defaultValues: { mobile: given, fullName: '' } });
  const mobile = useWatch({ control: form.control, name: 'mobile' });
  const [isNew, setNew] = useState(false);
  const { otp, setOtp, kept, shown, ask } = useOtpSteps(mobile, askFor, isNew ? registerBanner : loginBanner);
  const { say } = shown;
  const wish = wishOf(purpose);
  // A newcomer's first press is Add to Cart. Whoever presses Login or opens a page of their own was here before.
  const title = purpose.adding && !customer.wasCutOff() ? words.yourMobile : words.welcomeBack;
  const [asksName, setAsksName] = useState(false);
  useSignedInElsewhere(onSignedIn);

  function send(): Promise<Sending> {
    const { mobile: to, fullName } = form.getValues();
    return isNew ? sendToNew(fullName, to) : sendToKnown(to);
  }

  /** Null if the name is asked for first, or if the number got an account meanwhile. */
  async function askFor(): Promise<Sending | null> {
    try {
      return await send();
    } catch (error) {
      if (!hasCode(error, 'USER_NOT_REGISTERED', 'MOBILE_ALREADY_EXISTS')) throw error;
      if (isNew) {
        setNew(false);
        return sendToKnown(form.getValues('mobile'));
      }
      if (!form.getValues('fullName')) form.setValue('fullName', typedNameFor(form.getValues('mobile')));
      setNew(true);
      return null;
    }
  }

  const toNumber = useCallback(() => {
    say(null);
    setOtp(null);
    setNew(false);
    // Once the phone step is rendered.
    setTimeout(() => form.setFocus('mobile', { shouldSelect: true }));
  }, [say, setOtp, form]);
  // At 0 the dialog returns to the phone step (rule S11).
  const expire = useCallback(() => {
    toNumber();
    say({ tone: 'bad', text: expiredOtp });
  }, [toNumber, say]);

  function verified() {
    if (isNew) toast.success(words.welcome, { detail: words.signedIn, durationMs: 3000 });
    onSignedIn();
  }

  const hint = wish ? words.logInTo(wish) : words.weText;
  return (
    <Dialog
      onClose={onClose}
      title={asksName ? words.whoseAccount : otp ? words.verifyOtp : isNew ? words.welcome : title}
      hint={
        asksName
          ? writtenMobile(mobile)
          : otp
            ? words.sentTo(writtenMobile(otp.mobile))
            : isNew
              ? words.nameFor(writtenMobile(mobile))
              : hint
      }
    >
      <AuthBanner shown={shown} onSwitch={() => onSwitch(mobile)} />
      {otp ? (
        <SignInStep
          otp={otp}
          shown={shown}
          userNotFound={words.userNotFound}
          onChangePhone={toNumber}
          onResend={send}
          resendBanner={isNew ? error => registerBanner(error, sendFailed) : loginBanner}
          onResent={setOtp}
          onAsksName={setAsksName}
          onVerified={verified}
          onExpired={expire}
        >
          <TermsNote />
        </SignInStep>
      ) : isNew ? (
        <NewHereStep form={form} kept={kept} onChangePhone={toNumber} onSubmit={ask} onEnter={setOtp} />
      ) : (
        <Form form={form} onSubmit={ask} fallback={sendFailed}>
          <MobileField autoFocus />
          <KeptOtpNote otp={kept} onEnter={setOtp} />
          <Button type="submit" block size="lg" busy={form.formState.isSubmitting}>
            {form.formState.isSubmitting ? words.sendingOtp : words.sendOtp}
          </Button>
          <SwitchLink onClick={() => onSwitch(mobile)}>{words.noAccount}</SwitchLink>
        </Form>
      )}
    </Dialog>
  );
}

interface Props {
  form: UseFormReturn<{ mobile: string; fullName: string }>;
  kept: SentOtp | null;
  onChangePhone: () => void;
  /** Sends the code. */
  onSubmit: () => Promise<void>;
  onEnter: (otp: SentOtp) => void;
}

/** The name of somebody whose number has no account, in the dialog where the number was typed (rule S27). */
function NewHereStep({ form, kept, onChangePhone, onSubmit, onEnter }: Props) {
  const { isSubmitting } = form.formState;
  useHeldBack(onChangePhone);
  useEffect(() => form.setFocus('fullName'), [form]);
  return (
    <Form form={form} onSubmit={onSubmit} fallback={words.registerFailed} className="grid gap-4">
      <Button variant="quiet" size="sm" className="-mt-1 -ml-4 justify-self-start" onClick={onChangePhone}>
        <ArrowLeft aria-hidden className="size-4.5" />
        {words.changePhone}
      </Button>
      <FullNameField />
      <KeptOtpNote otp={kept} onEnter={() => kept && onEnter(kept)} />
      <Button type="submit" block size="lg" busy={isSubmitting}>
        {isSubmitting ? words.sendingOtp : words.sendOtp}
      </Button>
    </Form>
  );
}
