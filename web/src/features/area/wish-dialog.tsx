import { useCallback, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as words from '#words/area';
import * as auth from '#words/auth';
import * as common from '#words/common';
import { api, ask } from '../../api/client.ts';
import { Form } from '../../forms/form.tsx';
import { writtenMobile } from '../../shared/phone.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AuthBanner } from '../auth/auth-banner.tsx';
import { expiredOtp, registerBanner, sendFailed } from '../auth/auth-errors.ts';
import { KeptOtpNote } from '../auth/kept-otp-note.tsx';
import { MobileField } from '../auth/mobile-field.tsx';
import { OtpStep } from '../auth/otp-step.tsx';
import { sentOtp } from '../auth/sent-otp.ts';
import { useOtpSteps } from '../auth/use-otp-steps.ts';
import type { AskedPlace } from './area.ts';

interface Props {
  place: AskedPlace;
  onClose: () => void;
}

const bannerOf = (error: unknown) => registerBanner(error, sendFailed);

/** 'Tell me when you come here': a mobile, confirmed by a passcode. No account is needed (rule A20). */
export function WishDialog({ place, onClose }: Props) {
  const form = useForm({ defaultValues: { mobile: '' } });
  const mobile = useWatch({ control: form.control, name: 'mobile' });
  const { otp, setOtp, kept, shown, ask: askForOtp } = useOtpSteps(mobile, send, bannerOf, 'wish');
  const { say } = shown;
  const { isSubmitting } = form.formState;
  const [isLeft, setLeft] = useState(false);

  async function send() {
    const { mobile: to } = form.getValues();
    return sentOtp(to, await ask(api.POST('/area/wish', { body: { mobile: to, ...place } })), 'wish');
  }

  async function verify(to: string, verificationId: string, code: string) {
    await ask(api.POST('/area/wish/verify', { body: { mobile: to, verificationId, otp: code, ...place } }));
  }

  const backToMobile = useCallback(() => {
    setOtp(null);
    // Once the phone step is rendered.
    setTimeout(() => form.setFocus('mobile'));
  }, [setOtp, form]);
  const expire = useCallback(() => {
    backToMobile();
    say({ tone: 'bad', text: expiredOtp });
  }, [backToMobile, say]);

  if (isLeft)
    return (
      <Dialog title={words.thankYou} onClose={onClose}>
        <div className="grid gap-4 pt-1">
          <Alert tone="good">{words.weWillTell}</Alert>
          <Button block onClick={onClose} data-autofocus>
            {common.close}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog
      title={otp ? auth.verifyOtp : words.tellMeTitle}
      hint={otp ? auth.sentTo(writtenMobile(otp.mobile)) : words.wishHint}
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
            backToMobile();
          }}
          onResend={send}
          resendBanner={bannerOf}
          onResent={setOtp}
          verify={verify}
          onVerified={() => setLeft(true)}
          onExpired={expire}
        />
      ) : (
        <Form form={form} onSubmit={askForOtp} fallback={sendFailed}>
          <MobileField autoFocus />
          <KeptOtpNote otp={kept} onEnter={setOtp} />
          <Button type="submit" block size="lg" busy={isSubmitting}>
            {isSubmitting ? auth.sendingOtp : auth.sendOtp}
          </Button>
        </Form>
      )}
    </Dialog>
  );
}
